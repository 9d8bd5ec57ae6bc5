import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clean, createCleaner } from './clean.ts';

const troubled = fc
  .array(fc.constantFrom('a', 'é', '\r', '\n', '\t', '\0', '\u001b', '\u0085', '🥖', '\ud83e', '\udd56'), { maxLength: 30 })
  .map((parts) => parts.join(''));

it('leaves text that can be stored and shown, and leaves it alone the second time', () => {
  fc.assert(
    fc.property(troubled, (text) => {
      expect(clean(text)).not.toMatch(/[^\P{Cc}\t\n]/u);
      expect(clean(text).isWellFormed()).toBe(true);
      expect(clean(clean(text))).toBe(clean(text));
    }),
  );
});

it('comes to the same piece by piece, wherever a text is cut', () => {
  fc.assert(
    fc.property(troubled, (text) => {
      const cleanPiece = createCleaner();
      const pieces = [...text.split(''), '', '.'].map(cleanPiece);
      expect(pieces.join('')).toBe(clean(`${text}.`));
    }),
  );
});

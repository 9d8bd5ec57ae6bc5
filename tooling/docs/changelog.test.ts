import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const lines = readFileSync(resolve(import.meta.dirname, '../../CHANGELOG.md'), 'utf8').split('\n');
const entries = lines.flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));

it('the CHANGELOG is short enough to read before an upgrade, and begins with what has to be done', () => {
  expect(entries.length).toBeLessThanOrEqual(60);
  expect(entries.filter((entry) => entry.length > 240)).toEqual([]);
  const [version, ...content] = lines.filter((line) => line !== '').slice(2);
  expect([version, content.slice(0, 4)]).toEqual([
    expect.stringMatching(/^## \d+\.\d+\.\d+(-dev)?, \d+ \w+ 20\d\d$/),
    ['What you must do:', expect.stringMatching(/^1\. /), expect.stringMatching(/^2\. /), expect.stringMatching(/^3\. /)],
  ]);
});

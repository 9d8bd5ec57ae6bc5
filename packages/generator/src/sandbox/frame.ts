import type { Random } from './random.ts';

/**
 * A sentence in the making: `[one|other]` is a free choice, `{slot}` a fact of the brief.
 * A frame whose fact is missing is passed over.
 */
export type Frame = string;

/** What slots are filled with, by name. */
export type Facts = Readonly<Record<string, string>>;

/** The sentence that a frame gives, or `undefined` where a fact is missing. */
export function render(frame: Frame, facts: Facts, random: Random): string | undefined {
  let missing = false;
  const chosen = frame.replace(/\[([^\]]*)\]/g, (_, choices: string) => {
    const options = choices.split('|');
    return options[random.below(options.length)] ?? '';
  });
  const filled = chosen.replace(/\{(\w+)\}(?:([?:.])( \p{L})?)?/gu, (_, slot: string, mark = '', next = '') => {
    const fact = facts[slot];
    if (fact === undefined) missing = true;
    // A question keeps its mark, and what follows begins anew.
    return mark !== '' && fact?.endsWith('?') === true ? `${fact}${String(next).toUpperCase()}` : `${fact ?? ''}${mark}${next}`;
  });
  return missing ? undefined : filled;
}

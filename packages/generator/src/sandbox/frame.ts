import type { Random } from './random.ts';

/**
 * A sentence with gaps: `[one|other]` is a free choice, `{topic}` a fact of the brief.
 * A frame whose fact is missing is skipped.
 */
export type Frame = string;

/** How the reader is spoken to. */
export type Register = 'professional' | 'casual' | 'neutral';

/** Frames that suit any tone, or some for each register. */
export type Frames = readonly Frame[] | Readonly<Record<Register, readonly Frame[]>>;

/** What the gaps are filled with, by name. */
export type Facts = Readonly<Record<string, string>>;

/** The sentence that a frame gives, or `undefined` where a fact is missing. */
export function render(frame: Frame, facts: Facts, random: Random): string | undefined {
  let missing = false;
  const chosen = frame.replace(/\[([^\]]*)\]/g, (_, choices: string) => {
    const options = choices.split('|');
    return options[random.below(options.length)] ?? '';
  });
  const sentence = chosen.replace(/\{(\w+)\}(?:([?:.])( \p{L})?)?/gu, (_, name: string, mark = '', next = '') => {
    const fact = facts[name];
    if (fact === undefined) missing = true;
    // A question keeps its mark, and the next word starts with a capital.
    return mark !== '' && fact?.endsWith('?') === true ? `${fact}${String(next).toUpperCase()}` : `${fact ?? ''}${mark}${next}`;
  });
  return missing ? undefined : sentence;
}

const words: Readonly<Record<Exclude<Register, 'neutral'>, RegExp>> = {
  casual:
    /casual|friendly|relaxed|playful|humor|humour|funny|witty|warm|chatty|conversational|informal|locker|freundlich|witzig|lustig|herzlich|persönlich|jugendlich|verspielt|duzen/i,
  professional:
    /professional|formal|business|serious|expert|corporate|authoritative|professionell|sachlich|seriös|förmlich|geschäftlich|fachlich/i,
};

/** The register that a tone asks for; tones that are in no list are neutral. */
export function registerOf(tone: string): Register {
  if (words.casual.test(tone)) return 'casual';
  return words.professional.test(tone) ? 'professional' : 'neutral';
}

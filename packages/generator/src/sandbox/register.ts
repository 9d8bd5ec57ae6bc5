/** How the reader is spoken to. */
export type Register = 'professional' | 'casual' | 'neutral';

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

import {
  beginsIn,
  contentTypes,
  fold,
  measure,
  occursIn,
  stemIn,
  type BrandVoice,
  type ContentRequest,
  type ContentTypeDefinition,
  type Fault,
} from '@handbill/contract';

const fault = (pointer: string, message: string): Fault => ({ in: 'body', pointer, code: 'impossible', message });

/** A phrase in capitals is meant in capitals: whether it is in a keyword is left to the check. */
const hasSmallLetters = (phrase: string): boolean => /\p{Ll}/u.test(phrase);

const holdsFor = (range: string | null, language: string): boolean =>
  range === null || `${language.toLowerCase()}-`.startsWith(`${range.toLowerCase()}-`);

/** The words that no text in this voice may have. */
function forbiddenIn({ avoid, terms }: BrandVoice, language: string): readonly string[] {
  const forbidden = terms.filter((term) => term.use === 'forbidden' && holdsFor(term.language, language));
  return [...avoid, ...forbidden.map(({ term }) => term)].filter(hasSmallLetters);
}

/** Whether a keyword has a word that is not to occur, or one that begins so. Both are folded. */
function hasWord(keyword: string, phrase: string): boolean {
  const stem = stemIn(phrase);
  return stem === undefined ? keyword.includes(phrase) && occursIn(keyword, phrase) : beginsIn(keyword, stem);
}

function keywordFaults(request: ContentRequest, voice: BrandVoice): Fault[] {
  const forbidden =
    request.keywords.length === 0 ? [] : forbiddenIn(voice, request.language).map((phrase) => [phrase, fold(phrase)] as const);
  return request.keywords.flatMap((keyword, index) => {
    const folded = fold(keyword);
    const [phrase] = forbidden.find(([, one]) => hasWord(folded, one)) ?? [];
    return phrase === undefined ? [] : [fault(`/keywords/${index}`, `must occur, but the brand voice does not use “${phrase}”`)];
  });
}

/** The disclaimer for a brief that fits into no part, where the platform limits all of them. */
function disclaimerFaults(request: ContentRequest, { disclaimers }: BrandVoice): Fault[] {
  // The compiler can't see that a request and the definition under its own type belong together.
  const definition = contentTypes[request.type] as ContentTypeDefinition;
  const limits = definition.limits(request).filter(({ unit, outcome }) => outcome === 'fail' && unit !== 'items');
  const parts = definition.required(request).filter(({ pointer, max }) => max !== 0 && pointer.includes('*'));
  const areAllLimited = parts.every((part) => limits.some(({ pointer }) => pointer.startsWith(part.pointer)));
  if (limits.length === 0 || !areAllLimited) return [];
  const platform = 'platform' in request ? request.platform : null;
  const isFor = (listed: readonly string[], value: string | null) => listed.length === 0 || listed.some((one) => one === value);
  const pointers = [...new Set(limits.map(({ pointer }) => pointer))];
  const fits = (text: string) =>
    pointers.some((part) => limits.every(({ pointer, unit, max }) => pointer !== part || (measure(text, unit) ?? 0) <= max));
  const tooLong = disclaimers.find(({ text, types, platforms }) => isFor(types, request.type) && isFor(platforms, platform) && !fits(text));
  if (tooLong === undefined) return [];
  const begins = tooLong.text.slice(0, 80).toWellFormed();
  return [fault('/brand_voice_id', `must have disclaimers that fit: “${begins}” is longer than any part may be`)];
}

/** Demands of a brief and its brand voice that no text can meet. */
export const impossibleFaults = (request: ContentRequest, voice: BrandVoice): readonly Fault[] => [
  ...keywordFaults(request, voice),
  ...disclaimerFaults(request, voice),
];

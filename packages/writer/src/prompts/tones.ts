/** The common tones, two sentences each. */
const tones = {
  professional:
    'Sound like someone who knows the subject and respects the reader’s time. Plain words, whole sentences, no slang and no hype.',
  casual: 'Sound like a friend who happens to know. Short sentences, everyday words, a light remark where it comes by itself.',
  friendly:
    'Be warm and helpful, as to a guest. Speak to the reader directly, and let goodwill show in what is offered, not in adjectives.',
  formal: 'Keep distance and courtesy, with complete and well-built sentences. No jokes, no exclamations, no colloquial words.',
  conversational: 'Write as one person talks to another across a table. Questions, short answers, and the thread never lost.',
  confident: 'State things, and do not hedge. Short main clauses, strong verbs, and proof in place of praise.',
  persuasive:
    'Begin with what the reader wants or fears, and lead from there to the next step. One argument after the other, each answering the doubt that the last one left.',
  playful: 'Enjoy the language: an image, a turn, a wink. Never at the cost of being understood, and never at the reader’s expense.',
  humorous: 'Let one real joke or odd observation carry the text. Keep it kind, and get to the point all the same.',
  inspirational:
    'Show what becomes possible, in a picture that the reader can see. Stay with concrete people and things; big words weaken it.',
  informative: 'Explain so that the reader can repeat it afterwards. Facts in a sensible order, terms explained once, no selling.',
  authoritative: 'Write as the source that others quote. Precise terms, clear judgements, reasons given briefly.',
  urgent:
    'Say what has to happen by when, and why it can not wait. Short sentences, and no invented scarcity: only deadlines that the brief gives.',
  empathetic: 'Name the reader’s situation before any offer, and without pity. Calm sentences, no pressure, no exclamation marks.',
  bold: 'Take a position in the first line and hold it. Few adjectives, strong nouns and verbs, no hedging.',
  luxurious: 'Be sparing: few words, much space, exact details of material and craft. Never name a price as an argument, and never shout.',
  enthusiastic:
    'Let real pleasure in the thing show, by details that only someone who loves it would mention. At most one exclamation mark.',
  neutral: 'Report without taking sides. No praising or blaming words, and no address to the reader’s feelings.',
  technical: 'Write for people who do this for a living. Exact terms, numbers from the brief with their units, no metaphors.',
  witty: 'Be quick and dry, and trust the reader to follow. One clever turn for each paragraph at most.',
} as const;
type Tone = keyof typeof tones;

/** Other words for them, and the words of some other languages. */
const synonyms: Readonly<Record<string, Tone>> = {
  businesslike: 'professional',
  serious: 'professional',
  relaxed: 'casual',
  informal: 'casual',
  warm: 'friendly',
  approachable: 'friendly',
  welcoming: 'friendly',
  polite: 'formal',
  assertive: 'confident',
  convincing: 'persuasive',
  funny: 'humorous',
  humourous: 'humorous',
  inspiring: 'inspirational',
  motivational: 'inspirational',
  educational: 'informative',
  expert: 'authoritative',
  compassionate: 'empathetic',
  caring: 'empathetic',
  daring: 'bold',
  luxury: 'luxurious',
  elegant: 'luxurious',
  excited: 'enthusiastic',
  objective: 'neutral',
  factual: 'neutral',
  professionell: 'professional',
  sachlich: 'neutral',
  locker: 'casual',
  lässig: 'casual',
  freundlich: 'friendly',
  formell: 'formal',
  humorvoll: 'humorous',
  professionnel: 'professional',
  décontracté: 'casual',
  amical: 'friendly',
  profesional: 'professional',
  cercano: 'friendly',
};

const joiningWords = new Set(['and', 'but', 'yet', 'und', 'et', 'y']);

const toneOf = (word: string): Tone | undefined =>
  Object.hasOwn(tones, word) ? (word as Tone) : Object.hasOwn(synonyms, word) ? synonyms[word] : undefined;

/** The common tones that a brief's `tone` names; none where it says anything else: then its own words are all that there is. */
export function namedTones(tone: string): readonly Tone[] {
  const words = tone
    .toLowerCase()
    .split(/[\s,;/&+]+/)
    .filter((word) => word !== '' && !joiningWords.has(word));
  const named = words.map(toneOf);
  return named.includes(undefined) ? [] : [...new Set(named)].filter((one) => one !== undefined).slice(0, 3);
}

/** The brief's words themselves stay in the brief. */
export const toneRule = 'Write in the tone that the brief’s `tone` names.';

/** How a common tone sounds; of others nothing is known. */
export const soundRule = (tone: string): readonly string[] => {
  const sounds = namedTones(tone).map((one) => `“${one}”: ${tones[one]}`);
  return sounds.length === 0 ? [] : [`The tone ${sounds.join(' ')}`];
};

import tones from './tones.json' with { type: 'json' };

type Tone = keyof typeof tones;

/** The common tones by their names, by other words for them, and by the words of some other languages. */
const byWord: ReadonlyMap<string, Tone> = new Map(
  (Object.keys(tones) as Tone[]).flatMap((tone) => [tone, ...tones[tone].also].map((word) => [word, tone] as const)),
);

const joiningWords = new Set(['and', 'but', 'yet', 'und', 'et', 'y']);

/** The common tones that a brief's `tone` names; none where it says anything else: then its own words are all that there is. */
export function namedTones(tone: string): readonly Tone[] {
  const words = tone
    .toLowerCase()
    .split(/[\s,;/&+]+/)
    .filter((word) => word !== '' && !joiningWords.has(word));
  const named = words.map((word) => byWord.get(word));
  return named.includes(undefined) ? [] : [...new Set(named)].filter((one) => one !== undefined).slice(0, 3);
}

export const isInformal = (tone: string): boolean => namedTones(tone).some((one) => tones[one].informal);

/** How a common tone sounds, in two sentences; of others nothing is known. */
export const soundRule = (tone: string): readonly string[] => {
  const sounds = namedTones(tone).map((one) => `“${one}”: ${tones[one].sound}`);
  return sounds.length === 0 ? [] : [`The tone ${sounds.join(' ')}`];
};

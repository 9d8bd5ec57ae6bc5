import { namedTones } from './tones.ts';

/** How a reader is addressed, in languages that have two ways; `usual` where one of them is the custom whatever the tone. */
interface Forms {
  readonly formal: string;
  readonly informal: string;
  readonly usual?: 'informal';
}

const forms: Readonly<Record<string, Forms>> = {
  bg: { formal: 'Вие', informal: 'ти' },
  ca: { formal: 'vostè', informal: 'tu' },
  cs: { formal: 'vy', informal: 'ty' },
  da: { formal: 'De', informal: 'du', usual: 'informal' },
  de: { formal: 'Sie', informal: 'du' },
  el: { formal: 'εσείς', informal: 'εσύ' },
  es: { formal: 'usted', informal: 'tú' },
  et: { formal: 'teie', informal: 'sina' },
  fi: { formal: 'te', informal: 'sinä', usual: 'informal' },
  fr: { formal: 'vous', informal: 'tu' },
  hi: { formal: 'आप', informal: 'तुम' },
  hr: { formal: 'Vi', informal: 'ti' },
  hu: { formal: 'Ön', informal: 'te' },
  id: { formal: 'Anda', informal: 'kamu' },
  it: { formal: 'Lei', informal: 'tu' },
  ja: { formal: 'です・ます with 敬語', informal: 'plain です・ます, friendly' },
  ko: { formal: '합쇼체', informal: '해요체' },
  lt: { formal: 'jūs', informal: 'tu' },
  lv: { formal: 'jūs', informal: 'tu' },
  nb: { formal: 'De', informal: 'du', usual: 'informal' },
  nl: { formal: 'u', informal: 'je' },
  nn: { formal: 'De', informal: 'du', usual: 'informal' },
  no: { formal: 'De', informal: 'du', usual: 'informal' },
  pl: { formal: 'Pan/Pani', informal: 'ty' },
  pt: { formal: 'o senhor/a senhora', informal: 'você (Brazil) or tu (Portugal)' },
  ro: { formal: 'dumneavoastră', informal: 'tu' },
  ru: { formal: 'вы', informal: 'ты' },
  sk: { formal: 'vy', informal: 'ty' },
  sl: { formal: 'vi', informal: 'ti' },
  sr: { formal: 'ви', informal: 'ти' },
  sv: { formal: 'ni', informal: 'du', usual: 'informal' },
  tr: { formal: 'siz', informal: 'sen' },
  uk: { formal: 'ви', informal: 'ти' },
  vi: { formal: 'quý khách', informal: 'bạn' },
  zh: { formal: '您', informal: '你' },
};

const informalTones: ReadonlySet<string> = new Set([
  'casual',
  'friendly',
  'conversational',
  'playful',
  'humorous',
  'enthusiastic',
  'witty',
  'bold',
] satisfies ReturnType<typeof namedTones>[number][]);

interface Address {
  readonly language: string;
  readonly tone: string;
  /** `null`: by tone and language. */
  readonly formality: 'formal' | 'informal' | null;
}

/** How the reader is addressed, as the end of a sentence; `null` where the language has one way and the brief asks for none. */
export function formOfAddress({ language, tone, formality }: Address): string | null {
  const known = forms[language.split('-', 1)[0] ?? ''];
  const byTone = namedTones(tone).some((one) => informalTones.has(one)) ? 'informal' : 'formal';
  if (known === undefined)
    return formality === null ? null : `addressing the reader in ${formality === 'informal' ? 'an informal' : 'a formal'} way throughout`;
  const way = formality ?? known.usual ?? byTone;
  return `addressing the reader as “${known[way]}” (${way}) throughout`;
}

import listed from './forms-of-address.json' with { type: 'json' };
import { isInformal } from './tones.ts';

type Formality = 'formal' | 'informal';

/** How a reader is addressed, in languages that have two ways; `usual` where one of them is the custom whatever the tone. */
type Forms = Readonly<Record<Formality, string>> & { readonly usual?: string };

const forms: Readonly<Record<string, Forms>> = listed;

interface Address {
  readonly language: string;
  readonly tone: string;
  /** `null`: by tone and language. */
  readonly formality: Formality | null;
}

/** How the reader is addressed, as the end of a sentence; `null` where the language has one way and the brief asks for none. */
export function formOfAddress({ language, tone, formality }: Address): string | null {
  const known = forms[language.split('-', 1)[0] ?? ''];
  if (known === undefined)
    return formality === null ? null : `addressing the reader in ${formality === 'informal' ? 'an informal' : 'a formal'} way throughout`;
  const way = formality ?? (known.usual === 'informal' || isInformal(tone) ? 'informal' : 'formal');
  return `addressing the reader as “${known[way]}” (${way}) throughout`;
}

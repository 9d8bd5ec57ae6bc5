import * as z from 'zod';

const maxLength = 60;

const afterLanguage = '(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*$';
/** Language, script, region, variants: RFC 5646 without extended languages (`zh-cmn` is `cmn`), extensions and private use. No language of more than three letters is registered. */
const pattern = new RegExp(`^[A-Za-z]{2,3}${afterLanguage}`);
/** Earlier versions took names such as `German` as well. */
const storedPattern = new RegExp(`^([A-Za-z]{2,3}|[A-Za-z]{5,8})${afterLanguage}`);

/** `Intl` refuses a tag that names a variant twice. */
const withoutRepeats = (tag: string): string =>
  tag
    .toLowerCase()
    .split('-')
    .filter((subtag, at, subtags) => subtag.length < 4 || subtags.indexOf(subtag) === at)
    .join('-');

/** A tag without its extensions and private use: all from the first subtag of one character on. */
export const withoutExtensions = (tag: string): string => tag.replace(/-[0-9A-Za-z]-.*$/, '');

function canonical(tag: string): string {
  // `Intl` turns `en-US-posix` into `en-US-u-va-posix`, which has an extension.
  const plain = withoutExtensions(new Intl.Locale(withoutRepeats(tag)).toString());
  return plain.length > maxLength ? tag : plain;
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

/** The languages of two letters, by their names in English and in themselves. */
function languagesByName(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (tag: string, inLanguage: string) => {
    const name = new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' }).of(tag)?.toLowerCase();
    if (name !== undefined && !names.has(name)) names.set(name, tag);
    return name !== undefined;
  };
  const known = letters.flatMap((first) => letters.map((second) => first + second)).filter((tag) => add(tag, 'en'));
  for (const tag of known) add(tag, tag);
  return names;
}

/** Made when somebody first sends a name. */
let byName: ReadonlyMap<string, string> | undefined;

function noLanguage(value: string): string {
  byName ??= languagesByName();
  const meant = byName.get(value.toLowerCase());
  return `must be a BCP 47 language tag without extensions and private use${meant === undefined ? ', such as en, de or pt-BR' : `: did you mean ${meant}?`}`;
}

const languageOf = (allowed: RegExp) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .check((payload) => {
      const { value } = payload;
      // Reported by `max` already; `Intl` throws on a tag that is far too long.
      if (value.length > maxLength) return;
      if (allowed.test(value)) payload.value = canonical(value);
      else payload.issues.push({ code: 'custom', params: { fault: 'invalid_format' }, message: noLanguage(value), input: value });
    })
    .meta({
      description: 'BCP 47 language tag without extensions and private use',
      pattern: allowed.source,
      examples: ['en', 'de', 'pt-BR'],
    });

/** A BCP 47 language tag, brought to its canonical form: `pt-br` becomes `pt-BR`. */
export const Language = languageOf(pattern);
/** The same as a record may have it. */
export const StoredLanguage = languageOf(storedPattern);

import * as z from 'zod';

const maxLength = 60;

/** Language, script, region, variants: RFC 5646 without extended languages (`zh-cmn` is `cmn`), extensions and private use. */
const pattern = /^([A-Za-z]{2,3}|[A-Za-z]{5,8})(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*$/;

/** `Intl` refuses a tag that names a variant twice. */
const withoutRepeats = (tag: string): string =>
  tag
    .toLowerCase()
    .split('-')
    .filter((subtag, at, subtags) => subtag.length < 4 || subtags.indexOf(subtag) === at)
    .join('-');

/** A tag without its extensions and private use: what follows the first subtag of one character. */
export const withoutExtensions = (tag: string): string => tag.replace(/-[0-9A-Za-z]-.*$/, '');

function canonical(tag: string): string {
  // `Intl` turns `en-US-posix` into `en-US-u-va-posix`, which has an extension.
  const plain = withoutExtensions(new Intl.Locale(withoutRepeats(tag)).toString());
  return plain.length > maxLength ? tag : plain;
}

/** A BCP 47 language tag, brought to its canonical form: `pt-br` becomes `pt-BR`. */
export const Language = z
  .string()
  .trim()
  .max(maxLength)
  .check((payload) => {
    // Reported by `max` already; `Intl` throws on a tag that is far too long.
    if (payload.value.length > maxLength) return;
    if (pattern.test(payload.value)) payload.value = canonical(payload.value);
    else
      payload.issues.push({
        code: 'custom',
        params: { fault: 'invalid_format' },
        message: 'must be a BCP 47 language tag without extensions and private use, such as en, de or pt-BR',
        input: payload.value,
      });
  })
  .meta({
    description: 'BCP 47 language tag without extensions and private use',
    pattern: pattern.source,
    examples: ['en', 'de', 'pt-BR'],
  });

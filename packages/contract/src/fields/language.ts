import * as z from 'zod';

const canonical = (tag: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
};

/** A BCP 47 language tag, brought to its canonical form: `pt-br` becomes `pt-BR`. */
export const Language = z
  .string()
  .trim()
  .max(60)
  .check((payload) => {
    const tag = canonical(payload.value);
    if (tag === undefined)
      payload.issues.push({
        code: 'custom',
        params: { fault: 'invalid_format' },
        message: 'must be a BCP 47 language tag, such as en, de or pt-BR',
        input: payload.value,
      });
    else payload.value = tag;
  })
  .meta({
    description: 'BCP 47 language tag',
    pattern: '^([A-Za-z]{2,3}|[A-Za-z]{5,8})(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))?$',
    examples: ['en', 'de', 'pt-BR'],
  });

import { text } from './text.ts';

/** An absolute `http` or `https` address. */
export const webAddress = text(1, 2_000)
  .check((payload) => {
    const { value } = payload;
    // `text` reports one that is too long.
    if (value.length > 4_000 || (/^https?:\/\/[^\s/]/i.test(value) && !/\s/.test(value) && URL.canParse(value))) return;
    payload.issues.push({
      code: 'custom',
      params: { fault: 'invalid_format' },
      message: 'must be an absolute http or https address, such as https://example.com/course',
      input: value,
    });
  })
  .meta({ pattern: '^\\s*[hH][tT][tT][pP][sS]?://[^\\s/]\\S*\\s*$', minLength: 1, maxLength: 2_000 });

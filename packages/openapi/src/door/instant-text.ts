const time = String.raw`^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?`;
const written = new RegExp(String.raw`${time} ?(?:([Zz]|UTC)|([+-]\d{2}):?(\d{2}))$`);
const withoutPlus = new RegExp(String.raw`${time} {1,2}\d{2}:?\d{2}$`);

/**
 * A time in a query as RFC 3339. Generated clients write it as their languages print it: `2020-01-01 00:00:00 +00:00` and
 * `… UTC` (Rust), `…+0000` and `2020-01-01 00:00:00+00:00` (Python). Any other text stays as it is, for the schema to refuse.
 */
export function instantText(text: string): string {
  const [, day, minutes, seconds = ':00', utc, hour, minute] = written.exec(text) ?? [];
  return day === undefined ? text : `${day}T${minutes}${seconds}${utc === undefined ? `${hour}:${minute}` : 'Z'}`;
}

/** Whether a time lost the `+` of its offset: unencoded, it means a space in a query. */
export const hasLostPlus = (text: string): boolean => withoutPlus.test(text);

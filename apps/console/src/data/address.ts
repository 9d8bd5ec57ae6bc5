export type Search = Readonly<Record<string, unknown>>;

/** The members of an address that are texts, cut to a length. */
export const textsIn = (search: Search, names: readonly string[], most = 200): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = search[name];
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, most)]] : [];
    }),
  );

/** The members that are days of the years that the server plans for. */
export const daysIn = (search: Search, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(textsIn(search, names)).filter(
      ([, day]) => /^(?:19[7-9]\d|[2-8]\d{3})-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)),
    ),
  );

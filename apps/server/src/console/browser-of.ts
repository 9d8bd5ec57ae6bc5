/** Browsers by what their `User-Agent` has; those that name others too come first. */
const browsers: readonly (readonly [sign: string, name: string])[] = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

/** The browser of a request, for the name of its session; `null`: another program. */
export const browserOf = (userAgent: string | undefined): string | null =>
  browsers.find(([sign]) => userAgent?.includes(sign) === true)?.[1] ?? null;

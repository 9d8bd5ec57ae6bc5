/** What every page is sent with: it may load what its policy names, and from this server only. */
export const pageHeaders = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': `${policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
});

/** For pages of text. */
export const pagePolicy = "default-src 'none'; style-src 'self'; img-src data:";

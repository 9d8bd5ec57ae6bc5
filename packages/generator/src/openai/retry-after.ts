/** How long a provider asks to be left alone, in milliseconds: `Retry-After` in seconds or as a date, or OpenAI's `retry-after-ms`. */
export function retryAfter_ms(headers: Headers | undefined, now: number): number | null {
  const exact = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (exact >= 0) return exact;
  const given = headers?.get('retry-after') ?? '';
  const seconds = Number(given === '' ? Number.NaN : given);
  if (seconds >= 0) return seconds * 1_000;
  const until = Date.parse(given);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
}

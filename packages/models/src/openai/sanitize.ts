const maxLength = 300;

/** A provider’s message, safe to show and log: one line, without the key, anything like a key, addresses or markup. */
export function sanitize(message: string, apiKey: string | undefined): string {
  if (/<\/?[a-z!][^<>]*>/i.test(message)) return '';
  const safe = (apiKey === undefined || apiKey === '' ? message : message.replaceAll(apiKey, '[key]'))
    .replace(/\b(sk|pk|key)-[^\s"',;]{6,}|\bBearer [^\s"',;]+/gi, '[key]')
    .replace(/\b[a-z]+:\/\/\S+/gi, '[address]')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return safe.length > maxLength ? `${safe.slice(0, maxLength).toWellFormed()}…` : safe;
}

/** In place of what nobody may read. */
const redacted = '[redacted]';

/** What looks like a secret, wherever it stands; percent-encoded too. A group holds what goes before it and may be read. */
const patterns = [
  // Our keys, and those of model providers.
  String.raw`hbk(?:_|%5f)[\w%…-]*`,
  String.raw`\bsk(?:-|%2d)[\w%-]{8,}`,
  String.raw`(bearer(?: |\+|%20){1,3})[^\s"'\\,;<]+`,
  // A password in an address, and a key or token in a query.
  String.raw`(://[^\s/:@"'\\]*:)[^\s/@"'\\]+(?=@)`,
  String.raw`([?&](?:api[_-]?key|access[_-]?token|token|key|password)=)[^\s&"'\\]+`,
];

/** Prepares the removal of secrets from text, in one pass; those that are known go too, whatever they look like. */
export function redactor(secrets: readonly string[] = []): (text: string) => string {
  // As they stand in a line of JSON. A short one would take ordinary words along.
  const known = secrets
    .filter(({ length }) => length >= 8)
    .map((secret) =>
      JSON.stringify(secret)
        .slice(1, -1)
        .replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`),
    );
  const all = new RegExp([...patterns, ...known].join('|'), 'gi');
  return (text) => text.replace(all, (_, bearer = '', address = '', query = '') => `${bearer}${address}${query}${redacted}`);
}

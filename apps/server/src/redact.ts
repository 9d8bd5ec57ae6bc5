/** In place of what nobody may read. */
const redacted = '[redacted]';

/** What looks like a secret, wherever it stands. A group holds what goes before it and may be read. */
const patterns = [
  // Our keys, with their beginning or without, and those of model providers.
  String.raw`hbk_[\w…-]*`,
  String.raw`\b[0-9a-z]{26}_[\w-]{43}`,
  String.raw`\bsk-[\w-]{8,}`,
  String.raw`(bearer(?: |\+|%20){1,3})[^\s"'\\,;<]+`,
  // A password in an address, and a key or token in a query.
  String.raw`(://[^\s/:@"'\\]*:)[^\s/@"'\\]+(?=@)`,
  String.raw`([?&](?:api[_-]?key|access[_-]?token|token|key|password)=)[^\s&"'\\]+`,
];

/** What an address holds in one piece. */
const pieces = /[\w%.~-]+/g;

/** Takes away the percent signs; a sign that was encoded over and over, as often as anyone reads it. */
const decoded = (text: string, times = 3): string =>
  times === 0 || !text.includes('%')
    ? text
    : decoded(
        text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
        times - 1,
      );

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
  const isSecret = new RegExp(all.source, 'i');
  const plain = (text: string) => text.replace(all, (_, bearer = '', address = '', query = '') => `${bearer}${address}${query}${redacted}`);
  return (text) =>
    plain(
      text.includes('%')
        ? text.replace(pieces, (piece) => (piece.includes('%') && isSecret.test(decoded(piece)) ? redacted : piece))
        : text,
    );
}

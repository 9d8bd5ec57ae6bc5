import { ProviderError } from './provider-error.ts';

/** Longer than the longest text in one piece, in characters: such a line never ends. */
const longestLine = 2 ** 20;

/** The `data` of each server-sent event, as it comes; comments, names and ids are passed over. */
export async function* serverSentData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new ProviderError('unreadable');
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5));
      else if (line === '' && data.length > 0) {
        yield data.join('\n');
        data = [];
      }
    }
  }
  // Servers that end without the last blank line have still said what they said.
  if (rest.startsWith('data:')) data.push(rest.slice(5).trim());
  if (data.length > 0) yield data.join('\n');
}

import type { IncomingMessage } from 'node:http';
import { Problem } from '@handbill/contract';

const maxBytes = 262_144;
const json = /^application\/(?:merge-patch\+)?json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?\s*$/i;
const utf8 = new TextDecoder('utf-8', { fatal: true });

const tooLarge = () => new Problem('payload_too_large', {}, { detail: `A body may have up to ${maxBytes} bytes.` });

/** Refuses what is plain from the headers alone. */
function assertReadable({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new Problem('unsupported_media_type', {}, { detail: 'Send the body without a content encoding.' });
  const type = headers['content-type'];
  if (type === undefined || !json.test(type)) throw new Problem('unsupported_media_type', {}, { detail: `The body must be application/json in UTF-8${type === undefined ? '' : `, not ${type.slice(0, 100)}`}.` });
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new Problem('malformed_json', {}, { detail: cause instanceof SyntaxError ? cause.message : 'The body is not UTF-8.', cause });
  }
}

/** Whether a body comes with the request. */
export const hasBody = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The body as JSON; none at all is as good as an empty object. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  if (!hasBody(request)) return {};
  assertReadable(request);
  const bytes = await bytesOf(request);
  return bytes.length === 0 ? {} : parsed(bytes);
}

import type { IncomingMessage } from 'node:http';
import { maxBodyBytes, Problem } from '@handbill/contract';
import { CallerLeft, quoted } from '@handbill/operations';

const json = /^application\/(?:merge-patch\+)?json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?\s*$/i;
const utf8 = new TextDecoder('utf-8', { fatal: true });

const tooLarge = () => new Problem('payload_too_large', {}, { detail: `A body may have up to ${maxBodyBytes} bytes.` });

/** Refuses what is plain from the headers alone: a body that is no JSON, or not as it was written. */
export function assertReadable({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw new Problem('unsupported_media_type', {}, { detail: 'Send the body without a content encoding.' });
  const type = headers['content-type'];
  if (type === undefined || !json.test(type))
    throw new Problem(
      'unsupported_media_type',
      {},
      { detail: `The body must be application/json in UTF-8${type === undefined ? '' : `, not ${quoted(type)}`}.` },
    );
}

/**
 * Reads a body whole, and no further than it may be long: what is left of a longer one stays unread.
 * By events: an iterator over a stream costs more than all else about a small body.
 */
export function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) return Promise.reject(tooLarge());
  return new Promise((read, refused) => {
    // The only way in which reading a request fails.
    const left = (cause: unknown) => refused(new CallerLeft('The caller went away before the request was whole', { cause }));
    if (request.destroyed) return left(request.errored);
    const chunks: Buffer[] = [];
    let length = 0;
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length <= maxBodyBytes) return;
      request.off('data', take).pause();
      refused(tooLarge());
    };
    request.on('data', take);
    request.once('end', () => read(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)));
    request.once('error', left);
  });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new Problem('malformed_json', {}, { detail: cause instanceof SyntaxError ? cause.message : 'The body is not UTF-8.', cause });
  }
}

/** The body as JSON; an empty one is as good as an empty object. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  assertReadable(request);
  const bytes = await readBytes(request);
  return bytes.length === 0 ? {} : parsed(bytes);
}

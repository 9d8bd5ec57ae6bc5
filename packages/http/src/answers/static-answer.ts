import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { matchesTag, varyBy, type Headers } from './answer.ts';
import { codingFor, compressWell, type Coding } from './coding.ts';

/** A body that was compressed before, best first. */
export type Compressed = ReadonlyMap<Coding, Buffer>;

interface Variant {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** Sends an answer that is the same for everyone. */
export type StaticAnswer = (response: ServerResponse) => Promise<void>;

/** Prepares a body that is read once, and compressed once for each coding; `ready` are those that the build has made. Caches have to revalidate it. */
export function staticAnswer(read: () => string | Buffer | Promise<Buffer>, headers: Headers, ready?: Compressed): StaticAnswer {
  let whole: Promise<Buffer> | undefined;
  const variants = new Map<Coding | undefined, Promise<Variant>>();

  const make = async (coding: Coding | undefined): Promise<Variant> => {
    whole ??= Promise.resolve(read()).then((body) => (typeof body === 'string' ? Buffer.from(body) : body));
    const bytes = await whole;
    const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return coding === undefined
      ? { bytes, tag: `"${tag}"` }
      : { bytes: ready?.get(coding) ?? (await compressWell[coding](bytes)), tag: `"${tag}-${coding}"` };
  };
  const variantOf = (coding: Coding | undefined): Promise<Variant> => {
    const made = variants.get(coding) ?? make(coding);
    variants.set(coding, made);
    // If it could not be read, the next request tries again.
    made.catch(() => {
      variants.delete(coding);
      whole = undefined;
    });
    return made;
  };

  return async (response) => {
    const { req: request } = response;
    const { length } = (await variantOf(undefined)).bytes;
    const coding = codingFor(request.headers['accept-encoding'], length, ready && [...ready.keys()]);
    const { bytes, tag } = await variantOf(coding);
    const head: Headers = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff', ...headers, ETag: tag };
    head['Vary'] = varyBy(response, 'Accept-Encoding');
    const condition = request.headers['if-none-match'];
    if (condition !== undefined && matchesTag(condition, tag)) {
      response.writeHead(304, head).end();
      return;
    }
    if (coding !== undefined) head['Content-Encoding'] = coding;
    response.writeHead(200, { ...head, 'Content-Length': bytes.length }).end(request.method === 'HEAD' ? undefined : bytes);
  };
}

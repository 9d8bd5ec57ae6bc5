import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import Negotiator from 'negotiator';

export type Coding = 'zstd' | 'br' | 'gzip';

/**
 * From this size on compression pays, in bytes: a list of four campaigns, 2.6 kB, becomes 0.7 kB for some 50 µs beside the event loop.
 * Below, an answer is one or two packets either way.
 */
export const worthCompressing = 2_048;

/** Best first: of what a caller likes equally, the one that takes the least time for its result. */
const codings: readonly Coding[] = ['zstd', 'br', 'gzip'];

/** How an answer goes to a caller with this `Accept-Encoding`; `undefined`: as it is. Who refuses every way gets it as it is. */
export function codingFor(accepted: string | undefined, length: number): Coding | undefined {
  const isSmall = length < worthCompressing;
  if (accepted === undefined || (isSmall && !/identity|\*/i.test(accepted))) return undefined;
  // Its types do not know of `preferred` yet.
  const caller: { encodings(available: readonly string[], options: { preferred: readonly string[] }): string[] } = new Negotiator({
    headers: { 'accept-encoding': accepted },
  });
  const acceptable = caller.encodings([...codings, 'identity'], { preferred: codings });
  if (isSmall && acceptable.includes('identity')) return undefined;
  return codings.find((coding) => coding === acceptable[0]);
}

const [zstd, brotli, deflate] = [promisify(zstdCompress), promisify(brotliCompress), promisify(gzip)];
const brotliAt = (quality: number) => (bytes: Buffer) =>
  brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

type Compressors = Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>>;

/** For an answer that is sent once: gzip's usual level takes four times as long on prose for a tenth less. On a thread of the pool. */
export const compress: Compressors = { zstd: (bytes) => zstd(bytes), br: brotliAt(4), gzip: (bytes) => deflate(bytes, { level: 4 }) };

/** For what is sent again and again; brotli's highest quality would take the reference's library 8 s for 12 % less. */
export const compressWell: Compressors = {
  zstd: (bytes) => zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 9 } }),
  br: brotliAt(6),
  gzip: (bytes) => deflate(bytes),
};

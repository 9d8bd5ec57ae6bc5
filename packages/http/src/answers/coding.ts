import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompress, zstdCompressSync } from 'node:zlib';
import Negotiator from 'negotiator';

export type Coding = 'zstd' | 'br' | 'gzip';

/** From this size on compression pays, in bytes; below, an answer is one or two packets either way. */
export const worthCompressing = 2_048;

/** Best first: of the codings that a caller likes equally, the one that takes the least time for its result. */
const codings: readonly Coding[] = ['zstd', 'br', 'gzip'];

/** How an answer goes to a caller with this `Accept-Encoding`; `undefined`: as it is. Who refuses every way gets it as it is. */
export function codingFor(accepted: string | undefined, length: number, available = codings): Coding | undefined {
  const isSmall = length < worthCompressing;
  if (accepted === undefined || (isSmall && !/identity|\*/i.test(accepted))) return undefined;
  // Its types do not know of `preferred` yet.
  const caller: { encodings(available: readonly string[], options: { preferred: readonly string[] }): string[] } = new Negotiator({
    headers: { 'accept-encoding': accepted },
  });
  const acceptable = caller.encodings([...available, 'identity'], { preferred: available });
  if (isSmall && acceptable.includes('identity')) return undefined;
  return available.find((coding) => coding === acceptable[0]);
}

const [zstd, brotli, deflate] = [promisify(zstdCompress), promisify(brotliCompress), promisify(gzip)];
const brotliOptions = (quality: number, { length }: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

type Compressors<Result> = Readonly<Record<Coding, (bytes: Buffer) => Result>>;

/** gzip's usual level takes four times as long on prose for a tenth less. */
const quickly = { zstd: {}, br: 4, gzip: { level: 4 } } as const;

/** For an answer that is sent once, on a thread of the pool. */
export const compress: Compressors<Promise<Buffer>> = {
  zstd: (bytes) => zstd(bytes, quickly.zstd),
  br: (bytes) => brotli(bytes, brotliOptions(quickly.br, bytes)),
  gzip: (bytes) => deflate(bytes, quickly.gzip),
};

/** Up to this size, in bytes, compressing takes at most 0.2 ms, and having a thread do it takes longer than doing it. */
export const compressedAtOnce = 16_384;

export const compressAtOnce: Compressors<Buffer> = {
  zstd: (bytes) => zstdCompressSync(bytes, quickly.zstd),
  br: (bytes) => brotliCompressSync(bytes, brotliOptions(quickly.br, bytes)),
  gzip: (bytes) => gzipSync(bytes, quickly.gzip),
};

/** For bytes that are sent again and again; brotli's highest quality would take the reference's library 8 s for 12 % less. */
export const compressWell: Compressors<Promise<Buffer>> = {
  zstd: (bytes) => zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 9 } }),
  br: (bytes) => brotli(bytes, brotliOptions(6, bytes)),
  gzip: (bytes) => deflate(bytes),
};

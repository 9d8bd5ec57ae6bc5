import { extname } from 'node:path';
import { staticAnswer, type Compressed, type StaticAnswer } from '@handbill/http';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

export const mediaTypeOf = (name: string): string => types[extname(name)] ?? 'application/octet-stream';

/** A file that has the hash of its bytes in its name, so it may be cached for good. */
export const hashedFile = (name: string, body: string | Buffer, compressed?: Compressed): StaticAnswer =>
  staticAnswer(() => body, { 'Content-Type': mediaTypeOf(name), 'Cache-Control': 'public, max-age=31536000, immutable' }, compressed);

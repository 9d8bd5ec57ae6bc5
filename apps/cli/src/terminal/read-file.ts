import { closeSync, openSync, readSync } from 'node:fs';
import { UsageError } from './usage-error.ts';
import { isPlainObject } from '@handbill/contract/counting';

/** The text of a file, or of standard input (`-`). A larger one than is allowed is refused before it is read further. */
export function readText(file: string, maxBytes: number): string {
  const name = file === '-' ? 'Standard input' : file;
  let handle: number;
  try {
    handle = file === '-' ? 0 : openSync(file, 'r');
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${(error as Error).message}`);
  }
  try {
    const chunks: Buffer[] = [];
    for (let size = 0; ;) {
      const chunk = Buffer.alloc(65_536);
      const read = readChunk(handle, chunk);
      if (read === 0)
        return Buffer.concat(chunks)
          .toString('utf8')
          .replace(/^\uFEFF/, '');
      size += read;
      if (size > maxBytes) throw new UsageError(`${name} is larger than ${maxBytes} bytes.`);
      chunks.push(chunk.subarray(0, read));
    }
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${name} cannot be read: ${(error as Error).message}`);
  } finally {
    if (handle !== 0) closeSync(handle);
  }
}

function readChunk(handle: number, chunk: Buffer): number {
  for (;;)
    try {
      return readSync(handle, chunk);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      // A pipe of which the writer has not written yet.
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
}

/** An object in JSON. */
export function readObject(file: string, maxBytes: number): Record<string, unknown> {
  const name = file === '-' ? 'Standard input' : file;
  try {
    const value: unknown = JSON.parse(readText(file, maxBytes));
    if (isPlainObject(value)) return value;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${name} is no JSON: ${(error as Error).message}`);
  }
  throw new UsageError(`${name} is no object in JSON.`);
}

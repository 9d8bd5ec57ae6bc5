import { appendFileSync, closeSync, existsSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { readText } from '../terminal/read-file.ts';

interface Entry {
  readonly key: string;
  readonly id: string;
}

const maxFile = 256 << 20;

/** Lines of JSON by their keys, which are added one by one: a program that is killed loses none, and the half of a line is none. */
export class Journal<E extends Entry> {
  readonly #file: string;
  readonly #entries = new Map<string, E>();

  constructor(file: string) {
    this.#file = file;
    if (!existsSync(file)) return;
    for (const line of readText(file, maxFile).split('\n'))
      try {
        const entry = JSON.parse(line) as Partial<E>;
        if (typeof entry.key === 'string' && typeof entry.id === 'string') this.#entries.set(entry.key, entry as E);
      } catch {
        // The line that was being written when the program was killed, or the end of the file.
      }
    if (!this.#endsWithLine()) appendFileSync(file, '\n');
  }

  #endsWithLine(): boolean {
    const { size } = statSync(this.#file);
    if (size === 0) return true;
    const [handle, last] = [openSync(this.#file, 'r'), Buffer.alloc(1)];
    readSync(handle, last, 0, 1, size - 1);
    closeSync(handle);
    return last.toString() === '\n';
  }

  get(key: string): E | undefined {
    return this.#entries.get(key);
  }

  add(entry: E): void {
    this.#entries.set(entry.key, entry);
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
  }

  remove(): void {
    rmSync(this.#file, { force: true });
  }
}

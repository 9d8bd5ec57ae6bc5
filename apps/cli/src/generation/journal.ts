import { appendFileSync, existsSync, rmSync } from 'node:fs';
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
    const text = readText(file, maxFile);
    for (const line of text.split('\n'))
      try {
        const entry = JSON.parse(line) as Partial<E>;
        if (typeof entry.key === 'string' && typeof entry.id === 'string') this.#entries.set(entry.key, entry as E);
      } catch {
        // The line that was being written when the program was killed, or the end of the file.
      }
    if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
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

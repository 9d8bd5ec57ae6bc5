/** A fenced block that says `run`, and its output as the page shows it. */
export interface Block {
  readonly language: 'sh' | 'ts';
  readonly code: string;
  /** The fenced block right behind it that says `output`; `null` where the page shows none. */
  readonly expected: string | null;
  /** Where its output begins in the page. */
  readonly outputAt: number;
}

const fence = /^```(\w+) ?(\w*)\n([\s\S]*?)^```$/gm;

const isRunnable = (language: string | undefined): language is Block['language'] => language === 'sh' || language === 'ts';

/** The blocks of a page that are run, in order. */
export function blocksOf(text: string): Block[] {
  const fences = [...text.matchAll(fence)];
  return fences.flatMap(([whole, language, mark, code = ''], index) => {
    if (mark !== 'run' || !isRunnable(language)) return [];
    const start = fences[index]?.index ?? 0;
    const next = fences[index + 1];
    const between = next && text.slice(start + whole.length, next.index).trim();
    const expected = next?.[2] === 'output' && between === '' ? (next[3] ?? '') : null;
    const outputAt = (next?.index ?? 0) + (next?.[0].indexOf('\n') ?? 0) + 1;
    return [{ language, code, expected, outputAt }];
  });
}

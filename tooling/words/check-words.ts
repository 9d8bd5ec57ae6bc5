import { readSource } from './read-source.ts';
import { keptNames, maxShare, refusedBeginnings, retiredNames, retiredPrefixes, storedNames } from './refused-words.ts';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const hasLetters = /\p{L}/u;

const isLimit = new RegExp(`^(${retiredPrefixes.join('|')})[A-Z]`);

function refusedName(name: string, path: string): string | undefined {
  const stored = storedNames.get(name);
  if (stored !== undefined && path.startsWith(stored)) return undefined;
  return retiredNames.get(name) ?? (isLimit.test(name) && !keptNames.includes(name) ? 'max…, or a name that is no limit' : undefined);
}

function faultsIn({ path, text }: SourceFile): string[] {
  const { comments, identifiers } = readSource(path, text);
  return [
    ...comments.flatMap(({ text: comment, line }) =>
      Object.entries(refusedBeginnings)
        .filter(([beginning]) => new RegExp(`^[/*\\s]*${beginning}\\b`).test(comment))
        .map(([beginning, better]) => `${path}:${line}: ${beginning}: ${better}`),
    ),
    ...identifiers.flatMap(({ text: name, line }) => {
      const better = refusedName(name, path);
      return better === undefined ? [] : [`${path}:${line}: ${name}: ${better}`];
    }),
  ];
}

/** Counts the lines of comments, and those with the word that the share holds down. */
export function countWhats(files: readonly SourceFile[]): { lines: number; whats: number } {
  const lines = files
    .flatMap(({ path, text }) => readSource(path, text).comments)
    .flatMap((comment) => comment.text.split('\n'))
    .filter((line) => hasLetters.test(line));
  return { lines: lines.length, whats: lines.filter((line) => /\bwhat\b/i.test(line)).length };
}

/** The faults of a folder's files, one a line, each with the better word. */
export function checkWords(folder: string, files: readonly SourceFile[]): string[] {
  const { lines, whats } = countWhats(files);
  const isOver = whats * 100 > lines * maxShare;
  return [
    ...files.flatMap(faultsIn),
    ...(isOver ? [`${folder}: ${whats} of ${lines} lines of comments have the word "what", above ${maxShare} %: name the thing`] : []),
  ];
}

/** What a check has found. */
export interface Finding {
  /** `note`: nothing is wrong, but it is worth to know. */
  readonly outcome: 'ok' | 'note' | 'wrong';
  /** What was looked at, in a word or two. */
  readonly subject: string;
  readonly found: string;
  /** What to do. */
  readonly advice?: string;
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

function conclusion(findings: readonly Finding[]): string {
  const count = findings.filter(({ outcome }) => outcome === 'wrong').length;
  if (count === 0) return 'Nothing is wrong.';
  return count === 1 ? 'One thing is wrong.' : `${count} things are wrong.`;
}

/** A table for people, with what to do below what is wrong. */
export function report(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const lines = findings.flatMap(({ outcome, subject, found, advice }) => [
    `${outcome.padEnd(5)}  ${subject.padEnd(width)}  ${oneLine(found)}`,
    ...(advice === undefined ? [] : [`${' '.repeat(width + 9)}→ ${oneLine(advice)}`]),
  ]);
  return [...lines, '', conclusion(findings), ''].join('\n');
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** `12.3 MB` */
export function size(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const amount = bytes / 1_000 ** power;
  return `${power === 0 ? amount : amount.toFixed(1)} ${units[power]}`;
}

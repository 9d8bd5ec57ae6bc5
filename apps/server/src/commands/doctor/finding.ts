export interface Finding {
  /** `note`: nothing is wrong, but it is worth to know. */
  readonly outcome: 'ok' | 'note' | 'wrong';
  /** The subject of the check, in a word or two. */
  readonly subject: string;
  readonly found: string;
  readonly advice?: string | undefined;
  /** Whether its subject is shown even where it is in order. */
  readonly isNamed?: boolean;
}

export const ok = (subject: string, found: string): Finding => ({ outcome: 'ok', subject, found });
export const note = (subject: string, found: string, advice?: string): Finding => ({ outcome: 'note', subject, found, advice });
export const wrong = (subject: string, found: string, advice?: string): Finding => ({ outcome: 'wrong', subject, found, advice });

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

function conclusion(findings: readonly Finding[]): string {
  const count = findings.filter(({ outcome }) => outcome === 'wrong').length;
  if (count === 0) return 'Nothing is wrong.';
  return count === 1 ? 'One thing is wrong.' : `${count} things are wrong.`;
}

const order = { wrong: 0, note: 1, ok: 2 } as const;

function fold(findings: readonly Finding[]): Finding[] {
  const subjects = [...new Set(findings.map(({ subject }) => subject))];
  return subjects.length === 0 ? [] : [ok('and also', `${subjects.join(', ')}: --all shows more`)];
}

/** A table for people: faults first, each with its advice; the rest is folded, unless `isAll`. */
export function report(findings: readonly Finding[], isAll: boolean): string {
  const sorted = findings.toSorted((a, b) => order[a.outcome] - order[b.outcome]);
  const isFolded = ({ outcome, isNamed }: Finding): boolean => !isAll && outcome === 'ok' && isNamed !== true;
  const shown = [...sorted.filter((one) => !isFolded(one)), ...fold(sorted.filter(isFolded))];
  const width = Math.max(...shown.map(({ subject }) => subject.length));
  const lines = shown.flatMap(({ outcome, subject, found, advice }) => [
    `${outcome.padEnd(5)}  ${subject.padEnd(width)}  ${oneLine(found)}`,
    ...(advice === undefined ? [] : [`${' '.repeat(width + 9)}→ ${oneLine(advice)}`]),
  ]);
  return [...lines, '', conclusion(findings), ''].join('\n');
}

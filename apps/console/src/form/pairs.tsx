import { useState } from 'react';
import type { FieldControlProps } from './control.tsx';

type PairsOfText = Readonly<Record<string, string | null>>;
const pairsOf = (value: unknown): PairsOfText => (typeof value === 'object' && value !== null ? (value as PairsOfText) : {});

/** `crm_id: 0061`, one a line. */
const linesOf = (pairs: PairsOfText): string =>
  Object.entries(pairs)
    .filter(([, text]) => text !== null)
    .map(([name, text]) => `${name}: ${text ?? ''}`)
    .join('\n');

const read = (lines: string): PairsOfText =>
  Object.fromEntries(
    lines
      .split('\n')
      .map((line) => /^([^:]+):(.*)$/.exec(line))
      .flatMap((found) => (found === null ? [] : [[(found[1] ?? '').trim(), (found[2] ?? '').trim()]])),
  );

/** Names with their texts, one a line. A removed pair is `null`, which clears it. */
export function Pairs({ field, value, onChange, control }: FieldControlProps) {
  const [text, setText] = useState(() => linesOf(pairsOf(value)));
  const [stored] = useState(() => Object.keys(pairsOf(value)));
  const change = (lines: string) => {
    setText(lines);
    onChange({ ...Object.fromEntries(stored.map((name) => [name, null])), ...read(lines) });
  };
  return (
    <textarea
      {...control}
      rows={3}
      dir="auto"
      placeholder={linesOf(pairsOf(field.schema.examples?.[0]))}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  );
}

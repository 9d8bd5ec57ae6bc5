import type { KindLayout } from '../table/operation-row.ts';

/** A kind as a file has it: without the parts that its platform lacks, and those of a plain text that stand in the front matter alone. */
export function layoutOf(kind: KindLayout, platform: unknown, text: string, fields: Readonly<Record<string, unknown>>): KindLayout {
  const absent = kind.absent[String(platform)] ?? [];
  const [first = ''] = text.trimStart().split('\n', 1);
  const isElsewhere = (pointer: string): boolean => kind.isPlain && ![undefined, first.trim()].includes(fields[pointer.slice(1)] as string);
  return {
    ...kind,
    parts: kind.parts.filter(({ pointer }) => !absent.includes(pointer) && !isElsewhere(pointer)),
    fields: kind.fields.filter((name) => !absent.includes(`/${name}`)),
  };
}

import { createHash } from 'node:crypto';
import { readText } from '../terminal/read-file.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { isPlainObject } from '@handbill/contract/counting';

/** A brief of a file, a line of JSON. */
export interface BriefLine {
  /** Counted from 1. */
  readonly line: number;
  readonly brief: Readonly<Record<string, unknown>>;
  /** Names its text: the same for the same brief, wherever in the file it stands. */
  readonly key: string;
}

const maxFile = 64 << 20;
const maxLine = 262_144;
const maxLines = 100_000;

/** Reads briefs, all or none. The second of two same ones has a key of its own. */
export function readBriefs(file: string, more: Readonly<Record<string, unknown>>): BriefLine[] {
  const lines = readText(file, maxFile).split('\n');
  if (lines.length > maxLines) throw new UsageError(`${file} has more than ${maxLines} lines.`);
  const [briefs, wrong]: [BriefLine[], string[]] = [[], []];
  const seen = new Map<string, number>();
  for (const [at, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const brief = Buffer.byteLength(text) > maxLine ? undefined : parsed(text);
    if (brief === undefined) wrong.push(`line ${at + 1} is no object in JSON of at most ${maxLine} bytes`);
    else {
      const whole = JSON.stringify({ ...brief, ...more, background: true });
      const count = seen.get(whole) ?? 0;
      seen.set(whole, count + 1);
      const key = createHash('sha256').update(`${count}\n${whole}`).digest('hex');
      briefs.push({ line: at + 1, brief: JSON.parse(whole) as BriefLine['brief'], key });
    }
  }
  if (wrong.length > 0)
    throw new UsageError(
      `Nothing was sent. In ${file}:\n${wrong
        .slice(0, 20)
        .map((each) => `  ${each}`)
        .join('\n')}`,
    );
  return briefs;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isPlainObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

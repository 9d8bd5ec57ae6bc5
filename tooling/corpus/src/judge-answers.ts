import { isDeepStrictEqual } from 'node:util';
import { textParts } from '@handbill/contract';
import { wholeOf, type BrokenAnswer } from './corpus.ts';
import { written } from './written-answer.ts';

/** The fault in how an answer was read; `shown` is a draft in a text that needs review. */
export interface Fault {
  readonly kind: 'not read' | 'lost' | 'draft' | 'shown' | 'ready' | 'not failed' | 'not named' | 'stream';
  readonly id: string;
  readonly found: unknown;
}

/** The answer, as a person would look for it on record; of calls, whose arguments may be JSON or a string, a quotation mark. */
function sentText({ sent: { content, message } }: BrokenAnswer): string {
  if (typeof content === 'string' && content !== '') return content;
  return JSON.stringify(message ?? {}).includes('arguments":"{') || (typeof content === 'object' && content !== null) ? '"' : '';
}

type Writing = Awaited<ReturnType<typeof written>>;
type WrittenResult = Extract<Writing['result'], { kind: 'written' }>;
type Finding = Omit<Fault, 'id'>;

const when = (isSo: boolean, kind: Fault['kind'], found: unknown): Finding[] => (isSo ? [{ kind, found }] : []);

const textsOf = (output: WrittenResult['output'] | null): Record<string, string> =>
  output === null ? {} : Object.fromEntries(textParts(output));

/** Whether it was read as it was sent, or by the parts that tell. */
function isRead({ parts: telling, reads }: BrokenAnswer, output: WrittenResult['output'] | null, whole: unknown): boolean {
  if (telling === undefined || reads !== undefined) return isDeepStrictEqual(output, reads ?? whole);
  const texts = textsOf(output);
  return Object.entries(telling).every(([pointer, text]) => texts[pointer] === text);
}

function faultsOfWritten(answer: BrokenAnswer, { output, title, status, checks }: WrittenResult, parts: Writing['parts']): Finding[] {
  const { draft, mayBeReady, rule, lacks = [] } = answer;
  const failing = checks.filter(({ outcome }) => outcome === 'fail');
  const named = failing.filter((check) => check.rule === 'required_part').map(({ pointer }) => pointer);
  const hasDraft = draft !== undefined && JSON.stringify([output, output === null ? '' : title]).includes(draft);
  return [
    ...when(hasDraft, status === 'ready' ? 'draft' : 'shown', output),
    ...when(answer.fails === true, 'not failed', output),
    ...when(!mayBeReady && status === 'ready', 'ready', output),
    ...when(!isDeepStrictEqual(parts, textsOf(output)), 'stream', parts),
    ...lacks.flatMap((pointer) => when(!named.includes(pointer), 'not named', [pointer, failing, output])),
    ...when(rule !== undefined && !failing.some((check) => check.rule === rule), 'not named', [rule, failing, output]),
  ];
}

async function judge(answer: BrokenAnswer): Promise<Fault[]> {
  const { id, isReadable, draft, parts: telling, sent } = answer;
  const whole = wholeOf(answer);
  const { result, kept, parts } = await written(whole.request, sent);
  const output = result.kind === 'written' ? result.output : null;
  const findings = [
    ...when(!kept.includes(sentText(answer)), 'lost', kept),
    ...when((isReadable || telling !== undefined) && !isRead(answer, output, whole.output), 'not read', result),
    ...(result.kind === 'written'
      ? faultsOfWritten(answer, result, parts)
      : when(draft !== undefined && JSON.stringify(parts).includes(draft), 'stream', parts)),
  ];
  return findings.map((finding) => ({ id, ...finding }));
}

/** Has the whole writer read each answer, and prints the faults. */
export async function judgeAnswers(answers: readonly BrokenAnswer[]): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const answer of answers) faults.push(...(await judge(answer)));
  console.log(`${answers.length} answers, ${answers.filter((one) => one.isReadable).length} readable`);
  for (const { kind, id, found } of faults) console.log(kind, '|', id, '|', JSON.stringify(found).slice(0, 700));
  return faults;
}

import { isDeepStrictEqual } from 'node:util';
import { textParts } from '@handbill/contract';
import { wholeOf, type BrokenAnswer } from './corpus.ts';
import { written } from './written-answer.ts';

/** What is wrong with how an answer was read; `shown` is a draft in a text that needs review. */
export interface Fault {
  readonly kind: 'not read' | 'lost' | 'draft' | 'shown' | 'ready' | 'not failed' | 'not named' | 'stream';
  readonly id: string;
  readonly found: unknown;
}

/** What was sent, as a person would look for it on record; of calls, whose arguments may be JSON or a string, a quotation mark. */
function sentText({ sent: { content, message } }: BrokenAnswer): string {
  if (typeof content === 'string' && content !== '') return content;
  return JSON.stringify(message ?? {}).includes('arguments":"{') || (typeof content === 'object' && content !== null) ? '"' : '';
}

async function judge(answer: BrokenAnswer): Promise<Fault[]> {
  const { id, isReadable, mayBeReady, draft, fails = false, rule, parts: telling, lacks = [] } = answer;
  const whole = wholeOf(answer);
  const faults: Fault[] = [];
  const fault = (kind: Fault['kind'], found: unknown): void => void faults.push({ kind, id, found });
  const { result, kept, parts } = await written(whole.request, answer.sent);
  if (!kept.includes(sentText(answer))) fault('lost', kept);
  const isWritten = result.kind === 'written';
  const output = isWritten ? result.output : null;
  const texts: Record<string, string> = output === null ? {} : Object.fromEntries(textParts(output));
  const isRead =
    telling === undefined || answer.reads !== undefined
      ? isDeepStrictEqual(output, answer.reads ?? whole.output)
      : Object.entries(telling).every(([pointer, text]) => texts[pointer] === text);
  if ((isReadable || telling !== undefined) && !isRead) fault('not read', result);
  if (draft !== undefined && isWritten && JSON.stringify([output, output === null ? '' : result.title]).includes(draft))
    fault(result.status === 'ready' ? 'draft' : 'shown', output);
  if (fails && isWritten) fault('not failed', result);
  if (!isWritten && draft !== undefined && JSON.stringify(parts).includes(draft)) fault('stream', parts);
  if (!isWritten) return faults;
  if (!mayBeReady && result.status === 'ready') fault('ready', output);
  if (!isDeepStrictEqual(parts, texts)) fault('stream', parts);
  const failing = result.checks.filter(({ outcome }) => outcome === 'fail');
  const named = failing.filter((check) => check.rule === 'required_part').map(({ pointer }) => pointer);
  for (const pointer of lacks) if (!named.includes(pointer)) fault('not named', [pointer, failing, output]);
  if (rule !== undefined && !failing.some((check) => check.rule === rule)) fault('not named', [rule, failing, output]);
  return faults;
}

/** Has the whole writer read each answer, and prints what is wrong. */
export async function judgeAnswers(answers: readonly BrokenAnswer[]): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const answer of answers) faults.push(...(await judge(answer)));
  console.log(`${answers.length} answers, ${answers.filter((one) => one.isReadable).length} readable`);
  for (const { kind, id, found } of faults) console.log(kind, '|', id, '|', JSON.stringify(found).slice(0, 700));
  return faults;
}

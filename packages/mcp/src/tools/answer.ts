import { isPlainObject, problemDocument, type AgentTool, type Problem } from '@handbill/contract';
import { nextAfter } from './next-after.ts';

type Members = Readonly<Record<string, unknown>>;

/** The answer of a tool. A type of its own, so that it can go on the wire as it is. */
export type ToolAnswer = {
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent: Record<string, unknown>;
  readonly isError?: boolean;
};

const answerOf = (structured: Members, isError = false): ToolAnswer => ({
  content: [{ type: 'text', text: JSON.stringify(structured) }],
  structuredContent: { ...structured },
  ...(isError && { isError }),
});

/** A value as its JSON says it. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? {}));

/** A value without some members, empty ones and checks that a text has passed. */
function concise(value: unknown, omits: readonly string[], at = ''): unknown {
  if (Array.isArray(value)) return value.filter(hasToBeSeen).map((entry) => concise(entry, omits, at));
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
    const path = at === '' ? name : `${at}.${name}`;
    if (omits.includes(path)) return [];
    const shown = concise(member, omits, path);
    return isEmpty(shown) ? [] : [[name, shown]];
  });
  return Object.fromEntries(entries);
}

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'object' && Object.keys(value).length === 0);

const hasToBeSeen = (entry: unknown): boolean => !isPlainObject(entry) || (entry['outcome'] !== 'pass' && entry['outcome'] !== 'info');

/** An answer with the members that the server decides in front, and behind them, marked as data, the words of people, pages and models. */
export function marked(value: unknown, own: readonly string[]): Record<string, unknown> {
  const members = isPlainObject(value) ? Object.entries(value) : [];
  const isOwn = ([name]: [string, unknown]): boolean => own.includes(name);
  const untrusted = Object.fromEntries(members.filter((one) => !isOwn(one)));
  return { ...Object.fromEntries(members.filter(isOwn)), ...(Object.keys(untrusted).length > 0 && { untrusted }) };
}

/** The answer of an operation, for an agent. */
export function toolAnswer(
  { own, omits = [], next = {}, follow }: AgentTool,
  value: unknown,
  { detailed, note }: { readonly detailed: boolean; readonly note?: string | undefined },
): ToolAnswer {
  const whole = asJson(value);
  const { id, status, error = null } = isPlainObject(whole) ? whole : {};
  const { untrusted, ...decided } = marked(detailed ? whole : concise(whole, omits), own);
  const unchanged =
    error === null || status === 'failed' ? undefined : 'What was asked for failed, and the text is as it was: untrusted.error says why.';
  const steps = [note, unchanged, typeof status === 'string' ? next[status] : undefined].filter((one) => one !== undefined).join(' ');
  return answerOf({
    ...(follow !== undefined && { content_id: id }),
    ...decided,
    ...(steps !== '' && { next: steps }),
    ...(untrusted !== undefined && { untrusted }),
  });
}

/** That something goes on, and how to hear of its end. */
export const stillRunning = (tool: string, id: unknown): ToolAnswer =>
  answerOf({
    ...(typeof id === 'string' && { content_id: id }),
    status: 'generating',
    next: `It is still being written. Call ${tool} again with the same arguments: that waits for its end and writes nothing twice.`,
  });

/** A problem, as a result that names the next step. A problem of the server may quote a model in its words. */
export function refusal(problem: Problem, requestId: string): ToolAnswer {
  const { code, status, title: _, type: __, request_id, detail, ...members } = problemDocument(problem, requestId) as Members;
  const isOwn = problem.status < 500;
  const reported = { code, status, ...(isOwn && { detail }), ...members, request_id };
  return answerOf({ problem: reported, next: nextAfter(problem), ...(!isOwn && { untrusted: { detail } }) }, true);
}

import { isDeepStrictEqual } from 'node:util';
import { isWithin, partAt, Problem, textParts, withParts, type Content, type ContentEvent, type Fault } from '@handbill/contract';
import { assertFound, EventStream, type Call } from '../call.ts';
import { content } from '../implement.ts';
import { invalidRequest } from '../input/input-parser.ts';
import { quoted } from '../input/quoted.ts';
import type { GenerationFailure, RewrittenParts } from '../ports/writer.ts';
import { editContent, notReady } from './edit-content.ts';
import type { Place } from './generation-queue.ts';
import { logEnd } from './log-end.ts';
import { RecordedAttempts, subjectOf } from './recorded-attempts.ts';
import { reportDefect } from './report-defect.ts';
import { eventAt, readLog } from './stream/read-log.ts';
import { ending, streamContent } from './stream/stream-content.ts';
import { StreamLog } from './stream/stream-log.ts';
import { beginning } from './stream/stream-position.ts';
import { usedVoice } from './voice-of.ts';
import { withOutput } from './with-output.ts';

type RewriteCall = Call<'not_found' | 'content_not_ready' | 'generation_failed' | 'generation_timeout'>;
type Output = NonNullable<Content['output']>;

/** Parts of a record that are to be written anew. */
interface Rewriting {
  readonly record: Content;
  /** As it was when it was asked for. */
  readonly output: Output;
  readonly pointers: readonly string[];
  readonly instructions: string | null;
  /** The model that writes. */
  readonly model: string;
  readonly callId: string;
}

/** The output of a record that may be changed. */
function outputOf(call: RewriteCall, record: Content): Output {
  const { status, output } = record;
  if (status === 'generating') throw notReady(call, record, 'The text is still being written: wait for its end, or cancel it.');
  if (status === 'cancelled') throw notReady(call, record, 'A cancelled text takes no other output.');
  if (output === null) throw notReady(call, record, 'There is no output of which parts could be written anew.');
  return output;
}

/** A message names no more parts than this. */
const maxNamed = 60;

/** Every part of an output that has a text: the texts, and what they are in. */
function partsOf(output: Output): ReadonlySet<string> {
  const pointers = textParts(output).map(([pointer]) => pointer.split('/'));
  return new Set(pointers.flatMap((steps) => steps.slice(1).map((_, depth) => steps.slice(0, depth + 2).join('/'))));
}

/** The parts that are asked for, none within another one. Throws where there is no such part. */
function knownParts(output: Output, asked: readonly string[]): readonly string[] {
  const parts = partsOf(output);
  const names = [...parts].slice(0, maxNamed).join(', ');
  const message = `must be one of ${names}${parts.size > maxNamed ? ' …' : ''}`;
  const faults = asked.flatMap((pointer, index): Fault[] =>
    parts.has(pointer) ? [] : [{ in: 'body', pointer: `/pointers/${index}`, code: 'invalid_choice', message }],
  );
  if (faults.length > 0) throw invalidRequest(faults);
  const pointers = [...new Set(asked)];
  return pointers.filter((pointer) => !pointers.some((other) => other !== pointer && isWithin(pointer, other)));
}

/** The model of the brief, or the default where there is none of its name any more. */
function modelOf(call: RewriteCall, { request }: Content): string {
  const { writer } = call.services;
  const named = writer.choose(request);
  const choice = named.kind === 'unknown' ? writer.choose({ ...request, model: null }) : named;
  if (choice.kind === 'chosen') return choice.model;
  const model = choice.kind === 'unavailable' ? quoted(choice.model) : 'default';
  const retry_after = choice.kind === 'unavailable' ? choice.retryAfter_s : 1;
  const detail = `The server of the model ${model} does not answer, nor does that of a fallback. Nothing was changed or begun.`;
  throw call.problem('unavailable', { retry_after }, { detail });
}

const stopping = (call: RewriteCall) =>
  call.problem('unavailable', { retry_after: 30 }, { detail: 'The server is stopping. The record is as it was.' });

export const rewrite = content.rewrite(async ({ call, input: { id, pointers, instructions }, wants, signal }) => {
  const record = assertFound(call, await call.content.get(id), 'content', id);
  if (call.otherTry === 'in_progress') throw new Problem('idempotency_in_progress', { retry_after: 1 });
  const callId = call.newRecord('cnt').id;
  // Another try has put its parts into the record, whether or not it could still say so.
  if (call.otherTry === 'answered' || (call.isRepeat && (await call.content.wasRewritten(id, callId)))) {
    const request = { content: record, lastEventId: undefined, signal, deleted: () => call.problem('not_found') };
    return wants === 'events' ? new EventStream(streamContent(call, request), record) : record;
  }
  const output = outputOf(call, record);
  const rewriting = { record, output, pointers: knownParts(output, pointers), instructions, model: modelOf(call, record), callId };
  const log = new StreamLog();
  const place = call.services.queue.join(call.principal.workspace.id);
  const written = call.services.inFlight.track(inTurn(call, rewriting, place, log)).finally(() => {
    place.leave();
    log.close(true);
  });
  if (wants === 'value') return written;
  void logEnd(written, { content_id: id, request_id: call.requestId }, call.services);
  return new EventStream(eventsOf(id, written, log, signal), record, written);
});

/** The text as it stands, the parts while they come, and in the end the checks and the record. */
async function* eventsOf(
  id: string,
  written: Promise<Content>,
  log: StreamLog,
  signal: AbortSignal | undefined,
): AsyncGenerator<ContentEvent, void> {
  yield eventAt('content.started', beginning, { id });
  const position = yield* readLog(log, beginning, signal);
  if (signal?.aborted === true) return;
  yield* ending(await written, log.end, position);
}

/** Has the parts written when their turn has come, and puts them into the record as it is by then. */
async function inTurn(call: RewriteCall, rewriting: Rewriting, place: Place, log: StreamLog): Promise<Content> {
  if (!(await place.turn)) throw stopping(call);
  const { record } = rewriting;
  const { services, principal } = call;
  const attempts = new RecordedAttempts({
    subject: subjectOf(principal.workspace.id, record, principal.key.id),
    promptVersion: services.writer.promptVersion,
    earlier: record.generation,
    isShared: true,
    onBegin: (attempt) => (number = attempt),
    services,
  });
  // What comes before the first call is the text as it stands.
  let number = Math.max(1, record.generation.attempts);
  const result = await write(call, rewriting, attempts, {
    onAttempt: (attempt) => log.addAttempt({ ...attempt, attempt: number }),
    onDelta: (delta) => log.addDelta({ attempt: log.end.attempt, ...delta }),
  });
  await attempts.settled();
  if (result.kind === 'failure' && services.stopping.aborted) throw stopping(call);
  if (result.kind === 'rewritten') return putInPlace(call, rewriting, result, attempts);
  // What it cost is counted all the same.
  await editContent(call, record.id, (current) => {
    const generation = { ...current.generation, ...attempts.addTo(current.generation) };
    return isDeepStrictEqual(generation, current.generation) ? current : { ...current, generation };
  });
  throw call.problem(result.code, { content_id: record.id }, { detail: `${result.detail} The record is as it was.`, cause: result.cause });
}

async function write(
  call: RewriteCall,
  { record, output, pointers, instructions, model }: Rewriting,
  attempts: RecordedAttempts,
  listeners: Pick<Parameters<typeof call.services.writer.rewrite>[0], 'onAttempt' | 'onDelta'>,
): Promise<RewrittenParts | GenerationFailure> {
  const { writer, stopping: signal, storage, log } = call.services;
  const { request, campaign_id } = record;
  const campaign = campaign_id === null ? null : await call.campaigns.get(campaign_id);
  const of = { content_id: record.id, request_id: call.requestId };
  return writer
    .rewrite({
      request,
      campaign,
      voice: await usedVoice(call.content, record),
      model,
      signal,
      attempts,
      output,
      pointers,
      instructions,
      onFallback: ({ next }) => log.warn({ ...of, model, fallback: next }, `Another model writes in place of ${model}`),
      ...listeners,
    })
    .catch((cause: unknown) => {
      if (storage.problemOf(cause) !== undefined) throw cause;
      return reportDefect(cause, of, null, log);
    });
}

/** Puts the new parts into the output as it is now, so that edits of other parts stay; one of a part itself is not overwritten. */
async function putInPlace(
  call: RewriteCall,
  { record, output, callId }: Rewriting,
  { parts }: RewrittenParts,
  attempts: RecordedAttempts,
): Promise<Content> {
  let conflict: Problem | undefined;
  const putIn = async (current: Content): Promise<Content> => {
    const paid = { ...current, generation: { ...current.generation, ...attempts.addTo(current.generation) } };
    const now = current.output;
    const edited = [...parts.keys()].find((pointer) => !isDeepStrictEqual(partAt(now, pointer), partAt(output, pointer)));
    const detail = `The part ${edited} was changed while it was being written anew, so it is left as it is. What was written is in the attempts.`;
    conflict = edited === undefined ? undefined : notReady(call, current, detail);
    if (conflict !== undefined || now === null) return paid;
    const campaign = current.campaign_id === null ? null : await call.campaigns.get(current.campaign_id);
    return withOutput(call, paid, withParts(now, parts), campaign);
  };
  const changed = await editContent(call, record.id, putIn, { rewriting: callId });
  if (conflict !== undefined) throw conflict;
  return changed;
}

import { isDeepStrictEqual } from 'node:util';
import { isWithin, partAt, textParts, withParts, type Content, type Fault, type Problem } from '@handbill/contract';
import { assertFound, EventStream, Reply, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { invalidRequest } from '../call/input/input-parser.ts';
import { quoted } from '../call/input/quoted.ts';
import type { RewriteJob, RunningRewrite, Slot } from '../ports/queue.ts';
import type { RewrittenParts } from '../ports/writer.ts';
import { assertRevision, isExpected, revisionMismatch } from '../edits/assert-revision.ts';
import { editContent, notReady } from '../edits/edit-content.ts';
import { choiceOf, usedVoice } from './references.ts';
import { release, reserve } from './reserve.ts';
import { positionIn, streamContent } from './stream-content.ts';
import { withOutput } from './with-output.ts';

type RewriteCall = Call<
  'not_found' | 'budget_exhausted' | 'content_not_ready' | 'revision_mismatch' | 'generation_failed' | 'generation_timeout'
>;
type Output = NonNullable<Content['output']>;

/** A record whose parts are written anew. */
interface Rewriting {
  readonly record: Content;
  /** As it was when it was asked for. */
  readonly output: Output;
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

/** The pointers of all texts of an output, and of the lists and objects around them. */
function partsOf(output: Output): ReadonlySet<string> {
  const pointers = textParts(output).map(([pointer]) => pointer.split('/'));
  return new Set(pointers.flatMap((steps) => steps.slice(1).map((_, depth) => steps.slice(0, depth + 2).join('/'))));
}

/** The parts that are asked for, none within another one. Throws where there is no such part. */
function knownParts(output: Output, requested: readonly string[]): readonly string[] {
  const parts = partsOf(output);
  const names = [...parts].slice(0, maxNamed).join(', ');
  const message = `must be one of ${names}${parts.size > maxNamed ? ' …' : ''}`;
  const faults = requested.flatMap((pointer, index): Fault[] =>
    parts.has(pointer) ? [] : [{ in: 'body', pointer: `/pointers/${index}`, code: 'invalid_choice', message }],
  );
  if (faults.length > 0) throw invalidRequest(faults);
  const pointers = [...new Set(requested)];
  return pointers.filter((pointer) => !pointers.some((other) => other !== pointer && isWithin(pointer, other)));
}

/** The model of the brief, or the default where there is none of its name any more. */
function modelOf(call: RewriteCall, { request }: Content): string {
  const named = choiceOf(call, request);
  const choice = named.kind === 'unknown' ? choiceOf(call, { ...request, model: null }) : named;
  if (choice.kind === 'chosen') return choice.model;
  const model = choice.kind === 'unavailable' ? quoted(choice.model) : 'default';
  const retry_after = choice.kind === 'unavailable' ? choice.retryAfter_s : 1;
  const detail = `The server of the model ${model} does not answer, nor does that of a fallback. Nothing was changed or begun.`;
  throw call.problem('unavailable', { retry_after }, { detail });
}

const stopping = (call: RewriteCall) =>
  call.problem('unavailable', { retry_after: 30 }, { detail: 'The server is stopping. The record is as it was.' });

export const rewrite = implement.content.rewrite(async ({ call, input: { id, background, ...asked }, wants, signal }) => {
  const record = assertFound(call, await call.content.get(id), 'content', id);
  const callId = call.newRecord('cnt').id;
  const follow = async (content: Content) => {
    if (wants === 'value') return background ? new Reply(202, content) : content;
    const from = await positionIn(call, content, undefined);
    const request = { content, from, signal, deleted: () => call.problem('not_found') };
    return new EventStream(streamContent(call, request), { about: content });
  };
  // Another attempt has put its parts into the record, whether or not it could still say so.
  if (call.followed !== undefined || (call.isRepeat && (await call.content.wasRewritten(id, callId)))) return follow(record);
  assertRevision(call, record);
  const output = outputOf(call, record);
  const parts = { ...asked, pointers: knownParts(output, asked.pointers), model: modelOf(call, record) };
  if (background) return follow(await beginRewrite(call, { record, output, callId }, parts));
  const { jobs } = call.services;
  const slot = jobs.queue.join(call.principal.workspace.id);
  const running = await startRewrite(call, { record, output, ...parts }, slot).catch((cause: unknown) => {
    slot.leave();
    throw cause;
  });
  const written = jobs.background.track(endOf(call, { record, output, callId }, running)).finally(slot.leave);
  if (wants === 'value') return written;
  void jobs.background.logEnd(written, { content_id: id, request_id: call.requestId });
  return new EventStream(running.events(written, { signal, room: call.room }), { about: record, value: written });
});

type Parts = Pick<RewriteJob, 'record' | 'output' | 'pointers' | 'instructions' | 'model'>;

/** Reserves the spend of the first call for parts, by the model that wrote the record. */
async function paidTask(call: RewriteCall, { record, ...parts }: Parts, id: string) {
  const { request, campaign_id } = record;
  const campaign = campaign_id === null ? null : await call.campaigns.get(campaign_id);
  const task = {
    kind: 'rewrite',
    request,
    campaign,
    voice: await usedVoice(call.content, record),
    ...parts,
    orderedAt: call.now(),
  } as const;
  return { task, budget: await reserve(call, { id, contentId: record.id, task }) };
}

/** Stores that parts are to be written anew, by whichever server has room. */
async function beginRewrite(
  call: RewriteCall,
  { record, output, callId }: Rewriting,
  parts: Pick<Parts, 'pointers' | 'instructions' | 'model'>,
): Promise<Content> {
  const { queue } = call.services.jobs;
  const { id } = record;
  // Refused where too many texts wait.
  for (const { leave } of await queue.slotsFor(call.principal.workspace.id, 1)) leave();
  const { budget } = await paidTask(call, { record, output, ...parts }, id);
  const generating = (current: Content): Content => {
    knownParts(outputOf(call, current), parts.pointers);
    return { ...current, status: 'generating', error: null };
  };
  const begins = { ...parts, allowedModels: call.principal.key.models };
  const begun = await editContent(call, id, generating, { rewriting: callId, begins }).catch(async (cause: unknown) => {
    if (budget !== undefined) await release(call, [id]);
    throw cause;
  });
  queue.ring();
  return (await call.content.get(id)) ?? begun;
}

/** Has parts written anew while the record stays as it is. */
async function startRewrite(call: RewriteCall, parts: Parts, slot: Slot): Promise<RunningRewrite> {
  const { services, principal, requestId } = call;
  const { task, budget } = await paidTask(call, parts, call.newRecord('cnt').id);
  const { kind: _, ...brief } = task;
  return services.jobs.queue.rewrite({
    ...brief,
    record: parts.record,
    budget,
    workspaceId: principal.workspace.id,
    keyId: principal.key.id,
    allowedModels: principal.key.models,
    requestId,
    slot,
  });
}

/** Puts the parts into the record as it is when they come. */
async function endOf(call: RewriteCall, rewriting: Rewriting, running: RunningRewrite): Promise<Content> {
  const { record } = rewriting;
  const result = await running.result;
  if (result === null) throw stopping(call);
  if (result.kind === 'rewritten') return putInPlace(call, rewriting, result, running);
  // Its costs are counted all the same.
  const withCosts = (current: Content): Content => {
    const generation = { ...current.generation, ...running.addTo(current.generation) };
    return isDeepStrictEqual(generation, current.generation) ? current : { ...current, generation };
  };
  await editContent(call, record.id, withCosts, { ofAnyRevision: true });
  throw call.problem(result.code, { content_id: record.id }, { detail: `${result.detail} The record is as it was.`, cause: result.cause });
}

/** Why parts that were written anew must not be put into a record as it is now. Their costs are counted all the same. */
function conflictWith(call: RewriteCall, current: Content, edited: string | undefined): ((kept: Content) => Problem) | undefined {
  if (!isExpected(call, current)) return (kept) => revisionMismatch(call, kept);
  const detail = `The part ${edited} was changed while it was being written anew, so it is left as it is. What was written is in the attempts.`;
  return edited === undefined ? undefined : () => notReady(call, current, detail);
}

/** Puts the new parts into the output as it is now, so that edits of other parts stay; one of a part itself is not overwritten. */
async function putInPlace(
  call: RewriteCall,
  { record, output, callId }: Rewriting,
  { parts }: RewrittenParts,
  running: RunningRewrite,
): Promise<Content> {
  let conflict: ReturnType<typeof conflictWith>;
  const putIn = async (current: Content): Promise<Content> => {
    const paid = { ...current, generation: { ...current.generation, ...running.addTo(current.generation) } };
    const now = current.output;
    const edited = [...parts.keys()].find((pointer) => !isDeepStrictEqual(partAt(now, pointer), partAt(output, pointer)));
    conflict = conflictWith(call, current, edited);
    if (conflict !== undefined || now === null) return paid;
    const campaign = current.campaign_id === null ? null : await call.campaigns.get(current.campaign_id);
    return withOutput(call, paid, withParts(now, parts), campaign);
  };
  const changed = await editContent(call, record.id, putIn, { rewriting: callId, ofAnyRevision: true });
  if (conflict !== undefined) throw conflict(changed);
  return changed;
}

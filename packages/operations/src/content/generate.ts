import { setTimeout as wait } from 'node:timers/promises';
import { noApproval, noFigures, Problem, type Content, type ContentEvent, type ContentRequest, type Contract } from '@handbill/contract';
import { EventStream, Reply, type Call, type Handler } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import type { BeginOptions, Lease } from '../ports/content-store.ts';
import type { Slot } from '../ports/queue.ts';
import type { ModelChoice } from '../ports/writer.ts';
import { awaitEnd, deletedMeanwhile } from './await-end.ts';
import { assertAvailable, referencesOf } from './references.ts';
import { release, reserve } from './reserve.ts';
import { sourceOf, type TextSource } from './source-of.ts';
import { positionIn, streamContent } from './stream-content.ts';

type Given = Parameters<Handler<Contract['content']['generate']>>[0];
type ContentStream = EventStream<ContentEvent>;

/** A call that asks for a text, and how it waits for it. */
type TextCall = Omit<Given, 'input'> & { readonly background: boolean };

/** A brief that says whether its text is reviewed. */
export const decided = <Request extends ContentRequest>(request: Request, { services, principal }: Call): Request => ({
  ...request,
  review: request.review ?? principal.workspaceSettings.review?.default ?? services.writer.review.byDefault,
});

/** The title until there is a text: the first line of the topic. */
const provisionalTitle = ({ topic }: ContentRequest): string => [...(topic.split('\n', 1)[0] ?? topic)].slice(0, 200).join('');

/** The record of a brief before its text is written. */
export function newContent(
  { request, source_content_id }: TextSource,
  { provider, model }: ModelChoice & { kind: 'chosen' },
  call: Call,
  { id, created_at } = call.newRecord('cnt'),
): Content {
  const record = {
    type: request.type,
    id,
    status: 'generating',
    title: provisionalTitle(request),
    request: decided(request, call),
    output: null,
    text: null,
    checks: [],
    generation: { provider, model, prompt_version: call.services.writer.promptVersion, ...noFigures },
    error: null,
    approved: null,
    approval: { ...noApproval, allowed_actions: [] },
    hash: null,
    queue_position: null,
    campaign_id: request.campaign_id,
    tags: request.tags,
    language: request.language,
    source_content_id,
    revision: 1,
    created_at,
    updated_at: created_at,
  } satisfies Record<keyof Content, unknown>;
  // `type` and `request` come from the same brief, which the compiler cannot see through the union.
  return record as Content;
}

/** Stores the record. If the database becomes unavailable meanwhile, it may have been stored all the same. */
async function begin(call: Call, record: Content, options: BeginOptions): Promise<Lease> {
  call.recordStored(record.id);
  return call.content.begin(record, options).catch((cause: unknown) => {
    if (call.services.storage.problemOf(cause) === undefined) call.recordStored(undefined);
    throw cause;
  });
}

/** The answer to a caller for whom the text goes on being written, here or elsewhere; `undefined` for one who waits for its end. */
async function respondEarly(
  { call, background, wants, lastEventId, signal }: TextCall,
  record: Content,
): Promise<Reply<202, Content> | ContentStream | undefined> {
  call.recordStored(record.id);
  const deleted = () => deletedMeanwhile(call, record.id);
  if (wants === 'events') {
    const from = await positionIn(call, record, lastEventId);
    return new EventStream(streamContent(call, { content: record, from, signal, deleted }), { about: record });
  }
  return background ? new Reply(202, record) : undefined;
}

/** How long a stream waits for the record that another attempt at its call is just storing, and how often it looks for it, in milliseconds. */
const maxBeginning = 3_000;
const lookEvery = 50;

/** The record that another attempt at this call has made, or is just storing; `null` where there is none. */
async function earlierRecord(call: Call): Promise<Content | null> {
  const { id, isUnderWay } = call.followed ?? { ...call.newRecord('cnt'), isUnderWay: false };
  let earlier = await call.content.get(id);
  const longest = isUnderWay ? maxBeginning : 0;
  for (let waited = 0; earlier === null && waited < longest; waited += lookEvery) {
    await wait(lookEvery);
    earlier = await call.content.get(id);
  }
  if (earlier !== null || call.followed === undefined) return earlier;
  throw isUnderWay ? new Problem('idempotency_in_progress', { retry_after: 1 }) : deletedMeanwhile(call, id);
}

/** Continues the record of another attempt at the same call; `null` where it has made none. */
async function continueEarlier(textCall: TextCall): Promise<Content | Reply<202, Content> | ContentStream | null> {
  const { call } = textCall;
  if (!call.isRepeat && call.followed === undefined) return null;
  const earlier = await earlierRecord(call);
  if (earlier === null) return null;
  if (call.isRepeat) call.replayed();
  return (await respondEarly(textCall, earlier)) ?? awaitEnd(call, earlier);
}

/** Stores the record of a text, which is written at once where there is a slot for it. Resolves to how it ends, if it does here. */
async function beginText(
  textCall: TextCall,
  source: TextSource,
  slot: Slot | undefined,
): Promise<{ readonly record: Content; readonly written: Promise<Content> | undefined }> {
  const { call, background, wants } = textCall;
  const { choice: named, voice, campaign } = await referencesOf(call, source.request);
  const choice = assertAvailable(call, named);
  const record = newContent(source, choice, call);
  const task = { kind: 'write', request: record.request, campaign, voice, model: choice.model, orderedAt: record.created_at } as const;
  const budget = await reserve(call, { id: record.id, contentId: record.id, task });
  const { models: allowedModels, id: keyId } = call.principal.key;
  const expectsAttempt = slot !== undefined && !background && wants !== 'events';
  const options = { waits: slot === undefined, voice, expectsAttempt, allowedModels };
  const lease = await begin(call, record, options).catch(async (cause: unknown) => {
    if (budget !== undefined) await release(call, [budget.id]);
    throw cause;
  });
  const { queue } = call.services.jobs;
  if (slot !== undefined)
    return { record, written: queue.write({ lease, content: record, requestId: call.requestId, keyId, slot, budget }) };
  queue.ring();
  return { record, written: undefined };
}

/** Stores a brief as a record and has its text written, or goes on with the record of an earlier attempt: that one needs no brief any more. */
export async function generateText(
  textCall: TextCall,
  findSource: () => TextSource | Promise<TextSource>,
): Promise<Content | Reply<202, Content> | ContentStream> {
  const earlier = await continueEarlier(textCall);
  if (earlier !== null) return earlier;
  const { call } = textCall;
  const { queue, background } = call.services.jobs;
  const source = await findSource();
  const [slot] = await queue.slotsFor(call.principal.workspace.id, 1);
  const { record, written } = await beginText(textCall, source, slot).catch((cause: unknown) => {
    slot?.leave();
    throw cause;
  });
  const stored = textCall.background && written === undefined ? ((await call.content.get(record.id)) ?? record) : record;
  const answer = await respondEarly({ ...textCall, lastEventId: undefined }, stored);
  if (answer === undefined) return written ?? awaitEnd(call, record);
  if (written !== undefined) void background.logEnd(written, { content_id: record.id, request_id: call.requestId });
  return answer;
}

export const generate = implement.content.generate(({ input, ...textCall }) =>
  generateText({ ...textCall, background: input.background }, () => sourceOf(textCall.call, input)),
);

import type { Campaign, Content, ContentRequest, Fault } from '@handbill/contract';
import type { Call } from '../call.ts';
import { content } from '../implement.ts';
import { invalidRequest } from '../input/input-parser.ts';
import { quoted } from '../input/quoted.ts';
import type { Lease } from '../ports/content-store.ts';
import type { ModelChoice } from '../ports/writer.ts';
import { awaitEnd } from './await-end.ts';
import { unknownCampaign } from './campaign-of.ts';
import { write } from './write.ts';

/** A brief for a campaign that does not exist would lose its link in silence. */
function campaignFaults(id: string | null, campaign: Campaign | null): readonly Fault[] {
  if (id === null || campaign !== null) return [];
  return [unknownCampaign];
}

function modelFaults({ services }: Call, choice: ModelChoice): readonly Fault[] {
  if (choice.kind !== 'unknown') return [];
  const names = services.writer.models.map(({ name }) => quoted(name)).join(', ');
  return [{ in: 'body', pointer: '/model', code: 'invalid_choice', message: `must be one of ${names}` }];
}

/** Who is to write, and the campaign of a brief. Throws where there is no such model or campaign. */
export async function referencesOf(call: Call, request: ContentRequest) {
  const { campaign_id } = request;
  const choice = call.services.writer.choose(request);
  const campaign = campaign_id === null ? null : await call.campaigns.get(campaign_id);
  const faults = [...modelFaults(call, choice), ...campaignFaults(campaign_id, campaign)];
  if (faults.length > 0 || choice.kind === 'unknown') throw invalidRequest(faults);
  return { choice, campaign };
}

/** Says who is to write, or throws why nothing can be written: what the brief names that there is not, or that no model answers. */
async function chooseModel(call: Call, request: ContentRequest): Promise<ModelChoice & { kind: 'chosen' }> {
  const { choice } = await referencesOf(call, request);
  if (choice.kind === 'chosen') return choice;
  const detail = `The server of the model ${quoted(choice.model)} does not answer, nor does that of a fallback. Nothing was stored or begun.`;
  throw call.problem('unavailable', { retry_after: choice.retryAfter_s }, { detail });
}

/** The title until there is a text: the first line of the topic. */
const provisionalTitle = ({ topic }: ContentRequest): string => [...(topic.split('\n', 1)[0] ?? topic)].slice(0, 200).join('');

/** The record of a brief before its text is written. */
function newContent(request: ContentRequest, { provider, model }: ModelChoice & { kind: 'chosen' }, call: Call): Content {
  const { id, created_at } = call.newRecord('cnt');
  const { writer } = call.services;
  const record = {
    type: request.type,
    id,
    status: 'generating',
    title: provisionalTitle(request),
    request,
    output: null,
    text: null,
    checks: [],
    generation: {
      provider,
      model,
      prompt_version: writer.promptVersion,
      attempts: 0,
      input_tokens: null,
      cached_input_tokens: null,
      output_tokens: null,
      cost: null,
      duration_ms: null,
    },
    error: null,
    campaign_id: request.campaign_id,
    tags: request.tags,
    language: request.language,
    source_content_id: null,
    revision: 1,
    created_at,
    updated_at: created_at,
  } satisfies Record<keyof Content, unknown>;
  // `type` and `request` come from the same brief, which the compiler cannot see through the union.
  return record as Content;
}

/** Stores the record. If the database becomes unavailable meanwhile, it may have been stored all the same. */
async function begin(call: Call, record: Content, waits: boolean): Promise<Lease> {
  call.recordStored(record.id);
  return call.content.begin(record, { waits, keyId: call.principal.key.id }).catch((cause: unknown) => {
    if (call.services.storage.problemOf(cause) === undefined) call.recordStored(undefined);
    throw cause;
  });
}

export const generate = content.generate(async ({ call, input }) => {
  const earlier = call.isRepeat ? await call.content.get(call.newRecord('cnt').id) : null;
  if (earlier !== null) return awaitEnd(call, earlier);
  const choice = await chooseModel(call, input);
  const place = call.services.queue.join(call.principal.workspace.id);
  try {
    const record = newContent(input, choice, call);
    const lease = await begin(call, record, !place.cameAtOnce);
    return await write({ lease, content: record, requestId: call.requestId, keyId: call.principal.key.id, place }, call.services);
  } finally {
    place.leave();
  }
});

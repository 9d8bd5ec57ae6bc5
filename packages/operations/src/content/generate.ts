import type { Content, ContentRequest } from '@handbill/contract';
import type { Call } from '../call.ts';
import { content } from '../implement.ts';
import { invalidRequest } from '../input/input-parser.ts';
import type { Lease } from '../ports/content-store.ts';
import { awaitEnd } from './await-end.ts';
import { write } from './write.ts';

/** A brief for a campaign that does not exist would lose its link in silence. */
async function assertCampaign(call: Call, id: string | null): Promise<void> {
  if (id === null || (await call.campaigns.get(id)) !== null) return;
  const fault = { in: 'body', pointer: '/campaign_id', code: 'unknown_campaign', message: 'is not a campaign of this workspace' } as const;
  throw invalidRequest([fault]);
}

/** The title until there is a text: the first line of the topic. */
const provisionalTitle = ({ topic }: ContentRequest): string => [...(topic.split('\n', 1)[0] ?? topic)].slice(0, 200).join('');

/** The record of a brief before its text is written. */
function newContent(request: ContentRequest, call: Call): Content {
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
      provider: writer.provider,
      model: writer.model,
      prompt_version: writer.promptVersion,
      attempts: 0,
      input_tokens: null,
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
  return call.content.begin(record, waits).catch((cause: unknown) => {
    if (call.services.storage.problemOf(cause) === undefined) call.recordStored(undefined);
    throw cause;
  });
}

export const generate = content.generate(async ({ call, input }) => {
  const earlier = call.isRepeat ? await call.content.get(call.newRecord('cnt').id) : null;
  if (earlier !== null) return awaitEnd(call, earlier);
  await assertCampaign(call, input.campaign_id);
  const place = call.services.queue.join(call.principal.workspace.id);
  try {
    const record = newContent(input, call);
    const lease = await begin(call, record, !place.cameAtOnce);
    return await write({ lease, content: record, requestId: call.requestId, place }, call.services);
  } finally {
    place.leave();
  }
});

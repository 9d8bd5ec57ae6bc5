import type { BrandVoice, ContentRequest } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { chosenModel, newContent } from '../content/generate.ts';
import { voiceFaults, voiceOf } from '../content/voice-of.ts';
import { derivedId } from './derived-id.ts';
import { implement } from '../call/implement.ts';
import type { Place } from '../ports/jobs.ts';
import { briefForChannel, reasonOf, type ChannelBrief } from './brief-for-channel.ts';

/** A text to be written, and the id of its record: the same in every try of a call. */
interface NewText {
  readonly id: string;
  readonly request: ContentRequest;
}

/** A brief that its brand voice leaves possible. */
function possible(brief: ChannelBrief, voice: BrandVoice | null): ChannelBrief {
  const faults = voice === null || 'reason' in brief ? [] : voiceFaults(brief.request, voice);
  return faults.length === 0 ? brief : { reason: reasonOf(faults) };
}

/** Whether an earlier attempt at this call has stored its records: it stored all of them or none. */
async function isBegun(call: Call, texts: readonly NewText[]): Promise<boolean> {
  if (!call.isRepeat) return false;
  const found = texts.map(async ({ id }) => (await call.content.get(id)) !== null || call.content.isDeleted(id));
  return (await Promise.all(found)).includes(true);
}

/** Places for so many texts, or for none. */
function joinAll({ services, principal }: Call, count: number): readonly Place[] {
  const places: Place[] = [];
  try {
    while (places.length < count) places.push(services.jobs.join(principal.workspace.id));
    return places;
  } catch (cause) {
    for (const place of places) place.leave();
    throw cause;
  }
}

/** Stores the records of all texts, or of none, and has the texts written. */
async function beginAll(call: Call, texts: readonly NewText[], voice: BrandVoice | null): Promise<void> {
  const { services, principal, requestId } = call;
  const { created_at } = call.newRecord('cnt');
  const keyId = principal.key.id;
  const contents = texts.map(({ id, request }) =>
    newContent({ request, source_content_id: null }, chosenModel(call, request), call, { id, created_at }),
  );
  const places = joinAll(call, contents.length);
  const records = contents.map((content, index) => ({ content, waits: places[index]?.startedImmediately !== true }));
  const leases = await call.content.beginAll(records, { voice }).catch((cause: unknown) => {
    for (const place of places) place.leave();
    throw cause;
  });
  for (const [index, content] of contents.entries()) {
    const [lease, place] = [leases[index], places[index]];
    if (lease === undefined || place === undefined) continue;
    const written = services.jobs.write({ lease, content, requestId, keyId, place });
    void services.jobs.logEnd(written, { content_id: content.id, request_id: requestId });
  }
}

export const generate = implement.campaigns.generate(async ({ call, input: { channels, ...fields } }) => {
  const campaign = assertFound(call, await call.campaigns.get(fields.id), 'campaign', fields.id);
  const voice = await voiceOf(call, fields.brand_voice_id);
  const { id } = call.newRecord('cnt');
  const briefs = (channels ?? campaign.channels).map((channel) => {
    return { channel, id: derivedId(id, channel), brief: possible(briefForChannel(channel, fields), voice) };
  });
  const texts = briefs.flatMap(({ id: ofText, brief }) => ('request' in brief ? [{ id: ofText, request: brief.request }] : []));
  if (texts.length > 0 && !(await isBegun(call, texts))) await beginAll(call, texts, voice);
  return {
    data: briefs.map(({ channel, id: ofText, brief }) =>
      'reason' in brief ? { channel, content_id: null, reason: brief.reason } : { channel, content_id: ofText, reason: null },
    ),
  };
});

import { defaultLanguage, sumOfCosts, type BrandVoice, type Campaign, type ContentRequest, type Estimate } from '@handbill/contract';
import { assertFound, Reply, type Call } from '../call/call.ts';
import { decided, newContent } from '../content/generate.ts';
import { chosenModel, voiceFaults, voiceOf } from '../content/references.ts';
import { release, reserveAll } from '../content/reserve.ts';
import { implement } from '../call/implement.ts';
import type { ContentCount, Lease, NewRecord } from '../ports/content-store.ts';
import type { PaidFrom } from '../ports/queue.ts';
import { briefForChannel, briefOfCampaign, reasonOf, reasonOfLack, type ChannelBrief } from './brief-for-channel.ts';
import { isCovered, wantedTexts, type WantedText } from './wanted-texts.ts';

/** A text to be written, and the id of its record. */
interface NewText {
  readonly id: string;
  readonly request: ContentRequest;
}

const coveredBy = ({ language }: WantedText) => ({
  reason: `The campaign has a text for this channel${language === null ? '' : ` in ${language}`}.`,
});

/** A brief that its brand voice leaves possible. */
function possible(brief: ChannelBrief, voice: BrandVoice | null): ChannelBrief {
  const faults = voice === null || !('request' in brief) ? [] : voiceFaults(brief.request, voice);
  return faults.length === 0 ? brief : { reason: reasonOf(faults) };
}

/** Decides which of the wanted texts are written. `begun`: those that an earlier attempt has decided to write. */
function decideTexts(wanted: readonly WantedText[], voice: BrandVoice | null, counts: readonly ContentCount[], begun: ReadonlySet<string>) {
  const found = wanted.map((text) => {
    const brief = possible(briefForChannel(text.channel, text.brief), voice);
    const isLeftOut = !begun.has(text.id) && (isCovered(text, counts) || (begun.size > 0 && 'request' in brief));
    return { text, brief: isLeftOut ? coveredBy(text) : brief };
  });
  const lacking = new Set(found.flatMap(({ text, brief }) => ('lacking' in brief ? [text.channel] : [])));
  return found.map(({ text, brief }) => ({
    text,
    brief: 'lacking' in brief ? { reason: reasonOfLack(brief.lacking, [...lacking]) } : brief,
  }));
}

/** Those of the records that an earlier attempt at this call has stored: all that it wanted to, or none. */
async function begunBefore(call: Call, texts: readonly WantedText[]): Promise<ReadonlySet<string>> {
  if (!call.isRepeat) return new Set();
  const isThere = async ({ id }: WantedText) => ((await call.content.get(id)) ?? (await call.content.deleted(id))) !== null;
  const found = await Promise.all(texts.map(isThere));
  return new Set(texts.filter((_, index) => found[index]).map(({ id }) => id));
}

/** Stores the records of all texts, or of none, with the spend of their first calls reserved. */
async function store(
  call: Call<'budget_exhausted'>,
  campaign: Campaign,
  records: readonly NewRecord[],
  voice: BrandVoice | null,
): Promise<{ readonly budgets: readonly (PaidFrom | undefined)[]; readonly leases: readonly Lease[] }> {
  const wanted = records.map(({ content: { id, request, generation, created_at } }) => {
    const task = { kind: 'write', request, campaign, voice, model: generation.model, orderedAt: created_at } as const;
    return { id, contentId: id, task };
  });
  const budgets = await reserveAll(call, wanted);
  const ids = budgets.flatMap((budget) => budget?.id ?? []);
  const leases = await call.content.beginAll(records, { voice, allowedModels: call.principal.key.models }).catch(async (cause: unknown) => {
    await release(call, ids);
    throw cause;
  });
  return { budgets, leases };
}

/** The estimates of the texts, by the ids of their records. */
async function estimatesOf(call: Call, campaign: Campaign, texts: readonly NewText[], voice: BrandVoice | null) {
  const estimates = texts.map(async ({ id, request }) => {
    chosenModel(call, request);
    const { estimate } = await call.services.writer.plan({ request: decided(request, call), campaign, voice, orderedAt: call.now() });
    return [id, estimate] as const;
  });
  return new Map(await Promise.all(estimates));
}

/** The estimate of several texts together. It has no cost where that of one of them is unknown. */
function sumOfEstimates(estimates: readonly Estimate[]): Estimate {
  const sum = (name: 'input_tokens' | 'output_tokens') => estimates.reduce((all, one) => all + one[name], 0);
  const costs = estimates.map(({ cost }) => cost);
  return {
    input_tokens: sum('input_tokens'),
    output_tokens: sum('output_tokens'),
    cost: costs.includes(null) ? null : sumOfCosts(costs),
  };
}

/** Stores the records of all texts, or of none, and has the texts written. */
async function beginAll(
  call: Call<'budget_exhausted'>,
  campaign: Campaign,
  texts: readonly NewText[],
  voice: BrandVoice | null,
): Promise<void> {
  const { services, principal, requestId } = call;
  const { queue, background } = services.jobs;
  const { created_at } = call.newRecord('cnt');
  const contents = texts.map(({ id, request }) =>
    newContent({ request, source_content_id: null }, chosenModel(call, request), call, { id, created_at }),
  );
  const slots = await queue.slotsFor(principal.workspace.id, contents.length);
  const records = contents.map((content, index) => ({ content, waits: slots[index] === undefined }));
  const { budgets, leases } = await store(call, campaign, records, voice).catch((cause: unknown) => {
    for (const { leave } of slots) leave();
    throw cause;
  });
  for (const [index, content] of contents.entries()) {
    const [lease, slot] = [leases[index], slots[index]];
    if (lease === undefined || slot === undefined) continue;
    const written = queue.write({ lease, content, requestId, keyId: principal.key.id, slot, budget: budgets[index] });
    void background.logEnd(written, { content_id: content.id, request_id: requestId });
  }
  queue.ring();
}

export const generate = implement.campaigns.generate(async ({ call, input: sent }) => {
  const campaign = assertFound(call, await call.campaigns.get(sent.id), 'campaign', sent.id);
  const input = briefOfCampaign(sent, campaign);
  const voice = await voiceOf(call, input.brand_voice_id);
  const wanted = wantedTexts(input, campaign, call.newRecord('cnt').id);
  const begun = await begunBefore(call, wanted);
  const chosen = decideTexts(wanted, voice, input.only_missing ? await call.content.countOfCampaigns([campaign.id]) : [], begun);
  const texts = chosen.flatMap(({ text: { id }, brief }) => ('request' in brief ? [{ id, request: brief.request }] : []));
  const estimates = input.dry_run ? await estimatesOf(call, campaign, texts, voice) : new Map<string, Estimate>();
  if (!input.dry_run && texts.length > 0 && begun.size === 0) await beginAll(call, campaign, texts, voice);
  const data = chosen.map(({ text: { channel, language, id }, brief }) => {
    const row = { channel, language: language ?? defaultLanguage, estimate: estimates.get(id) ?? null };
    if ('reason' in brief) return { ...row, content_id: null, reason: brief.reason };
    return { ...row, content_id: input.dry_run ? null : id, reason: null };
  });
  return input.dry_run ? new Reply(200, { data, estimate: sumOfEstimates([...estimates.values()]) }) : { data, estimate: null };
});

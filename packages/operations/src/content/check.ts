import {
  Problem,
  statusOf,
  type BrandVoice,
  type CampaignBrief,
  type CheckContent,
  type Check,
  type CheckedContent,
  type ContentRequest,
  type TextToCheck,
} from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { invalidRequest } from '../call/input/input-parser.ts';
import { campaignOf, reviewFaults, voiceOf } from './references.ts';
import { reserve } from './reserve.ts';

export const check = implement.content.check(async ({ call, signal, input: { outcome: wanted, brand_voice, ...asked } }) => {
  const isReviewed = asked.review === true;
  if (isReviewed) assertMayReview(call, asked);
  const brief = {
    campaign: await campaignOf(call, asked.campaign_id),
    voice: unsaved(call, brand_voice) ?? (await voiceOf(call, asked.brand_voice_id)),
  };
  const checked = await call.services.texts.of(call.principal.workspace.id).checkGiven(asked, brief.campaign, brief.voice);
  const objections = isReviewed && statusOf(checked.checks) === 'ready' ? await review(call, asked, brief, signal) : [];
  const checks = [...checked.checks, ...objections];
  return {
    outcome: gravest([checked.outcome, ...objections.map(({ outcome }) => outcome)]),
    checks: wanted === null ? checks : checks.filter(({ outcome }) => wanted.includes(outcome)),
  };
});

/** A voice that was sent whole, as if it were saved. */
function unsaved(call: Call, voice: CheckContent['brand_voice']): BrandVoice | null {
  const now = call.now();
  return voice && { ...voice, id: '', revision: 1, created_at: now, updated_at: now };
}

const gravest = (outcomes: readonly CheckedContent['outcome'][]): CheckedContent['outcome'] =>
  (['fail', 'warn', 'info'] as const).find((grave) => outcomes.includes(grave)) ?? 'pass';

/** A review calls a model: refuses a key that may only read, and a text that no judge can read. */
function assertMayReview(call: Call, asked: TextToCheck): void {
  const scope = 'content:write';
  if (!call.principal.scopes.has(scope))
    throw new Problem('forbidden', { scope }, { detail: `A review calls a model: the key needs the scope ${scope}.` });
  const faults = reviewFaults(call, asked);
  if (faults.length > 0) throw invalidRequest(faults);
}

/** Has a text judged that has passed all rules. */
async function review(
  call: Call<'budget_exhausted'>,
  { output, ...asked }: TextToCheck,
  brief: { readonly campaign: CampaignBrief | null; readonly voice: BrandVoice | null },
  signal: AbortSignal | undefined,
): Promise<readonly Check[]> {
  const { principal, services, requestId } = call;
  const workspaceId = principal.workspace.id;
  const contentId = call.newRecord('cnt').id;
  // As the rules read it: a brief of texts that are empty where nothing was said.
  const { review: reviewPolicy } = principal.workspaceSettings;
  const task = { request: asked as ContentRequest, ...brief, reviewPolicy, output };
  const slot = services.jobs.queue.join(workspaceId);
  // After the slot: without it nothing would release the reservation.
  const budget = await reserve(call, { id: contentId, contentId, task: { kind: 'judge', ...task } }).catch((cause: unknown) => {
    slot.leave();
    throw cause;
  });
  // There is no record: the model's usage is counted for the day alone.
  const subject = { workspaceId, contentId, type: asked.type, campaignId: asked.campaign_id, keyId: principal.key.id };
  const checks = await call.room.idle(() => services.jobs.queue.judge({ subject, task, budget, requestId, signal, slot }));
  if (checks !== null) return checks;
  throw call.problem('unavailable', { retry_after: 30 }, { detail: 'The server is stopping. Nothing was stored.' });
}

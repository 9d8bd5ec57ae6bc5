import type { BrandVoice, Campaign, Content, ContentRequest, Fault } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { invalidRequest } from '../call/input/input-parser.ts';
import { quoted } from '../call/input/quoted.ts';
import type { ContentStore } from '../ports/content-store.ts';
import type { ModelChoice } from '../ports/writer.ts';
import { impossibleFaults } from './impossible-faults.ts';

/** A campaign that does not exist is refused: content would lose its link in silence. */
function campaignFaults(id: string | null, campaign: Campaign | null): readonly Fault[] {
  if (id === null || campaign !== null) return [];
  return [{ in: 'body', pointer: '/campaign_id', code: 'unknown_campaign', message: 'is not a campaign of this workspace' }];
}

/** The campaign that a caller names, if one is named. */
export async function campaignOf(call: Call, id: string | null): Promise<Campaign | null> {
  const campaign = id === null ? null : await call.campaigns.get(id);
  const faults = campaignFaults(id, campaign);
  if (faults.length > 0) throw invalidRequest(faults);
  return campaign;
}

/** A brand voice that does not exist is refused: a text would go out without its demands. */
function unknownVoice(id: string | null, voice: BrandVoice | null): readonly Fault[] {
  if (id === null || voice !== null) return [];
  return [{ in: 'body', pointer: '/brand_voice_id', code: 'unknown_brand_voice', message: 'is not a brand voice of this workspace' }];
}

/** The faults of the brand voice that a brief names. */
export const voiceFaults = (request: ContentRequest, voice: BrandVoice | null): readonly Fault[] =>
  voice === null ? unknownVoice(request.brand_voice_id, voice) : impossibleFaults(request, voice);

/** The brand voice that a caller names, if one is named. */
export async function voiceOf(call: Call, id: string | null): Promise<BrandVoice | null> {
  const voice = id === null ? null : await call.brandVoices.get(id);
  const faults = unknownVoice(id, voice);
  if (faults.length > 0) throw invalidRequest(faults);
  return voice;
}

/** The brand voice of a record as it was when its text was requested: every later check is by the same words. */
export const usedVoice = (store: Pick<ContentStore, 'voiceOf'>, { id, request }: Content): Promise<BrandVoice | null> =>
  request.brand_voice_id === null ? Promise.resolve(null) : store.voiceOf(id);

function modelFaults({ services }: Call, choice: ModelChoice): readonly Fault[] {
  if (choice.kind !== 'unknown') return [];
  const names = services.writer.models.map(({ name }) => quoted(name)).join(', ');
  return [{ in: 'body', pointer: '/model', code: 'invalid_choice', message: `must be one of ${names}` }];
}

/** Who is to write a text, of the models that the key may use. */
export function choiceOf(call: Call, request: Pick<ContentRequest, 'type' | 'model'>): Exclude<ModelChoice, { kind: 'not_allowed' }> {
  const { models } = call.principal.key;
  const choice = call.services.writer.choose(request, models);
  if (choice.kind !== 'not_allowed') return choice;
  const detail = `The key may not use the model ${quoted(choice.model)}, but ${(models ?? []).map(quoted).join(', ') || 'none'}.`;
  throw call.problem('forbidden', {}, { detail });
}

/** A text that is to be reviewed where nobody can. */
export function reviewFaults(
  { services }: Call,
  { review }: { readonly review: boolean | null | undefined },
  pointer = '/review',
): readonly Fault[] {
  if (review !== true || services.writer.review.isPossible) return [];
  const message = 'must be false: this server has no judge. Its settings name one by `judge` in HANDBILL_MODELS';
  return [{ in: 'body', pointer, code: 'invalid_choice', message }];
}

/** Who is to write, and the campaign and the brand voice of a brief. Throws where there is no such model, campaign or voice. */
export async function referencesOf(call: Call, request: ContentRequest) {
  const { campaign_id, brand_voice_id } = request;
  const choice = choiceOf(call, request);
  const campaign = campaign_id === null ? null : await call.campaigns.get(campaign_id);
  const voice = brand_voice_id === null ? null : await call.brandVoices.get(brand_voice_id);
  const faults = [
    ...modelFaults(call, choice),
    ...reviewFaults(call, request),
    ...campaignFaults(campaign_id, campaign),
    ...voiceFaults(request, voice),
  ];
  if (faults.length > 0 || choice.kind === 'unknown') throw invalidRequest(faults);
  return { choice, campaign, voice };
}

/** Says who is to write, or throws why nobody can. */
export function chosenModel(call: Call, request: ContentRequest): ModelChoice & { kind: 'chosen' } {
  const choice = choiceOf(call, request);
  const faults = [...modelFaults(call, choice), ...reviewFaults(call, request)];
  if (faults.length > 0 || choice.kind === 'unknown') throw invalidRequest(faults);
  return assertAvailable(call, choice);
}

/** Throws where the server of the model does not answer. */
export function assertAvailable(
  call: Call,
  choice: Exclude<ModelChoice, { kind: 'unknown' | 'not_allowed' }>,
): ModelChoice & { kind: 'chosen' } {
  if (choice.kind === 'chosen') return choice;
  const detail = `The server of the model ${quoted(choice.model)} does not answer, nor does that of a fallback. Nothing was stored or begun.`;
  throw call.problem('unavailable', { retry_after: choice.retryAfter_s }, { detail });
}

import type { BrandVoice, Content, ContentRequest, Fault } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { invalidRequest } from '../call/input/input-parser.ts';
import type { ContentStore } from '../ports/content-store.ts';
import { impossibleFaults } from './impossible-faults.ts';

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

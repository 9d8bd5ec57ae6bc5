import { after, and, fixed, made, without } from '../../testing/arrange.ts';
import { byCursor, byId, intoWorkspace, unfiltered } from '../../testing/foreign-calls.ts';
import type { CasesOf } from '../../testing/operation-cases.ts';

const brandVoice = made('POST /brand-voices', { name: 'Bakery', avoid: ['game changer'] });
const fails = { not_found: without('voice') };

export const brandVoiceCases: CasesOf<'brandVoices'> = {
  list: { succeeds: fixed({ limit: 2 }), foreign: [unfiltered('brandVoices'), byCursor('brandVoices')] },
  create: {
    succeeds: fixed({ name: 'Bakery', avoid: ['game changer'], emoji: 'few' }),
    foreign: [intoWorkspace({ name: 'Bakery' })],
  },
  get: { succeeds: brandVoice, fails, foreign: [byId()] },
  update: {
    succeeds: and(brandVoice, { description: 'Calm', avoid: null }),
    fails,
    foreign: [byId({ name: 'Taken' }), byId({ avoid: null })],
  },
  delete: { succeeds: brandVoice, fails, foreign: [byId()] },
  restore: { succeeds: after(brandVoice, 'DELETE /brand-voices/{id}'), fails, foreign: [byId()] },
};

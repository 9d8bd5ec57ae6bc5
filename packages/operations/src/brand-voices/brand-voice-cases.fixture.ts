import { and, deleted, fixed, without } from '../../testing/arrange.ts';
import { byCursor, byId, intoWorkspace, unfiltered } from '../../testing/foreign-calls.ts';
import type { Arrange, CasesOf } from '../../testing/operation-cases.ts';

const brandVoice: Arrange = async ({ ask }) => {
  const { id } = await ask('POST /brand-voices', { name: 'Bakery', avoid: ['game changer'] });
  return { id };
};
const fails = { not_found: without('voice') };

export const brandVoiceCases: CasesOf<'brandVoices'> = {
  list: { succeeds: fixed({ limit: 2 }), fails: {}, foreign: [unfiltered('brandVoices'), byCursor('brandVoices')] },
  create: {
    succeeds: fixed({ name: 'Bakery', avoid: ['game changer'], emoji: 'few' }),
    fails: {},
    foreign: [intoWorkspace({ name: 'Bakery' })],
  },
  get: { succeeds: brandVoice, fails, foreign: [byId()] },
  update: {
    succeeds: and(brandVoice, { description: 'Calm', avoid: null }),
    fails,
    foreign: [byId({ name: 'Taken' }), byId({ avoid: null })],
  },
  delete: { succeeds: brandVoice, fails, foreign: [byId()] },
  restore: { succeeds: deleted('brand-voices', brandVoice), fails, foreign: [byId()] },
};

import { brandVoices } from './brand-voices/operations.ts';
import { campaigns } from './campaigns/operations.ts';
import { content } from './content/operations.ts';
import { keys } from './keys/operations.ts';
import { me } from './me/me.ts';
import { models } from './models/model.ts';
import { usage } from './usage/usage.ts';

/** Everything that Handbill offers. Each door is a function of this table. */
export const contract = { content, models, campaigns, brandVoices, keys, usage, me };
export type Contract = typeof contract;

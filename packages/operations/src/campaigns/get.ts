import { assertFound } from '../call.ts';
import { campaigns } from '../implement.ts';

export const get = campaigns.get(async ({ call, input }) => assertFound(call, await call.campaigns.get(input.id), 'campaign', input.id));

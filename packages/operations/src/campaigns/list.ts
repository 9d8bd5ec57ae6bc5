import { campaigns } from '../implement.ts';

export const list = campaigns.list(({ call, input }) => call.campaigns.list(input));

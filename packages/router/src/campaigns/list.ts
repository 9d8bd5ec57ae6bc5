import { contract } from '@handbill/contract';
import { procedure } from '../procedure.ts';

export const list = procedure(contract.campaigns.list, ({ call, input }) => call.campaigns.list(input));

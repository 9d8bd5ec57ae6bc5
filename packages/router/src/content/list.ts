import { contract } from '@handbill/contract';
import { procedure } from '../procedure.ts';

export const list = procedure(contract.content.list, ({ call, input }) => call.content.list(input));

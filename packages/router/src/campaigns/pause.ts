import { contract } from '@handbill/contract';
import { procedure } from '../procedure.ts';
import { takeStep } from './take-step.ts';

export const pause = procedure(contract.campaigns.pause, ({ call, input }) => takeStep(call, input.id, 'pause'));

import { contract } from '@handbill/contract';
import { procedure } from '../procedure.ts';
import { takeStep } from './take-step.ts';

export const complete = procedure(contract.campaigns.complete, ({ call, input }) => takeStep(call, input.id, 'complete'));

import { contract } from '@handbill/contract';
import { procedure } from '../procedure.ts';
import { takeStep } from './take-step.ts';

export const resume = procedure(contract.campaigns.resume, ({ call, input }) => takeStep(call, input.id, 'resume'));

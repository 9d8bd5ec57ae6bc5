import { contract } from '@handbill/contract';
import { procedure } from '../procedure.ts';
import { takeStep } from './take-step.ts';

export const activate = procedure(contract.campaigns.activate, ({ call, input }) => takeStep(call, input.id, 'activate'));

import { isOpen, type Contract } from '@handbill/contract';
import type { Handler } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { eachItem } from '../edits/each-item.ts';
import { invalidStep, takeStep, type StepCall } from './steps.ts';
import { moved } from './times.ts';
import { deletePlacement } from './publication-records.ts';
import { editPlacement } from './update.ts';

type Asked = Parameters<Handler<Contract['publications']['bulk']>>[0]['input'];

/** The function that each action calls for a publication. */
const actions: Readonly<
  Record<Asked['action'], (call: StepCall, id: string, move: { readonly days: number; readonly callId: string }) => Promise<unknown>>
> = {
  hold: (call, id) => takeStep(call, id, { step: 'hold' }),
  release: (call, id) => takeStep(call, id, { step: 'release' }),
  cancel: (call, id) => takeStep(call, id, { step: 'cancel' }),
  delete: deletePlacement,
  move: (call, id, { days, callId }) =>
    editPlacement(call, id, (current) => {
      if (!isOpen(current.status)) throw invalidStep(call, current.status, 'move');
      return moved(current, days, callId);
    }),
};

export const bulk = implement.publications.bulk(async ({ call, input: { items, action, days } }) => {
  const move = { days: days ?? 0, callId: call.newRecord('pub').id };
  return eachItem(call, items, ({ id }) => actions[action](call as StepCall, id, move));
});

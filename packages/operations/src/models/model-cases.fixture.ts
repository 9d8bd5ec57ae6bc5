import { fixed } from '../../testing/arrange.ts';
import { unnamed } from '../../testing/foreign-calls.ts';
import type { CasesOf } from '../../testing/operation-cases.ts';

export const modelCases: CasesOf<'models'> = {
  list: {
    succeeds: fixed({}),
    foreign: [{ ...unnamed(() => ({ answer: { data: [{ name: 'sandbox' }] } })), isOfServer: true }],
  },
};

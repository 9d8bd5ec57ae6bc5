import { fixed } from '../../testing/arrange.ts';
import type { CasesOf } from '../../testing/operation-cases.ts';

export const modelCases: CasesOf<'models'> = {
  list: {
    succeeds: fixed({}),
    fails: {},
    foreign: [{ by: 'nothing', isOfServer: true, inputs: () => [{}], outcome: () => ({ answer: { data: [{ name: 'sandbox' }] } }) }],
  },
};

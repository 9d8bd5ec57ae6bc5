import { fixed } from '../../testing/arrange.ts';
import type { CasesOf } from '../../testing/operation-cases.ts';

export const meCases: CasesOf<'me'> = {
  get: {
    succeeds: fixed({}),
    fails: {},
    foreign: [{ by: 'nothing', inputs: () => [{}], outcome: ({ workspace: id }) => ({ answer: { workspace: { id } } }) }],
  },
};

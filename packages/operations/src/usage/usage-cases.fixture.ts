import { fixed } from '../../testing/arrange.ts';
import { byCampaign, emptyList, foreignCursor, unnamed } from '../../testing/foreign-calls.ts';
import type { CasesOf } from '../../testing/operation-cases.ts';

export const usageCases: CasesOf<'usage'> = {
  get: {
    succeeds: fixed({ from: '2026-01-01', to: '2026-12-31', by: ['type', 'campaign'], limit: 1 }),
    foreign: [
      unnamed(({ usage: { rows }, keys }) => ({ answer: { data: Array.from({ length: rows }, () => ({ key_id: keys.all[0] })) } })),
      byCampaign(emptyList),
      foreignCursor(({ usage: { cursor } }) => ({ cursor })),
    ],
  },
  caps: { succeeds: fixed({}), foreign: [unnamed(() => ({ answer: { data: [] } }))] },
};

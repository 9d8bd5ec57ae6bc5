import { fixed } from '../../testing/arrange.ts';
import { unnamed } from '../../testing/foreign-calls.ts';
import type { CasesOf } from '../../testing/operation-cases.ts';

export const meCases: CasesOf<'me'> = {
  get: { succeeds: fixed({}), foreign: [unnamed(({ workspace: id }) => ({ answer: { workspace: { id } } }))] },
};

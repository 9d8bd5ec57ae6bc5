import { contract } from '@handbill/contract';
import { procedure } from '../procedure.ts';

export const get = procedure(contract.me.get, ({ call: { principal } }) =>
  Promise.resolve({ workspace: principal.workspace, key: principal.key }),
);

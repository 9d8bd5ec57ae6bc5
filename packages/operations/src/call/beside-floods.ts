import type { Operation } from '@handbill/contract';
import type { Principal } from '../ports/storage.ts';

/** Whether an operation concerns keys: with `admin` it ends a flood, so that a flood of the same workspace must not keep it out. */
export const isOfKeys = ({ path }: Pick<Operation, 'path'>): boolean => path.split('/').includes('keys');

/** Whether a call has limits of its own, beside those of its workspace. */
export const isBesideFloods = ({ scopes }: Pick<Principal, 'scopes'>, ofKeys: boolean): boolean => ofKeys && scopes.has('admin');

/** Names these limits of a workspace. */
export const besideFloods = (workspaceId: string): string => `${workspaceId} keys`;

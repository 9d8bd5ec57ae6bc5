import { newId, revocationSeconds } from '@handbill/contract';
import { quoted, type WorkspaceKeys } from '@handbill/operations';
import { StartupError } from '../../log/startup-error.ts';
import { keyTable } from './key-table.ts';
import type { KeyCommand } from './read-key-command.ts';

/** What a command says: its result on standard output, everything else on standard error. */
export interface Output {
  readonly result: (text: string) => void;
  readonly note: (line: string) => void;
}

const pageSize = 100;

async function create(keys: WorkspaceKeys, { fields }: Extract<KeyCommand, { name: 'create' }>, now: Date, output: Output): Promise<void> {
  const id = newId('key', now);
  const secret = await keys.create({ ...fields, id, revision: 1, created_at: now, updated_at: now, last_used_at: null });
  const end = fields.expires_at === null ? 'does not expire' : `expires at ${fields.expires_at.toISOString()}`;
  output.note(`Created ${id} with the scopes ${fields.scopes.join(', ')}. It ${end}. The key is shown only this once.`);
  output.result(`${secret}\n`);
}

async function list(keys: WorkspaceKeys, now: Date, output: Output): Promise<void> {
  let cursor: string | null = null;
  do {
    const { data, pagination } = await keys.list({ limit: pageSize, offset: null, cursor });
    output.result(keyTable(data, { now, hasHeadings: cursor === null }));
    cursor = pagination.next_cursor;
  } while (cursor !== null);
}

async function revoke(keys: WorkspaceKeys, { id }: Extract<KeyCommand, { name: 'revoke' }>, now: Date, output: Output): Promise<void> {
  if (!(await keys.revoke(id, now))) throw new StartupError(`There is no key ${quoted(id)}: list shows those that there are.`);
  output.note(`Revoked ${id}. Running servers refuse it within ${revocationSeconds} second.`);
}

/** Does with the keys of a workspace what the command says. */
export function runKeyCommand(
  command: Exclude<KeyCommand, { name: 'help' }>,
  keys: WorkspaceKeys,
  now: Date,
  output: Output,
): Promise<void> {
  if (command.name === 'create') return create(keys, command, now, output);
  return command.name === 'list' ? list(keys, now, output) : revoke(keys, command, now, output);
}

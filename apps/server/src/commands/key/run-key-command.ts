import { endsFamily, newId, Problem, revocationSeconds } from '@handbill/contract';
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
  const made = { made_by: null, is_session: false, revision: 1, created_at: now, updated_at: now, last_used_at: null };
  const secret = await keys.create({ ...fields, id, ...made });
  const end = fields.expires_at === null ? 'does not expire' : `expires at ${fields.expires_at.toISOString()}`;
  output.note(`Created ${id} with the scopes ${fields.scopes.join(', ')}. It ${end}. The key is shown only this once.`);
  output.result(`${secret}\n`);
}

async function list(keys: WorkspaceKeys, now: Date, output: Output): Promise<void> {
  let cursor: string | null = null;
  do {
    const { data, pagination } = await keys.list({ limit: pageSize, offset: null, cursor, sessions: false });
    output.result(keyTable(data, { now, hasHeadings: cursor === null }));
    cursor = pagination.next_cursor;
  } while (cursor !== null);
}

function explain(cause: unknown): never {
  if (!(cause instanceof Problem) || cause.code !== 'last_admin_key') throw cause;
  throw new StartupError(`${cause.message} Create another key with admin first.`);
}

async function revoke(keys: WorkspaceKeys, command: Extract<KeyCommand, { name: 'revoke' }>, at: Date, output: Output): Promise<void> {
  const { id } = command;
  const key = await keys.get(id);
  const withMade = command.withMade ?? (key !== null && endsFamily(key));
  const isRevoked = key !== null && (await keys.revoke(id, { at, withMade }).catch(explain));
  if (!isRevoked) throw new StartupError(`There is no key ${quoted(id)}: list shows those that there are.`);
  const refused = withMade ? `${id}, and the keys that it made. Running servers refuse them` : `${id}. Running servers refuse it`;
  output.note(`Revoked ${refused} within ${revocationSeconds} second.`);
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

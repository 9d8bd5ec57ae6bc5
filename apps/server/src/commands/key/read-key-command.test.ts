import { noKeyLimits } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { readKeyCommand } from './read-key-command.ts';
import { WrongUsage } from './wrong-usage.ts';

const now = new Date('2027-01-01T00:00:00Z');
const read = (...args: string[]) => readKeyCommand(args, now);
const complaint = (...args: string[]): string => {
  try {
    return JSON.stringify(read(...args));
  } catch (error) {
    if (error instanceof WrongUsage) return error.message;
    throw error;
  }
};

describe('the arguments of handbill key', () => {
  it.each([
    ['15m', '2027-01-01T00:15:00.000Z'],
    ['30d', '2027-01-31T00:00:00.000Z'],
    ['2027-12-24T18:00:00+01:00', '2027-12-24T17:00:00.000Z'],
  ])('may end a key with --expires %s', (expires, instant) => {
    const fields = { ...noKeyLimits, name: 'Website', scopes: ['content:read', 'admin'], expires_at: new Date(instant) };
    const args = ['--name', ' Website', '--scopes=content:read, admin,', 'create', '--expires', expires];
    expect(read(...args)).toEqual({ name: 'create', workspace: undefined, fields });
  });

  it('may leave the end out', () => {
    expect(read('create', '--name', 'x', '--scopes', 'admin')).toMatchObject({ fields: { expires_at: null } });
  });

  it('may name a workspace, and say what becomes of what a revoked key made', () => {
    const [workspace, id] = ['wsp_1', 'key_1'];
    const create = read('create', '--name', 'x', '--scopes', 'admin', '--workspace', workspace);
    expect([create, read('list', `--workspace=${workspace}`)]).toMatchObject([{ workspace }, { name: 'list', workspace }]);
    expect(read('revoke', id, '--workspace', workspace)).toEqual({ name: 'revoke', workspace, id, withMade: undefined });
    for (const made of [true, false]) expect(read('revoke', id, '--with-made', `${made}`)).toMatchObject({ withMade: made });
  });

  it.each<[args: string[], said: string[]]>([
    [[], ['The command is missing: create, list or revoke.']],
    [['make'], ['There is no command make: create, list or revoke.']],
    [['create'], ['--name is missing', '--scopes is missing: a comma list of content:read, content:write,']],
    [
      ['create', '--name', ' ', '--scopes', 'content:read,all', '--expires', 'soon'],
      ['--name must not be empty.', '--scopes: all must be one of content:read,', '--expires must be 15m, 12h or 30d from now,'],
    ],
    [['create', '--name', 'x', '--scopes', 'admin,admin'], ['--scopes: admin is named before: name each scope once.']],
    [['create', '--name', 'x', '--scopes', ','], ['--scopes is missing']],
    [['create', '--name', 'x', '--scopes', 'admin', '--expires', '2026-01-01T00:00:00Z'], ['--expires must be after 2027-01-01T00:00:00']],
    [['create', '--name', 'x', '--scopes', 'admin', '--expires', '999999999d'], ['--expires must be 15m, 12h or 30d from now,']],
    [
      ['create', '--scope', 'admin'],
      ["Unknown option '--scope'. The options are --name, --scopes, --expires, --workspace and --with-made."],
    ],
    [['create', '--name', '--scopes', 'admin'], ["Option '--name' argument is ambiguous. The options are"]],
    [['create', 'x'], ['create does not take x.']],
    [['list', '--name', 'x'], ['list has no option --name.']],
    [['create', '--with-made', 'true'], ['create has no option --with-made.']],
    [['revoke', 'key_1', '--with-made', 'yes'], ['--with-made must be true or false.']],
    [['revoke'], ['The id of the key is missing: list shows it.']],
    [['revoke', `hbk_${'0'.repeat(26)}_${'a'.repeat(43)}`], ['hbk_… is not the id of a key.']],
  ])('are refused with all that is wrong with them: %j', (args, said) => {
    for (const sentence of [...said, '  npm run --silent handbill -- key revoke <id>\n']) expect(complaint(...args)).toContain(sentence);
  });
});

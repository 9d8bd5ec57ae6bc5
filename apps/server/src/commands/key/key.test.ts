import { access, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { noKeyLimits } from '@handbill/contract';
import { mongodAt } from '@handbill/embedded-mongo';
import { MongoStorage } from '@handbill/mongo';
import { testDatabase } from '@handbill/testing';
import { describe, expect, it, vi } from 'vitest';
import { dataFolder } from '../../../../../packages/embedded-mongo/testing/data-folder.ts';
import { handbillCommand } from '../../../testing/handbill-command.ts';
import { MainProcess } from '../../../testing/main-process.ts';

/** Runs `handbill key` as a process of its own. */
const keyCommand = (env: Readonly<Record<string, string>>, ...args: string[]) => handbillCommand(env, 'key', ...args);

const { uri, name, db } = testDatabase();
const settings = { MONGODB_URI: uri, MONGODB_DB: name };
const minute = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;
const secret = /^hbk_[0-9a-z]{26}_[\w-]{43}\n$/;

describe('handbill key', { timeout: 120_000 }, () => {
  it('works beside a running server, and without one where the first key was lost', async () => {
    const data = await dataFolder();
    const run = (...args: string[]) => keyCommand({ HANDBILL_DATA: data }, ...args);
    const server = new MainProcess(data);
    await server.ready();

    const made = await run('create', '--name', 'Website', '--scopes', 'campaigns:read,content:read', '--expires', '15m');
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(secret) });
    const key = made.out.trim();
    expect(made.err).not.toContain(key);
    const { id, ...me } = (await server.rest('GET /me', { key })).body.key;
    expect(me).toMatchObject({ name: 'Website', scopes: ['campaigns:read', 'content:read'], expires_at: expect.any(String) });
    const life = Date.parse(me.expires_at) - Date.now();
    expect([life > 13 * 60_000, life <= 15 * 60_000]).toEqual([true, true]);

    expect(await run('revoke', id)).toEqual({
      code: 0,
      out: '',
      err: `Revoked ${id}. Running servers refuse it within 1 second.\n`,
    });
    await vi.waitFor(async () => expect((await server.rest('GET /me', { key })).status).toBe(401), 10_000);
    expect((await server.rest('GET /me')).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.warnings).toEqual([]);

    await rm(join(data, 'admin.key'));
    const files = await readdir(data);
    const admin = await run('create', '--name', 'New admin', '--scopes', 'admin');
    expect(admin).toMatchObject({ code: 0, out: expect.stringMatching(secret) });
    expect(await mongodAt(join(data, 'mongodb'))).toBeNull();
    expect((await readdir(data)).filter((file) => !files.includes(file) && !file.endsWith('.previous'))).toEqual([]);

    const again = new MainProcess(data);
    await again.ready();
    const { body } = await again.rest('GET /keys', { key: admin.out.trim() });
    expect(body.data).toMatchObject([{ name: 'New admin', scopes: ['admin'], expires_at: null }, { name: 'First key' }]);
  });

  it('uses the database at MONGODB_URI, and shows the keys of the first workspace in a table', async () => {
    const storage = await MongoStorage.open(uri, name);
    await storage.createFirstKey(new Date(), () => Promise.resolve());
    await db
      .collection<{ _id: string }>('workspaces')
      .insertOne({ _id: 'wsp_other', name: 'Other', created_at: new Date() } as { _id: string });
    const foreign = { id: 'key_01jd6v3m8hf2v9q0x1y2z3a4b5', name: 'Foreign', scopes: ['admin' as const] };
    await storage.workspaceKeys({ workspaceId: 'wsp_other', keyId: null, actor: null, requestId: null }).create({
      ...noKeyLimits,
      ...foreign,
      made_by: null,
      is_session: false,
      revision: 1,
      created_at: new Date(),
      updated_at: new Date(),
      last_used_at: null,
    });
    await storage.close();
    const fields = ['--name', '\u001b[2Jred\nkey', '--scopes', 'content:read', '--expires', '2099-01-01T00:00:00Z'];
    expect(await keyCommand(settings, 'create', ...fields)).toMatchObject({ code: 0, out: expect.stringMatching(secret) });
    const { out } = await keyCommand(settings, 'list');
    expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['ID', 'NAME', 'SCOPES', 'CREATED (UTC)', 'EXPIRES (UTC)', 'LAST USED (UTC)', 'MADE BY'],
      // Signs that a terminal would obey are left out.
      [expect.stringMatching(/^key_/), '[2Jred key', 'content:read', expect.stringMatching(minute), '2099-01-01 00:00', 'never'],
      [expect.stringMatching(/^key_/), 'First key', 'admin', expect.stringMatching(minute), 'never', 'never'],
      [''],
    ]);
    const err = `There is no key ${foreign.id}: list shows those that there are.\n`;
    expect(await keyCommand(settings, 'revoke', foreign.id)).toEqual({ code: 1, out: '', err });
    const last = 'No other key of the workspace has admin and does not expire. Nothing was changed. Create another key with admin first.\n';
    expect(await keyCommand(settings, 'revoke', foreign.id, '--workspace', 'wsp_other')).toEqual({ code: 1, out: '', err: last });
    const noWorkspace = { code: 1, err: expect.stringContaining(`there is no workspace wsp_none.`) };
    expect(await keyCommand(settings, 'list', '--workspace', 'wsp_none')).toMatchObject(noWorkspace);
    expect(await db.collection('keys').countDocuments()).toBe(3);
  });

  it('ends with 2 when it is called wrongly, with 1 when there is no database, and makes none', async () => {
    const data = join(await dataFolder(), 'none');
    const [wrong, none, help] = await Promise.all([
      keyCommand({ HANDBILL_DATA: data }),
      keyCommand({ HANDBILL_DATA: data }, 'list'),
      keyCommand({}, '--help'),
    ]);
    expect(wrong).toMatchObject({ code: 2, out: '', err: expect.stringContaining('The command is missing: create, list or revoke.\n') });
    const said = `There is no database in ${data} yet: start the server once, or set HANDBILL_DATA to the data folder of one.\n`;
    expect(none).toEqual({ code: 1, out: '', err: said });
    await expect(access(data)).rejects.toThrow('ENOENT');
    expect(help).toMatchObject({ code: 0, out: expect.stringContaining('--expires  when it expires'), err: '' });
  });
});

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { newDatabase } from '@handbill/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../../../packages/embedded-mongo/testing/data-folder.ts';
import { uninitiatedMongod } from '../../../../packages/embedded-mongo/testing/mongod-without-primary.ts';
import { freeSpace } from '../database/free-space.ts';
import { mongoAddress, startDatabase } from '../database/start-database.ts';
import { keptLog } from '../../testing/kept-log.ts';
import { StartupError } from '../log/startup-error.ts';
import { readSettings } from '../settings/settings.ts';
import { startServer } from './start-server.ts';
import { startupSummary } from './startup-summary.ts';

const {
  uri,
  name,
  db: { client },
} = newDatabase();
const { log } = keptLog('silent');

/** The error that a start ends with. How a process prints it is in main.test.ts. */
async function refused(data: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const starting = startServer(readSettings({ PORT: '0', HANDBILL_DATA: data, ...env }), log);
  const cause: unknown = await starting.then(
    () => expect.fail('It should not have started'),
    (error: unknown) => error,
  );
  if (cause instanceof StartupError) return cause.message;
  throw cause;
}
const remedy = 'Set HANDBILL_DATA to a folder that this user may write.';

describe('what keeps a start from its data folder', { timeout: 60_000 }, () => {
  it('is that it is a file, with a database of its own or another one', async () => {
    const file = join(await dataFolder(), 'file');
    await writeFile(file, '');
    const said = `The data folder ${file} cannot be used: it is a file, or in one. ${remedy}`;
    expect(await Promise.all([refused(file), refused(file, { MONGODB_URI: uri, MONGODB_DB: `${name}_file` })])).toEqual([said, said]);
  });

  it('is that its disk is read-only', async ({ skip }) => {
    const data = await dataFolder();
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', data]);
    skip(status !== 0, 'this user may not mount a read-only disk');
    onTestFinished(() => void spawnSync('umount', [data]));
    expect(await refused(data)).toBe(`The data folder ${data} cannot be used: its disk is read-only. ${remedy}`);
  });
});

it('a disk with little room is told by the start', async ({ skip }) => {
  const data = await dataFolder();
  const settings = { ...readSettings({}), data, mongo: { uri, db: name } };
  const diskSaid = async () => {
    const writer = { provider: 'sandbox', model: 'sandbox' };
    const firstKey = { file: '', line: '', isUsable: true };
    const space = await freeSpace(settings);
    return new Map(startupSummary({ url: '', firstKey, database: '', space, writer, settings })).get('Disk');
  };
  expect(await diskSaid()).toBeUndefined();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=5m', 'tmpfs', data]);
  skip(status !== 0, 'this user may not mount a small disk');
  onTestFinished(() => void spawnSync('umount', [data]));
  expect(await diskSaid()).toBe(`5.2 MB free for ${data}. Make room, at least 10.0 MB: changes are refused where the disk is full.`);
});

describe('what keeps a start from the MongoDB at MONGODB_URI', { timeout: 60_000 }, () => {
  it('is an address that the driver cannot read', async () => {
    expect(await refused(await dataFolder(), { MONGODB_URI: 'mongodb+srv://db:27017' })).toBe(
      'MONGODB_URI cannot be read: mongodb+srv URI cannot have port number.',
    );
  });

  it('is that one side speaks TLS and the other does not', async () => {
    // Without a certificate there is no more than an alert, which is TLS, too.
    const secure = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void secure.close());
    await once(secure, 'listening');
    const { port } = secure.address() as AddressInfo;
    const short = 'serverSelectionTimeoutMS=1000';
    const hosts = mongoAddress(uri);
    const [toPlain, toSecure] = await Promise.all([
      refused(await dataFolder(), { MONGODB_URI: `${uri}&tls=true&${short}` }),
      refused(await dataFolder(), { MONGODB_URI: `mongodb://someone:hunter2@127.0.0.1:${port}/?${short}` }),
    ]);
    expect(toPlain).toBe(
      `MongoDB at ${hosts} cannot be used: it speaks no TLS, which MONGODB_URI asks for: set tls=false there, or give ${hosts} a certificate.`,
    );
    expect(toSecure).toBe(
      `MongoDB at 127.0.0.1:${port} cannot be used: it speaks TLS, which MONGODB_URI does not ask for: add tls=true to its options.`,
    );
  });

  it('is a file of its options that is not there, or more members than there are', async () => {
    const [ca, members] = await Promise.all([
      refused(await dataFolder(), { MONGODB_URI: `${uri}&tls=true&tlsCAFile=/no/such.pem` }),
      refused(await dataFolder(), { MONGODB_URI: `${uri}&w=5`, MONGODB_DB: `${name}_members` }),
    ]);
    expect(ca).toMatch(/^MongoDB at \S+ cannot be used: ENOENT: .*\/no\/such\.pem'\. Check MONGODB_URI\.$/);
    expect(members).toMatch(/^MongoDB at \S+ cannot be used: w in MONGODB_URI asks for more members than it has: leave it out\.$/);
  });

  it("is that its database is empty, where this installation's key belongs to the one that earlier versions took in its place", async () => {
    const [db, formerDb] = [`${name}_named`, `${name}_former`];
    const data = await dataFolder();
    const opening = () => startDatabase({ ...readSettings({ HANDBILL_DATA: data }), mongo: { uri, db, formerDb } }, log);
    const keep = (one: string, _id: string) => client.db(one).collection<{ _id: string }>('keys').insertOne({ _id });
    const id = '0'.repeat(26);
    await keep(formerDb, `key_${id}`);
    expect(await opening()).toMatchObject({ describe: expect.stringContaining(`, database ${db}`) });
    await writeFile(join(data, 'admin.key'), `hbk_${id}_${'A'.repeat(43)}\n`);
    await expect(opening()).rejects.toThrow(`To go on there, set MONGODB_DB=${formerDb}; to begin anew, MONGODB_DB=${db}.`);
    await keep(db, 'key_of_another');
    await opening();
  });

  it('is that its replica set was never initiated, whatever the address says of it', async () => {
    const data = await dataFolder();
    const { port } = await uninitiatedMongod(data);
    const attempts = ['', '&replicaSet=handbill', '&directConnection=true'].map((options) =>
      refused(data, { MONGODB_URI: `mongodb://127.0.0.1:${port}/?serverSelectionTimeoutMS=2000${options}` }),
    );
    const said = 'The MongoDB at MONGODB_URI belongs to a replica set that was never initiated. Call rs.initiate() there once, in mongosh.';
    expect(await Promise.all(attempts)).toEqual([said, said, said]);
  });

  it('is that the address names another replica set', async () => {
    const address = `${uri.replace('replicaSet=handbill', 'replicaSet=hand')}&serverSelectionTimeoutMS=2000`;
    expect(await refused(await dataFolder(), { MONGODB_URI: address })).toBe(
      'No MongoDB at MONGODB_URI belongs to the replica set hand: look at the name behind replicaSet= in the address.',
    );
  });
});

it('a HOST that is no address of this machine is named', { timeout: 60_000 }, async () => {
  const database = { MONGODB_URI: uri, MONGODB_DB: name };
  const hosts = ['203.0.113.7', 'no-such-host.invalid'];
  const said: string[] = [];
  // One after the other: of two that prepare one database at once, the second names on a busy machine the reason of its wait.
  for (const host of hosts) said.push(await refused(await dataFolder(), { ...database, HOST: host }));
  expect(said).toEqual([
    '203.0.113.7:0 is not an address of this machine: set HOST',
    expect.stringMatching(/^no-such-host\.invalid:0 is (not an address of this machine|a name that cannot be looked up).*set HOST.*$/),
  ]);
});

describe('the first key', () => {
  /** The line of the start's summary about it, and the first command to type. */
  async function saidIn(data: string) {
    const settings = { ...readSettings({}), port: 0, data, mongo: { uri, db: `${name}_keys` } };
    const server = await startServer(settings, log);
    await server.stop();
    return { key: new Map(server.startupSummary).get('Key'), firstCommand: server.firstCommand };
  }
  const makeOne = 'For a key, type:\n  npm run handbill -- key create --name Admin --scopes admin';
  const hint = '"npm run handbill -- key create --name Admin --scopes admin" makes another';

  it('is named on every start, or else why it is of no use and how to make another', async () => {
    const [data, other] = [await dataFolder(), await dataFolder()];
    const [file, wrong] = [join(data, 'admin.key'), join(other, 'admin.key')];
    expect((await saidIn(data)).key).toBe(`${file} (just created)`);
    expect((await saidIn(data)).key).toBe(file);
    const missing = `created at the first start; it is not in this data folder: ${hint}`;
    expect(await saidIn(other)).toEqual({ key: missing, firstCommand: makeOne });
    for (const content of ['', 'nonsense\n', `hbk_${'0'.repeat(26)}_${'A'.repeat(43)}\n`]) {
      await writeFile(wrong, content);
      expect(await saidIn(other)).toEqual({ key: `${wrong} has no key that this database takes: ${hint}`, firstCommand: makeOne });
    }
  });
});

import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer, request, type RequestListener } from 'node:http';
import { BlockList, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { MongoStorage } from '@handbill/mongo';
import { newDatabase } from '@handbill/testing';
import { MongoClient } from 'mongodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../../../../packages/embedded-mongo/testing/data-folder.ts';
import { standaloneMongod } from '../../../../../packages/embedded-mongo/testing/mongod-without-primary.ts';
import { TestServer } from '../../../testing/test-server.ts';
import { handbillCommand } from '../../../testing/handbill-command.ts';

const { db, uri, name } = newDatabase();

/** The doctor's lines. */
async function doctor(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const { code, out, err } = await handbillCommand({ MONGODB_URI: uri, MONGODB_DB: name, ...settings }, 'doctor', ...args);
  expect(err).toBe('');
  return { code, out, lines: out.split('\n') };
}

/** The address of a server that answers like this. */
async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => server.close().closeAllConnections());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that answers like this when it is asked for its models. */
const provider = async (status: number, body: unknown): Promise<string> =>
  `${await answering((_request, response) => response.writeHead(status).end(JSON.stringify(body)))}/v1`;

/** A proxy before a server, which says whom it calls for. */
const proxyOf = ({ url }: TestServer): Promise<string> =>
  answering((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': '203.0.113.9' };
    request(`${url}${incoming.url}`, { headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    }).end();
  });

describe('the doctor', { timeout: 60_000 }, () => {
  it('finds nothing wrong where nothing is, and ends with 0', async () => {
    const trustedProxies = new BlockList();
    trustedProxies.addAddress('127.0.0.1');
    const server = new TestServer({ uri, name }, { trustedProxies });
    await server.start();
    onTestFinished(() => server.stop());
    const data = await dataFolder();
    await chmod(data, 0o700);
    const { code, out, lines } = await doctor({ HANDBILL_DATA: data, HANDBILL_PUBLIC_URL: await proxyOf(server) }, '--all');
    const table = [
      /^ok {5}version +Handbill \d+\.\d+\.\d+\S* on Node \d+/,
      /^ok +settings +from the environment$/,
      /^ok +disk +[\d.]+ [MGT]B free for /,
      /^ok +file modes +\S+ and its keys are closed to others$/,
      /^ok +writer +sandbox/,
      /^ok +proxy +http:\S+ hands streams on as they come$/,
      /^ok +proxy +callers have their own addresses$/,
      /^(ok|note) +servers +/,
      /^ok +database +MongoDB at 127\.0\.0\.1:\d+, database /,
      /^ok +mongod +MongoDB \d+\.\d+\.\d+$/,
      /^note +topology +replica set handbill: one member/,
      /^ok +clock +\d\.\d s from the database's$/,
      /^ok +structure +all migrations and indexes of this version$/,
      /^ok +leases +/,
      /^ok +space +campaigns: [\d.]+ k?B for 0 records$/,
    ];
    for (const row of table) expect(lines).toContainEqual(expect.stringMatching(row));
    expect([out.endsWith('\n\nNothing is wrong.\n'), code]).toEqual([true, 0]);
  });

  it('says what is wrong and what to do, and ends with 1; keys are not shown', async () => {
    await (await MongoStorage.open(uri, name)).close();
    await db.collection('usage').dropIndexes();
    await db.command({ collMod: 'content', validationLevel: 'off' });
    const lost = { _id: 'cnt_lost', workspace_id: 'wrk_1', lease: { until: new Date(Date.now() - 3_600_000), token: 't', claims: 0 } };
    await db.collection<{ _id: string }>('content').insertOne(lost);
    const data = await dataFolder();
    await chmod(data, 0o777);
    await writeFile(join(data, 'admin.key'), 'hbk_x\n', { mode: 0o644 });
    const key = 'sk-nobody-may-read-this-0123456789';
    const base = await provider(401, { error: { message: `Incorrect API key provided: ${key}` } });
    const older = await new MongoClient(uri, { appName: 'handbill/0.0.1' }).connect();
    onTestFinished(() => older.close());
    const { code, out, lines } = await doctor({
      HANDBILL_DATA: data,
      HANDBILL_PUBLIC_URL: await answering((_request, response) => response.end('data: ignored\n\ndata: end\n\n')),
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: base,
      HANDBILL_ALLOW_PRIVATE_WEBHOOKS: 'true',
    });
    const faults = [
      [/^wrong +file modes +\S+ is open to others on this machine \(mode 777\)$/, `→ chmod 700 '${data}'`],
      [/^wrong +file modes +\S+admin\.key is open to others on this machine \(mode 644\)$/, `→ chmod 600 '${join(data, 'admin.key')}'`],
      [/^wrong +writer +gpt-5-mini at http:/, '→ The provider refused the key (401): check OPENAI_API_KEY.'],
      [/^wrong +proxy +http:\S+ holds streams back/, '→ Turn the buffering of answers off in the proxy'],
      [/^wrong +proxy +callers have the address of the proxy/, '→ Name its network in HANDBILL_TRUSTED_PROXIES.'],
      [/^note +servers +.*\b0\.0\.1\b/, '→ Unless you are upgrading'],
      [/^wrong +structure +It lacks the index(es)? .* of usage/, '→ Start a server of this version: it brings the database up to date.'],
      [/^wrong +leases +A text waits for a server/, '→ Start a server, or look at the log of one that runs'],
    ] as const;
    for (const [fault, advice] of faults) {
      const at = lines.findIndex((line) => fault.test(line));
      expect([fault, lines[at + 1]?.trim()]).toEqual([fault, expect.stringContaining(advice)]);
    }
    expect(lines).toContainEqual(expect.stringMatching(/^note +settings +HANDBILL_ALLOW_PRIVATE_WEBHOOKS has no effect/));
    expect([out.endsWith('\n\n7 things are wrong.\n'), code]).toEqual([true, 1]);
    // Faults come first, and findings in order do not bury them.
    const outcomes = lines.flatMap((line) => /^(wrong|note|ok) /.exec(line)?.[1] ?? []);
    expect(outcomes).toEqual([...outcomes.filter((one) => one === 'wrong'), ...outcomes.filter((one) => one === 'note'), 'ok', 'ok', 'ok']);
    const inOrder = lines.filter((line) => line.startsWith('ok '));
    expect(inOrder[0]).toMatch(/^ok +version +Handbill /);
    expect(inOrder[1]).toMatch(/^ok +database +MongoDB at 127\.0\.0\.1:\d+, database /);
    expect(inOrder[2]).toMatch(/^ok +and also +settings, disk, .*\bclock, .*\bspace: --all shows more$/);
    expect(out).not.toContain(key);
  });

  it('names all models, and those that their server does not list', async () => {
    const base = await provider(200, { data: [{ id: 'small' }] });
    const file = join(await dataFolder(), 'models.json');
    const models = [
      { name: 'fast', model: 'small', base_url: base },
      { name: 'best', model: 'large', base_url: base },
    ];
    await writeFile(file, JSON.stringify({ models }));
    const { lines } = await doctor({ HANDBILL_MODELS: file, HANDBILL_DATA: await dataFolder() }, '--all');
    expect(lines).toContainEqual(expect.stringMatching(/^ok +writer +fast: small at \S+ answers and has the model$/));
    expect(lines).toContainEqual(expect.stringMatching(/^note +writer +best: large at \S+ answers, and does not list the model/));
  });

  it('looks at nothing else where the settings are wrong', async () => {
    const { code, lines } = await doctor({ PORT: 'x', HANDBILL_WRITTER: 'sandbox' });
    expect(lines).toEqual([
      'wrong  settings  Invalid settings: - PORT: must be a whole number from 0 to 65535 - HANDBILL_WRITTER: unknown setting; did you mean HANDBILL_WRITER?',
      expect.stringMatching(/^ok {5}version {3}Handbill /),
      '',
      'One thing is wrong.',
      '',
    ]);
    expect(code).toBe(1);
  });

  it('looks at everything else where the database cannot be reached', async () => {
    const { code, lines } = await doctor({ MONGODB_URI: 'mongodb://someone:hunter22@127.0.0.1:1/', HANDBILL_DATA: await dataFolder() });
    expect(lines).toContainEqual(expect.stringMatching(/^ok +and also +.*\bwriter\b/));
    expect(lines).toContainEqual(
      expect.stringMatching(/^wrong +database +MongoDB at 127\.0\.0\.1:1 cannot be used: .*Check MONGODB_URI\.$/),
    );
    expect([lines.join().includes('hunter22'), code]).toEqual([false, 1]);
  });

  it('refuses a mongod without a replica set', async () => {
    const data = await dataFolder();
    const { port } = await standaloneMongod(data);
    const { lines } = await doctor({ MONGODB_URI: `mongodb://127.0.0.1:${port}`, HANDBILL_DATA: data });
    expect(lines).toContainEqual(expect.stringMatching(/^wrong +topology +a single mongod, which has no transactions$/));
  });

  it('finds nothing wrong before the first start', async () => {
    const data = join(await dataFolder(), 'new');
    const { code, lines } = await doctor({ MONGODB_URI: '', HANDBILL_DATA: data });
    expect(lines).toContainEqual(expect.stringMatching(/^note +database +none yet: the first start makes one$/));
    expect(lines).toContainEqual(expect.stringMatching(/^note +file modes +\S+ is not there yet/));
    expect(code).toBe(0);
  });

  it('is refused what it does not know', async () => {
    const { code, err } = await handbillCommand({}, 'doctor', '--fix');
    expect([code, err]).toEqual([2, 'doctor has no option --fix. npm run handbill -- doctor --help shows all.\n']);
  });
});

it('the version is shown with its commit', async () => {
  const { code, out } = await handbillCommand({}, 'version');
  expect([code, out]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\S*\n$/)]);
});

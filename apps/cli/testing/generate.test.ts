import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testServer } from '../../server/testing/test-server.ts';
import { Cli, testFolder } from './cli.ts';

const server = testServer();
const cli = new Cli(() => ({ HANDBILL_URL: server.url, HANDBILL_KEY: server.adminKey }));
const texts = () => server.db.collection('content');

it('shows a text part by part at a terminal, with what its checks found behind it', async () => {
  const { code, out } = await cli.atTerminal(
    ['generate', '--type', 'email', '--topic', 'sandbox:fail:keyword Bread', '--keywords', 'rye'],
    {
      env: { NO_COLOR: '1' },
    },
  );
  expect(code).toBe(0);
  const parts = ['/subject', '/preheader', '/body', '— repair: /body', '✗ keyword: ', '✓ ', 'needs_review cnt_'];
  const places = parts.map((part) => out.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThanOrEqual(0);
});

it('prints the record in a pipe, or its words alone, and with --strict ends with 1 where it needs review', async () => {
  const brief = ['--type', 'social_post', '--platform', 'bluesky', '--topic', 'sandbox:fail:keyword Bread', '--keywords', 'rye'];
  const { code, out } = await cli.run(['generate', ...brief, '--strict']);
  expect([code, JSON.parse(out)]).toMatchObject([1, { type: 'social_post', status: 'needs_review' }]);
  const words = await cli.run(['generate', '--type', 'email', '--topic', 'Bread', '--text']);
  expect(words).toMatchObject({ code: 0, out: expect.stringMatching(/^# /) });
  const failed = await cli.run(['generate', '--type', 'email', '--topic', 'sandbox:error']);
  expect(failed).toMatchObject({ code: 4, out: '', err: expect.stringContaining('The record is kept: cnt_') });
  expect(await cli.run(['generate', '--type', 'email'])).toMatchObject({ code: 3, err: expect.stringContaining('--topic  is required') });
});

it.each([
  ['Cancel it', '\r', 'cancelled'],
  ['Leave it running', '\u001B[B\r', 'ready'],
])('asks at Ctrl-C: %s', { timeout: 60_000 }, async (_, typed, status) => {
  const topic = `sandbox:slow Asked ${status}`;
  const { code, out } = await cli.atTerminal(['generate', '--type', 'email', '--topic', topic], {
    keys: [
      ['/subject', '\u0003'],
      ['still being written', typed],
    ],
  });
  expect(code).toBe(130);
  expect(out).toMatch(status === 'cancelled' ? /Cancelled: cnt_/ : /Left running: handbill content follow cnt_/);
  await expect.poll(async () => (await texts().findOne({ 'request.topic': topic }))?.['status']).toBe(status);
});

it('leaves a text to the server when it is interrupted in a pipe, and follows it later', async () => {
  const child = cli.start(['generate', '--type', 'email', '--topic', 'sandbox:slow Piped']);
  let err = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
  await expect.poll(() => err).toContain('Writing cnt_');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
  const id = /content follow (cnt_\w+)/.exec(err)?.[1] ?? '';
  expect(JSON.parse((await cli.run(['content', 'follow', id])).out)).toMatchObject({ id, status: 'ready' });
});

const many = process.env['MANY_BRIEFS'] === '1' ? { briefs: 500, kills: 10 } : { briefs: 24, kills: 2 };

it(`has each of ${many.briefs} briefs written once, killed ${many.kills} times`, { timeout: 600_000 }, async () => {
  const file = join(testFolder(), 'briefs.jsonl');
  const topics = Array.from({ length: many.briefs }, (_, at) => `Batch ${at}`);
  // Two are the same: these are two texts.
  const briefs = [...topics, topics[0]].map((topic) => JSON.stringify({ type: 'email', topic }));
  writeFileSync(file, briefs.join('\n'));
  const done = () => (existsSync(`${file}.done.jsonl`) ? readFileSync(`${file}.done.jsonl`, 'utf8').split('\n').filter(Boolean) : []);
  for (let kill = 1; kill <= many.kills; kill += 1) {
    const child = cli.start(['generate', '--from', file, '--tags', 'batch']);
    const wanted = Math.floor((kill * many.briefs) / (many.kills + 1));
    await expect.poll(() => done().length, { timeout: 120_000, interval: 5 }).toBeGreaterThanOrEqual(wanted);
    child.kill(kill % 2 === 0 ? 'SIGKILL' : 'SIGINT');
    await once(child, 'exit');
    // As a kill in the middle of a write leaves it.
    if (kill === 1) appendFileSync(`${file}.done.jsonl`, '{"line": 1, "key"');
  }
  const last = await cli.run(['generate', '--from', file, '--tags', 'batch']);
  expect(last).toMatchObject({ code: 0, err: expect.stringContaining(`${briefs.length} ready`) });
  const found = await texts().find({ tags: 'batch' }).toArray();
  expect(found).toHaveLength(briefs.length);
  expect(new Set(found.map(({ request }) => (request as { topic: string }).topic)).size).toBe(topics.length);
  expect(await server.db.collection('attempts').countDocuments({ content_id: { $in: found.map(({ _id }) => String(_id)) } })).toBe(
    briefs.length,
  );
  expect(existsSync(`${file}.begun.jsonl`)).toBe(false);
  // All is there: nothing is sent any more.
  expect(await cli.run(['generate', '--from', file, '--tags', 'batch'], { env: { HANDBILL_URL: 'http://127.0.0.1:9' } })).toMatchObject({
    code: 0,
  });
});

it('says which briefs are faulty, by line and flag, and writes the others', async () => {
  const file = join(testFolder(), 'briefs.jsonl');
  writeFileSync(file, '{"type":"email","topic":"Good"}\n\n{"type":"email"}\n');
  const { code, err } = await cli.run(['generate', '--from', file]);
  expect([code, err]).toEqual([3, expect.stringMatching(/Line 3:\n.*\n {2}--topic {2}is required/)]);
  expect(err).toContain('1 ready');
  writeFileSync(file, '{"type":"email"\n[]\n');
  expect(await cli.run(['generate', '--from', file])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/Nothing was sent.*line 1 .*line 2 /s),
  });
});

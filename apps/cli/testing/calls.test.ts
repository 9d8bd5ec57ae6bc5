import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contract, operations } from '@handbill/contract';
import { testServer } from '../../server/testing/test-server.ts';
import { deriveTable } from '../src/table/derive-table.ts';
import { commandOf } from '../src/table/operation-row.ts';
import { Cli, testFolder } from './cli.ts';

const server = testServer();
const cli = new Cli(() => ({ HANDBILL_URL: server.url, HANDBILL_KEY: server.adminKey }));

const lines = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function newCampaign(...flags: string[]): Promise<string> {
  const { out } = await cli.run(['campaigns', 'create', '--name', 'Spring', '--campaign-type', 'sales', ...flags]);
  return String(lines(out)[0]?.['id']);
}

it('has a command for every operation of the contract that has a route of its own', () => {
  const commands = deriveTable(contract).rows.map((row) => commandOf(row).join(' '));
  const streams = ['content.stream', 'events.live'];
  expect(commands).toHaveLength(operations(contract).length - streams.length);
  expect(commands).toEqual(
    expect.arrayContaining(['campaigns pause', 'brand-voices create', 'content accept-check', 'usage get', 'me get']),
  );
});

it('takes fields as flags, members of objects and lists among them, and fields as JSON, where flags win', async () => {
  const id = await newCampaign('--channels', 'email', '--channels', 'linkedin', '--target-audience.age-min', '20', '--budget', '12.5');
  const body = JSON.stringify({ name: 'From a file', budget: 99, target_audience: { age_min: 30 } });
  const { code, out } = await cli.run(['campaigns', 'update', id, '--body', '-', '--name', 'From a flag', '--clear', 'budget'], {
    input: body,
  });
  expect(code).toBe(0);
  expect(lines(out)).toMatchObject([
    { id, name: 'From a flag', channels: ['email', 'linkedin'], budget: null, target_audience: { age_min: 30 } },
  ]);
  expect((await cli.run(['campaigns', 'activate', id])).code).toBe(0);
  expect(lines((await cli.run(['campaigns', 'pause', id, '--json'])).out)).toMatchObject([{ status: 'paused' }]);
  expect(await cli.run(['campaigns', 'delete', id])).toMatchObject({ code: 0, out: '' });
});

it('ends by the kind of problem, and names every faulty field by its flag', async () => {
  const wrong = await cli.run(['content', 'generate', '--type', 'social_post', '--platform', 'myspace', '--length', 'long', '--tags', '']);
  expect(wrong).toMatchObject({ code: 3, out: '' });
  expect(wrong.err).toMatch(/^ {2}--topic {2}is required/m);
  expect(wrong.err).toMatch(/^ {2}--platform {2}must be one of twitter, /m);
  expect(wrong.err).toMatch(/^ {2}--length {2}must be a number/m);
  expect(wrong.err).toMatch(/^ {2}--tags \(\/tags\/0\) {2}/m);
  const nested = await cli.run(['campaigns', 'create', '--name', 'A', '--campaign-type', 'sales', '--target-audience.age-min', 'old']);
  expect(nested.err).toMatch(/^ {2}--target-audience\.age-min {2}/m);
  expect(await cli.run(['content', 'generate', '--type', 'email', '--topic', 'sandbox:error'])).toMatchObject({ code: 4 });
  expect(await cli.run(['campaigns', 'get', 'cmp_none'])).toMatchObject({ code: 3 });
  expect(await cli.run(['me', 'get'], { env: { HANDBILL_KEY: 'hbk_wrong' } })).toMatchObject({ code: 3 });
  expect(await cli.run(['me', 'get'], { env: { HANDBILL_KEY: '' } })).toMatchObject({ code: 2, err: expect.stringContaining('No key') });
  expect(await cli.run(['me', 'get'], { env: { HANDBILL_URL: 'http://127.0.0.1:9' } })).toMatchObject({ code: 5 });
  expect(await cli.run(['campaigns', 'pauze', 'x'])).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean pause?') });
  expect(await cli.run(['campaigns', 'get'])).toMatchObject({ code: 2 });
  expect(await cli.run(['campaigns', 'create', '--metadata', '{'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--metadata is no JSON'),
  });
  const problem = await cli.run(['campaigns', 'get', 'cmp_none', '--json']);
  expect(JSON.parse(problem.err)).toMatchObject({ code: 'not_found', status: 404 });
});

it('prints a line of JSON for each record in a pipe, all pages of a list, and with --json the answer itself', async () => {
  const names = ['One', 'Two', 'Three'];
  for (const name of names) await cli.run(['brand-voices', 'create', '--name', name]);
  const all = await cli.run(['brand-voices', 'list', '--limit', '1', '--all']);
  expect(lines(all.out).map(({ name }) => name)).toEqual(names.toReversed());
  const page = await cli.run(['brand-voices', 'list', '--limit', '2', '--json']);
  expect(JSON.parse(page.out)).toMatchObject({ data: [{ name: 'Three' }, { name: 'Two' }], pagination: { has_more: true } });
  const shown = await cli.atTerminal(['brand-voices', 'list', '--limit', '2'], { columns: 100 });
  expect(shown.out).toMatch(/id +name .*\n.*brv_\w+ {2}Three/);
  expect(shown.out).toContain('--all');
});

it('fits a terminal of 40 columns, and leaves out colours where they are not wanted', async () => {
  await newCampaign();
  const width = (text: string): number => Math.max(...text.split('\n').map(({ length }) => length));
  const narrow = await cli.atTerminal(['campaigns', 'list'], { columns: 40 });
  expect(width(narrow.out)).toBeLessThanOrEqual(40);
  expect(narrow.out).toContain('Spring');
  const colours = async (env: Readonly<Record<string, string>>) =>
    (await cli.atTerminal(['campaigns', 'list'], { env })).out.includes('\u001B[');
  expect([await colours({}), await colours({ NO_COLOR: '1' }), await colours({ TERM: 'dumb' })]).toEqual([true, false, false]);
  const piped = await cli.run(['campaigns', 'get', 'cmp_none'], { env: { FORCE_COLOR: '1' } });
  expect(piped.err).toContain('\u001B[31m');
  expect((await cli.run(['campaigns', 'get', 'cmp_none'])).err).not.toContain('\u001B[');
});

it('asks at a terminal for what is missing, and before something is deleted', async () => {
  const made = await cli.atTerminal(['brand-voices', 'create'], { keys: [['name:', 'Typed\r']] });
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining('Typed') });
  const [{ id } = {}] = lines((await cli.run(['brand-voices', 'list', '--limit', '1'])).out);
  const kept = await cli.atTerminal(['brand-voices', 'delete', String(id)], { keys: [['Delete', '\r']] });
  expect(kept).toMatchObject({ code: 2, out: expect.stringContaining('Nothing was deleted') });
  expect(await cli.atTerminal(['brand-voices', 'delete', String(id), '--yes'])).toMatchObject({ code: 0 });
  // On a dumb terminal nobody can be asked: the server names the missing fields.
  expect(await cli.atTerminal(['brand-voices', 'create'], { env: { TERM: 'dumb' } })).toMatchObject({ code: 3 });
});

it('shows nothing that would steer a terminal', async () => {
  await newCampaign();
  await server.db.collection('campaigns').updateMany({}, { $set: { name: 'Evil \u001B]0;title\u0007\u009B2J' } });
  const { out } = await cli.atTerminal(['campaigns', 'list'], { columns: 120, env: { NO_COLOR: '1' } });
  expect(out).toContain('Evil ]0;title2J');
  expect(['\u001B', '\u0007', '\u009B'].filter((control) => out.includes(control))).toEqual([]);
});

it('saves files, and ends quietly when its reader has read enough', async () => {
  const folder = testFolder();
  const [{ id } = {}] = lines((await cli.run(['content', 'generate', '--type', 'email', '--topic', 'Bread'])).out);
  const { out } = await cli.run(['content', 'export', String(id)]);
  expect(out).toMatch(/^---\ntitle: /);
  const file = join(folder, 'workspace.jsonl');
  const { out: me } = await cli.run(['me', 'get']);
  const { workspace } = JSON.parse(me) as { workspace: { id: string } };
  expect(await cli.run(['workspaces', 'export', workspace.id, '--save', file])).toMatchObject({ code: 0, out: '' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await cli.run(['workspaces', 'export', 'wsp_none'])).toMatchObject({ code: 3 });
  const reader = cli.start(['content', 'list', '--all', '--limit', '1']);
  reader.stdout?.destroy();
  expect(await new Promise((resolve) => reader.on('exit', resolve))).toBe(0);
});

it('keeps profiles in a file that nobody else reads, and sends a key to its own server alone', async () => {
  const folder = testFolder();
  const env = { XDG_CONFIG_HOME: folder, HANDBILL_URL: '', HANDBILL_KEY: '' };
  const file = join(folder, 'handbill/profiles.json');
  const add = await cli.run(['profiles', 'add', 'here', '--server', server.url], { env, input: `${server.adminKey}\n` });
  expect(add).toMatchObject({ code: 0, out: '', err: expect.stringContaining('used from now on') });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await cli.run(['me', 'get'], { env })).toMatchObject({ code: 0 });
  expect(await cli.run(['me', 'get', '--server', 'http://127.0.0.1:9'], { env })).toMatchObject({
    code: 2,
    err: expect.stringContaining('No key'),
  });
  expect(lines((await cli.run(['profiles', 'list'], { env })).out)).toEqual([{ name: 'here', url: server.url, in_use: true }]);
  expect(await cli.run(['profiles', 'add', 'empty', '--server', server.url], { env, input: '' })).toMatchObject({ code: 2 });
  expect(await cli.run(['me', 'get', '--profile', 'there'], { env })).toMatchObject({
    code: 2,
    err: expect.stringContaining('no profile "there"'),
  });
  chmodSync(file, 0o644);
  expect(await cli.run(['me', 'get'], { env })).toMatchObject({ code: 2, err: expect.stringContaining('chmod 600') });
});

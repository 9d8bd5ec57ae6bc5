import type { ModelReply } from '@handbill/testing';
import type { OtherAnswer, OtherServer } from './corpus.ts';

type Body = Readonly<Record<string, unknown>>;
type Refused = NonNullable<OtherServer['refuses']>[number]['part'];

const isSent: Readonly<Record<Refused, (body: Body) => boolean>> = {
  format: (body) => 'response_format' in body,
  schema: (body) => JSON.stringify(body['response_format'] ?? null).includes('json_schema'),
  usage: (body) => 'stream_options' in body,
  stream: (body) => body['stream'] === true,
  whole: (body) => body['stream'] !== true,
  system: (body) => JSON.stringify(body['messages']).includes('"role":"system"'),
  effort: (body) => 'reasoning_effort' in body,
  limit: (body) => 'max_completion_tokens' in body,
};

const tokens = { prompt_tokens: 500, completion_tokens: 100, total_tokens: 600 };

/** A server's answers, call by call, each with this text where it is none of its refusals. */
export function replyOfServer({ refuses = [], fails, answers = {} }: OtherServer, text: string): ModelReply {
  let calls = 0;
  return (response, { body }) => {
    calls += 1;
    const send = (status: number, type: string | null | undefined, sent: string): void =>
      void response.writeHead(status, type === null ? {} : { 'content-type': type ?? 'application/json' }).end(sent);
    const other = ({ status, body: json, text: plain }: OtherAnswer): void =>
      send(status, plain === undefined ? 'application/json' : 'text/html', plain ?? JSON.stringify(json));
    if (fails !== undefined && calls <= fails.times) return other(fails);
    const refusal = refuses.find(({ part }) => isSent[part](body));
    if (refusal !== undefined) return other(refusal);
    const isWhole = answers.whole === true || body['stream'] !== true;
    send(200, 'type' in answers ? answers.type : isWhole ? undefined : 'text/event-stream', isWhole ? whole(text) : stream(text, answers));
  };
}

const whole = (text: string): string =>
  JSON.stringify({ object: 'chat.completion', choices: [{ index: 0, message: { content: text }, finish_reason: 'stop' }], usage: tokens });

function stream(text: string, { before = '', usage, finish }: NonNullable<OtherServer['answers']>): string {
  const event = (choice: object, more: object = {}): string =>
    `data: ${JSON.stringify({ choices: [{ index: 0, ...choice }], ...more })}\n\n`;
  const end = event(
    { delta: {}, finish_reason: finish === null ? null : 'stop', ...(usage === 'choice' && { usage: tokens }) },
    withUsage(usage),
  );
  const pieces = (text.match(/[\s\S]{1,40}/g) ?? []).map((content) => event({ delta: { content }, finish_reason: null }));
  return `${before}${pieces.join('')}${end}data: [DONE]\n\n`;
}

const withUsage = (usage: 'choice' | 'x_groq' | undefined): object => {
  if (usage === 'choice') return {};
  return usage === 'x_groq' ? { x_groq: { id: 'req', usage: tokens } } : { usage: tokens };
};

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod';
import { fromTags, taggedPrompt } from './tagged-form.ts';

const Request = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: z.string() })),
  response_format: z.unknown().optional(),
});
const Chunk = z.looseObject({
  choices: z.array(z.looseObject({ delta: z.looseObject({ content: z.string().nullish() }), finish_reason: z.string().nullish() })),
});

/** Structured output would hold the model to JSON. */
const noFormat = {
  error: { message: 'response_format is not supported by this server.', type: 'invalid_request_error', param: 'response_format' },
};

/** Passes calls on with a prompt for tags, and hands the answer on as one piece of JSON. Other prompts and their answers stay as they are. */
export const taggedServer = (baseUrl: string): Server =>
  createServer((request, response) => {
    passOn(baseUrl, request, response).catch((cause: unknown) => response.destroy(cause instanceof Error ? cause : undefined));
  });

async function passOn(baseUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = Request.parse(await json(request));
  const end = (status: number, body: string) => response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  if (asked.response_format !== undefined) return void end(400, JSON.stringify(noFormat));
  const [first, ...rest] = asked.messages;
  const prompt = first && taggedPrompt(first.content);
  const messages = prompt === undefined ? asked.messages : [{ ...first, content: prompt.system }, ...rest].map(withoutJson);
  const left = new AbortController();
  response.once('close', () => left.abort());
  const answer = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: request.headers.authorization ?? '' },
    body: JSON.stringify({ ...asked, messages }),
    signal: left.signal,
  });
  if (!answer.ok || answer.body === null) return void end(answer.status, await answer.text());
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (data: string) => response.write(`data: ${data}\n\n`);
  let text = '';
  for await (const { data } of answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())) {
    const chunk = data === '[DONE]' ? undefined : Chunk.parse(JSON.parse(data));
    const [choice] = chunk?.choices ?? [];
    if (prompt === undefined || chunk === undefined || choice === undefined) {
      send(data);
      continue;
    }
    text += choice.delta.content ?? '';
    if (typeof choice.finish_reason !== 'string') continue;
    const content = JSON.stringify(fromTags(text, prompt.shape));
    send(JSON.stringify({ ...chunk, choices: [{ ...choice, delta: { role: 'assistant', content } }] }));
  }
  response.end();
}

/** The last sentence of the order says JSON once more. */
const withoutJson = <Message extends { content: string }>(message: Message): Message => ({
  ...message,
  content: message.content.replace('Answer with the JSON object only.', 'Answer with the tags only.'),
});

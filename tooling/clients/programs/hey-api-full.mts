// Streams a text and repeats a change by its key, through the client that @hey-api/openapi-ts generated from the full profile.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { env } from 'node:process';
import { client } from './hey-api/client.gen.ts';
import * as handbill from './hey-api/index.ts';

client.setConfig({ baseUrl: `${env['HANDBILL_URL']}/v1`, auth: () => env['HANDBILL_KEY'] });

const change = {
  body: { name: 'Spring', campaign_type: 'sales' },
  headers: { 'Idempotency-Key': randomUUID(), 'Handbill-Actor': 'user_42' },
} as const;
const [first, again] = [await handbill.campaignsCreate(change), await handbill.campaignsCreate(change)];
const made = first.data;
assert(made);
assert.deepEqual([again.data?.id, again.response?.headers.get('idempotency-replayed')], [made.id, 'true']);
const stale = await handbill.campaignsUpdate({ path: { id: made.id }, body: { budget: 5 }, headers: { 'If-Match': '"99"' } });
assert.equal(stale.error?.status, 412);

type Streamed = handbill.ContentStreamEvent;

/** The events of a stream, as the document describes them. */
async function eventsOf(begin: (onSseEvent: (event: object) => void) => Promise<{ stream: AsyncIterable<unknown> }>): Promise<Streamed[]> {
  const events: Streamed[] = [];
  const { stream } = await begin((event) => events.push(event as Streamed));
  for await (const _ of stream);
  return events;
}

const security = [{ scheme: 'bearer', type: 'http' }] as const;
const body: handbill.ContentRequest = { type: 'email', topic: 'Sourdough' };
const headers: handbill.ContentGenerateData['headers'] & { Accept: string } = {
  Accept: 'text/event-stream',
  'Idempotency-Key': randomUUID(),
};
const events = await eventsOf((onSseEvent) =>
  client.sse.post({
    url: '/content/generate',
    security: [...security],
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
    onSseEvent,
  }),
);
assert.deepEqual([events[0]?.event, events.at(-1)?.event], ['content.started', 'content.finished']);
const last = events.at(-1);
assert(last?.event === 'content.finished');
const { id, output } = last.data;
assert(output !== null && 'subject' in output);

let subject = '';
for (const event of events) {
  if (event.event === 'content.attempt' && event.data.pointers.some((pointer) => '/subject'.startsWith(pointer))) subject = '';
  if (event.event === 'content.delta' && event.data.pointer === '/subject') subject += event.data.text;
}
assert.equal(subject, output.subject);

const resumed = await eventsOf((onSseEvent) =>
  client.sse.get({
    url: '/content/{id}',
    path: { id },
    security: [...security],
    headers: { Accept: 'text/event-stream', 'Last-Event-ID': events.at(-2)?.id },
    onSseEvent,
  }),
);
assert.equal(resumed.at(-1)?.event, 'content.finished');

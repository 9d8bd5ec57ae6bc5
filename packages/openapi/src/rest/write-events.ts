import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Problem, problemDocument } from '@handbill/contract';
import { privateHeaders, varyBy, type Headers } from '@handbill/http';
import type { EventsOutcome, OperationEvent } from '@handbill/operations';

/** Keeps a connection open through proxies that end silent ones. */
const heartbeat_ms = 15_000;

const frame = ({ event, id, data }: OperationEvent): string =>
  `${id === undefined ? '' : `id: ${id.replaceAll(/[\r\n\0]/g, '')}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Writes events as they come (Server-Sent Events), no faster than the caller reads. A problem that comes up on the way is the last event. */
export async function writeEvents(response: ServerResponse, outcome: EventsOutcome, head: Headers, requestId: string): Promise<void> {
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no', Vary: varyBy(response, 'Accept') };
  response.writeHead(outcome.status, { ...head, ...privateHeaders, ...headers });
  response.flushHeaders();
  const beat = setInterval(() => response.write(': still here\n\n'), heartbeat_ms);
  const closed = once(response, 'close');
  try {
    for await (const event of outcome.events) {
      if (response.destroyed) return;
      if (!response.write(frame(event))) await Promise.race([once(response, 'drain'), closed]);
    }
  } catch (cause) {
    const problem = cause instanceof Problem ? cause : new Problem('internal', {}, { cause });
    response.write(frame({ event: 'problem', data: problemDocument(problem, requestId) }));
  } finally {
    clearInterval(beat);
    response.end();
  }
}

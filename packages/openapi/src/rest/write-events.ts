import type { ServerResponse } from 'node:http';
import { Problem, problemDocument } from '@handbill/contract';
import { privateHeaders, varyBy, type Headers } from '@handbill/http';
import { Interrupted, onceOfShared, type EventsOutcome, type OperationEvent } from '@handbill/operations';

/** Keeps a connection open through proxies that end silent ones. */
const heartbeat_ms = 15_000;

const frame = onceOfShared(
  ({ event, id, data }): string =>
    `${id === undefined ? '' : `id: ${id.replaceAll(/[\r\n\0]/g, '')}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
);

/** Where events are lines of a file, that is the last one which says how it broke off. */
const line = ({ event, data }: OperationEvent): string => `${JSON.stringify(event === 'problem' ? { problem: data } : data)}\n`;

/** Resolves when more can be written, or nothing any more. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}

/**
 * Writes events as they come (Server-Sent Events), no faster than the caller reads. A problem that comes up on the way is the last event. Where the
 * process stops, the answer just ends: the caller resumes elsewhere.
 */
export async function writeEvents(
  response: ServerResponse,
  outcome: EventsOutcome,
  head: Headers,
  { requestId, linesOf }: { readonly requestId: string; readonly linesOf: string | undefined },
): Promise<void> {
  const plain = linesOf ?? 'text/event-stream';
  const type = plain.startsWith('text/') ? `${plain}; charset=utf-8` : plain;
  const written = linesOf === undefined ? frame : line;
  const headers = { 'Content-Type': type, 'X-Accel-Buffering': 'no', Vary: varyBy(response, 'Accept') };
  response.writeHead(outcome.status, { ...head, ...privateHeaders, ...headers });
  response.flushHeaders();
  const stillHere = linesOf === undefined ? ': still here\n\n' : '\n';
  const beat = setInterval(() => response.writableNeedDrain || response.write(stillHere), heartbeat_ms);
  try {
    for await (const event of outcome.events) {
      if (response.destroyed) return;
      if (!response.write(written(event))) await drained(response);
    }
  } catch (cause) {
    if (cause instanceof Interrupted) return;
    const problem = cause instanceof Problem ? cause : new Problem('internal', {}, { cause });
    response.write(written({ event: 'problem', data: problemDocument(problem, requestId) }));
  } finally {
    clearInterval(beat);
    response.end();
  }
}

import type { ServerResponse } from 'node:http';
import { Problem, problemDocument } from '@handbill/contract';
import { end, privateHeaders, varyBy, write, type Headers } from '@handbill/http';
import { Interrupted, onceOfShared, type EventsOutcome, type OperationEvent } from '@handbill/operations';

/** Keeps a connection open through proxies that end silent ones. */
const heartbeat_ms = 15_000;

const idLine = (id: string): string => `id: ${id.replaceAll(/[\r\n\0]/g, '')}\n`;

/** In bytes, which the connections of all readers of a shared event have in common. */
const frame = onceOfShared(({ event, id, data }) =>
  Buffer.from(`${id === undefined ? '' : idLine(id)}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
);

/** Where events are lines of a file, that is the last one which says how it broke off. */
const line = ({ event, data }: OperationEvent): Buffer =>
  Buffer.from(`${JSON.stringify(event === 'problem' ? { problem: data } : data)}\n`);

interface Written {
  readonly requestId: string;
  /** The media type of lines; `undefined`: they are events. */
  readonly linesOf: string | undefined;
  readonly heartbeat?: number;
}

/** Where a caller goes on from that was sent no event for a while: a browser keeps it, and calls nobody. */
function positionOf({ position }: EventsOutcome): string {
  const id = position?.();
  return id === undefined ? '' : idLine(id);
}

/** Writes Server-Sent Events, no faster than the caller reads. A problem on the way is the last one; where the process stops, the answer just ends. */
export async function writeEvents(
  response: ServerResponse,
  outcome: EventsOutcome,
  head: Headers,
  { requestId, linesOf, heartbeat = heartbeat_ms }: Written,
): Promise<void> {
  const plain = linesOf ?? 'text/event-stream';
  const type = plain.startsWith('text/') ? `${plain}; charset=utf-8` : plain;
  const written = linesOf === undefined ? frame : line;
  const headers = { 'Content-Type': type, 'X-Accel-Buffering': 'no', Vary: varyBy(response, 'Accept') };
  response.writeHead(outcome.status, { ...head, ...privateHeaders, ...headers });
  response.flushHeaders();
  const stillHere = linesOf === undefined ? () => `: still here\n${positionOf(outcome)}\n` : () => '\n';
  const beat = setInterval(() => response.writableNeedDrain || response.write(stillHere()), heartbeat);
  try {
    for await (const event of outcome.events) {
      if (response.destroyed) return;
      const writing = write(response, written(event));
      if (writing !== undefined) await writing;
    }
  } catch (cause) {
    if (cause instanceof Interrupted) return;
    const problem = cause instanceof Problem ? cause : new Problem('internal', {}, { cause });
    response.write(written({ event: 'problem', data: problemDocument(problem, requestId) }));
  } finally {
    clearInterval(beat);
    end(response);
  }
}

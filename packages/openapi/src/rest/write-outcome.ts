import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { apiBase, Problem, problemDocument } from '@handbill/contract';
import { answer, instantWriter, matchesTag, privateHeaders, varyBy, type Headers, type InstantWriter } from '@handbill/http';
import type { Endpoint, EventsOutcome, OperationEvent, Outcome, ValueOutcome } from '@handbill/operations';

/** `Link` to the next page: the same address with the cursor, relative, since a proxy in front decides the rest of it. */
function nextLink(url: string, cursor: string): string {
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  const kept = (start < 0 ? '' : url.slice(start + 1)).split('&').filter((pair) => pair !== '' && !/^(cursor|offset)=/.test(pair));
  // The parser lets these through, and they would end the reference or the header.
  const reference = [...kept, `cursor=${cursor}`].join('&').replaceAll(/[^\x21-\x7e]|[<>"]/g, encodeURIComponent);
  return `<${path}?${reference}>; rel="next"`;
}

function headersOf({ location, headers }: Outcome, requestId: string): Headers {
  return { ...headers, 'X-Request-Id': requestId, ...(location !== undefined && { Location: `${apiBase}${location}` }) };
}

/** Prepares how an operation's answers are written: status, headers, instants as text. */
export function createValueWriter({
  operation,
}: Endpoint): (request: IncomingMessage, response: ServerResponse, outcome: ValueOutcome, requestId: string) => void {
  const schemas = { [operation.status ?? 200]: operation.output, ...operation.answers };
  const writers = new Map<number, InstantWriter | undefined>(
    Object.entries(schemas).map(([status, schema]) => [Number(status), instantWriter(schema)]),
  );
  return (request, response, outcome, requestId) => {
    const { status, revision, value } = outcome;
    const headers = headersOf(outcome, requestId);
    if (status === 204) return answer(response, 204, headers);
    if (revision !== undefined) headers['ETag'] = `"${revision}"`;
    const cursor = (value as { pagination?: { next_cursor: string | null } }).pagination?.next_cursor ?? null;
    if (cursor !== null) headers['Link'] = nextLink(request.url ?? '', cursor);
    const condition = request.headers['if-none-match'];
    if (
      condition !== undefined &&
      operation.method === 'GET' &&
      typeof headers['ETag'] === 'string' &&
      matchesTag(condition, headers['ETag'])
    )
      return answer(response, 304, headers);
    headers['Content-Type'] = 'application/json';
    writers.get(status)?.(value, '', undefined);
    answer(response, status, headers, JSON.stringify(value));
  };
}

/** Keeps a connection open through proxies that end silent ones. */
const heartbeat_ms = 15_000;

const frame = ({ event, id, data }: OperationEvent): string =>
  `${id === undefined ? '' : `id: ${id.replaceAll(/[\r\n\0]/g, '')}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Writes events as they come (Server-Sent Events), no faster than the caller reads. A problem that comes up on the way is the last event. */
export async function writeEvents(response: ServerResponse, outcome: EventsOutcome, requestId: string): Promise<void> {
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no', Vary: varyBy(response, 'Accept') };
  response.writeHead(outcome.status, { ...headersOf(outcome, requestId), ...privateHeaders, ...headers });
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

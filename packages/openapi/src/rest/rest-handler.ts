import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiBase, Problem, type Operation } from '@handbill/contract';
import { answer, callerRequest, instantWriter, matchesTag, refuse, type Door, type Headers } from '@handbill/http';
import type { Endpoint, Log, Outcome, ValueOutcome } from '@handbill/operations';
import * as z from 'zod';
import { documentAnswer } from './document-answer.ts';
import { createRouteMatcher, type MatchedRoute, type Route } from './routes.ts';
import { writeEvents } from './write-events.ts';

const documentAddress = `${apiBase}/openapi.json`;

const isAt = (address: string, url: string) => url.startsWith(address) && (url.length === address.length || url[address.length] === '?');

const specificity = (type: string) => (type === '*/*' ? 0 : type.endsWith('/*') ? 1 : 2);

/** Whether an `Accept` header allows a type: the most specific range that matches it decides. */
function accepts(accept: string, wanted: string): boolean {
  const matching = new Set(['*/*', `${wanted.split('/')[0]}/*`, wanted]);
  const ranges = accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { type, refused: quality !== undefined && Number(quality) === 0 };
  });
  const fitting = ranges.filter(({ type }) => matching.has(type)).toSorted((a, b) => specificity(b.type) - specificity(a.type));
  return fitting[0]?.refused === false;
}

const anything = new Set([undefined, '', '*/*', 'application/json']);

/** Which of what a route has a caller gets: events if they are asked for by name, or nothing else is there. */
function choose({ value, events }: MatchedRoute['entry'], header: string | undefined): { route: Route; wants: 'value' | 'events' } {
  const accept = header?.trim();
  if (events !== undefined && accept?.includes('text/event-stream') === true && accepts(accept, 'text/event-stream'))
    return { route: events, wants: 'events' };
  if (value === undefined) {
    if (events !== undefined && (accept === undefined || accepts(accept, 'text/event-stream'))) return { route: events, wants: 'events' };
    throw new Problem('not_acceptable', {}, { detail: 'This call answers with text/event-stream.' });
  }
  // What answers without a body suits everyone: a generated client that reads nothing but problems asks for those alone.
  if (anything.has(accept) || value.endpoint.operation.status === 204 || accepts(accept ?? '', 'application/json'))
    return { route: value, wants: 'value' };
  throw new Problem('not_acceptable');
}

const isList = ({ output }: Operation): boolean => output instanceof z.ZodObject && 'pagination' in output.shape;

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
function createValueWriter({
  operation,
}: Endpoint): (request: IncomingMessage, response: ServerResponse, outcome: ValueOutcome, requestId: string) => void {
  // Of a list only: `JSON.stringify` writes the instants of one record as fast.
  const writer = isList(operation) ? instantWriter(operation.output) : undefined;
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
    writer?.(value, '', undefined);
    answer(response, status, headers, JSON.stringify(value));
  };
}

/** Aborted when the caller leaves before the answer is whole. */
function signalOf(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => response.writableFinished || left.abort());
  return left.signal;
}

/** Serves every endpoint at its route below `apiBase`. `document` is the OpenAPI document as text. */
export function createRestHandler(endpoints: readonly Endpoint[], log: Log, document: string): Door {
  const match = createRouteMatcher(endpoints);
  const writers = new Map(endpoints.map((endpoint) => [endpoint, createValueWriter(endpoint)]));
  const answerDocument = documentAnswer(document);

  const serve = async (matched: MatchedRoute, request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    const { parameters, query } = matched;
    const { route, wants } = choose(matched.entry, request.headers.accept);
    const lastEventId = request.headers['last-event-id'];
    const invocation = {
      request: callerRequest(request, requestId),
      readInput: () => route.read(request, parameters, query),
      wants,
      ...(wants === 'events' && { signal: signalOf(response), lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined }),
    };
    const outcome = await route.endpoint.invoke(invocation);
    if (outcome.events === undefined) writers.get(route.endpoint)?.(request, response, outcome, requestId);
    else await writeEvents(response, outcome, headersOf(outcome, requestId), requestId);
  };

  return (request, response, { requestId, refusal }) => {
    const { url = '/', method = 'GET' } = request;
    if (!url.startsWith(apiBase) || !['/', '?', undefined].includes(url[apiBase.length])) return false;
    const refused = (cause: unknown) => refuse(response, cause, log, { request_id: requestId, method, path: url.split('?')[0] });
    try {
      if (refusal !== undefined) throw refusal;
      if (isAt(documentAddress, url)) {
        answerDocument(request, response, requestId).catch(refused);
        return true;
      }
      const matched = match(method, url.slice(apiBase.length) || '/');
      if (Array.isArray(matched)) answer(response, 204, { Allow: matched.join(', '), 'X-Request-Id': requestId });
      else serve(matched, request, response, requestId).catch(refused);
    } catch (cause) {
      refused(cause);
    }
    return true;
  };
}

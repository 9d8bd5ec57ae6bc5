import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createParser } from 'eventsource-parser';

/** A message of the protocol, as far as it has to be known here. */
interface Message {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: {
    readonly name?: string;
    readonly uri?: string;
    readonly requestId?: string | number;
    readonly _meta?: Readonly<Record<string, unknown>>;
  };
}

export interface BridgeOptions {
  /** The address of the server. */
  readonly url: string;
  readonly key: string;
  readonly input: Readable;
  /** Takes each line that goes back. */
  readonly write: (line: string) => void;
}

const versionKey = 'io.modelcontextprotocol/protocolVersion';
const serverError = -32_000;

/** The protocol of 2026 wants to see these in headers. */
function headersOf({ method, params }: Message, version: string | undefined): Record<string, string> {
  const claimed = params?._meta?.[versionKey];
  const name = params?.name ?? params?.uri;
  if (typeof claimed !== 'string') return version === undefined || method === 'initialize' ? {} : { 'mcp-protocol-version': version };
  return {
    'mcp-protocol-version': claimed,
    ...(method !== undefined && { 'mcp-method': method }),
    ...(name !== undefined && { 'mcp-name': name }),
  };
}

/** Hands on each message of an answer, as it comes. */
async function readAnswer(response: Response, take: (text: string) => void): Promise<void> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) {
    const text = await response.text();
    if (text !== '') take(JSON.stringify(JSON.parse(text)));
    return;
  }
  const parser = createParser({ onEvent: ({ data }) => data !== '' && take(data) });
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
}

const problemIn = (text: string): string => {
  try {
    const { title, detail } = JSON.parse(text) as { title?: string; detail?: string };
    return [title, detail].filter(Boolean).join(': ') || text.slice(0, 300);
  } catch {
    return text.slice(0, 300);
  }
};

/** Between a host that speaks over standard input and output, and `/mcp` of a server: a line is a message. Ends with its input. */
export async function bridge({ url, key, input, write }: BridgeOptions): Promise<void> {
  const address = `${url.replace(/\/$/, '')}/mcp`;
  const running = new Map<string | number, AbortController>();
  /** Of the protocol of 2025: the version that was agreed on, for all messages that follow. */
  let version: string | undefined;
  const failed = (id: Message['id'], message: string): void => {
    if (id !== undefined) write(JSON.stringify({ jsonrpc: '2.0', id, error: { code: serverError, message } }));
  };
  const took = (text: string, { method }: Message): void => {
    if (method === 'initialize')
      version = (JSON.parse(text) as { result?: { protocolVersion?: string } }).result?.protocolVersion ?? version;
    write(text);
  };
  const send = async (line: string, message: Message, { signal }: AbortController): Promise<void> => {
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headersOf(message, version),
    };
    try {
      const response = await fetch(address, { method: 'POST', headers, body: line, signal });
      const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') === true;
      if (isProblem) failed(message.id, problemIn(await response.text()));
      else await readAnswer(response, (text) => took(text, message));
    } catch (cause) {
      // Who cancels a call wants no answer.
      if (!signal.aborted) failed(message.id, `${address} did not answer: ${String((cause as Error).cause ?? cause)}`);
    }
  };
  const sent = new Set<Promise<void>>();
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue;
    let message: Message;
    try {
      message = JSON.parse(line) as Message;
    } catch {
      write(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32_700, message: 'A line must be a message in JSON.' } }));
      continue;
    }
    const cancelled = message.method === 'notifications/cancelled' ? message.params?.requestId : undefined;
    if (cancelled !== undefined) running.get(cancelled)?.abort();
    const controller = new AbortController();
    const { id } = message;
    if (id !== undefined) running.set(id, controller);
    const sending = send(line, message, controller).finally(() => {
      sent.delete(sending);
      if (id !== undefined) running.delete(id);
    });
    sent.add(sending);
    // All that follows is in the version that is agreed on here.
    if (message.method === 'initialize') await sending;
  }
  await Promise.all(sent);
}

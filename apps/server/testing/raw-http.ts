import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Parses the first answer in the data received; `undefined` while it is incomplete. */
export function parseAnswer(text: string, isHead = false): { answer: RawAnswer; rest: string } | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const status = Number(statusLine.split(' ')[1]);
  const length = isHead ? 0 : Number(headers['content-length'] ?? 0);
  const body = text.slice(end + 4, end + 4 + length);
  return body.length < length ? undefined : { answer: { status, headers, body }, rest: text.slice(end + 4 + length) };
}

/** A connection below HTTP: text is sent exactly as given. One byte of an answer is one character. */
export class RawConnection {
  readonly socket: Socket;
  /** Resolves when it is closed: to the error, or to `undefined` if the server closed it properly. */
  readonly closed: Promise<NodeJS.ErrnoException | undefined>;
  received = '';

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.socket.setEncoding('latin1').on('data', (text: string) => (this.received += text));
    let failure: NodeJS.ErrnoException | undefined;
    this.socket.on('error', (error) => (failure = error));
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve(failure)));
  }

  /** Sends text and waits for one answer, or for the connection to close. */
  async ask(text: string): Promise<RawAnswer | undefined> {
    this.socket.write(text, 'latin1');
    const isHead = text.startsWith('HEAD ');
    for (;;) {
      const read = parseAnswer(this.received, isHead);
      if (read !== undefined) {
        this.received = read.rest;
        return read.answer;
      }
      if (this.socket.destroyed) return undefined;
      await Promise.race([once(this.socket, 'data').catch(() => undefined), this.closed]);
    }
  }
}

/** One request, as raw text, on a connection of its own. */
export async function rawRequest(url: string, text: string): Promise<RawAnswer> {
  const connection = new RawConnection(url);
  const answer = await connection.ask(text);
  connection.socket.destroy();
  if (answer === undefined) throw new Error(`The connection ended without an answer: ${JSON.stringify(connection.received)}`);
  return answer;
}

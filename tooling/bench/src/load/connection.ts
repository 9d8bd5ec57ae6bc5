import { connect, type Socket } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

/** Whether these bytes are an answer in full. There is never more than one request under way. */
function isWhole(bytes: Buffer): boolean {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return false;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return bytes.length >= end + headEnd.length + Number(length);
  return bytes.subarray(-lastChunk.length).equals(lastChunk);
}

/** A kept connection that sends one request after the other; as little work as can be, since it shares the machine with the server. */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #answered: ((status: number) => void) | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket.setNoDelay(true);
    socket.on('data', (bytes: Buffer) => this.#take(bytes));
    socket.on('close', () => this.#answered?.(0));
    socket.on('error', () => this.#answered?.(0));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((opened, refused) => {
      const socket = connect(port, '127.0.0.1', () => opened(new Connection(socket)));
      socket.once('error', refused);
    });
  }

  /** Resolves to the status of the answer; 0 where the connection broke. */
  send(request: string): Promise<number> {
    return new Promise((answered) => {
      this.#answered = answered;
      if (this.#socket.destroyed) answered(0);
      else this.#socket.write(request, 'latin1');
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
    if (!isWhole(this.#received)) return;
    const status = Number(this.#received.toString('latin1', 9, 12));
    this.#received = Buffer.alloc(0);
    this.#answered?.(status);
  }
}

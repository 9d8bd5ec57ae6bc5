import type { Duplex } from 'node:stream';

const linger = 1_000;

/**
 * Ends a connection on which more may come that nobody reads. To close it at once would reset it, and the last answer could be lost
 * with what the other side has still to read.
 */
export function endGently(socket: Duplex): void {
  socket.pause();
  socket.end();
  const timer = setTimeout(() => socket.destroy(), linger);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}

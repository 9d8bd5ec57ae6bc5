import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy between the driver and MongoDB that behaves as broken networks and frozen servers do. */
export async function tcpProxy(uri: string) {
  const { hostname, port, username, password, pathname } = new URL(uri);
  let state: 'through' | 'frozen' | 'cut' = 'through';
  let last: string | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    let isLast = false;
    near.on('data', (data) => {
      if (state !== 'through') return;
      far.write(data);
      if (last === undefined || !data.includes(last)) return;
      last = undefined;
      isLast = true;
    });
    far.on('data', (data) => {
      if (state !== 'through') return;
      if (isLast) cut();
      else near.write(data);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  const destroyAll = () => sockets.forEach((socket) => socket.destroy());
  const cut = () => {
    state = 'cut';
    destroyAll();
  };
  return {
    uri: `mongodb://${username}:${password}@127.0.0.1:${own}${pathname}?directConnection=true`,
    /** How many connections are open now. */
    connections: () => sockets.size / 2,
    /** Connections stay open and can be made, and nothing is ever answered: a stopped process, a dropped route. */
    freeze: () => void (state = 'frozen'),
    /** Every connection ends, and none can be made. */
    cut,
    /** Cuts in place of the answer to the next message that contains this text: the database has done it, and nobody is told. */
    cutAfter: (text: string) => void (last = text),
    restore: () => {
      if (state === 'through') return;
      state = 'through';
      destroyAll();
    },
    close: async () => {
      destroyAll();
      server.close();
      await once(server, 'close');
    },
  };
}

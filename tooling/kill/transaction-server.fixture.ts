// The server as users run it, but for its end: where the file `ARMED` is, the process is killed as it sends the command that `KILLED_AT` names.
import { rmSync } from 'node:fs';
import { MongoStorage } from '../../packages/mongo/src/index.ts';

const open = MongoStorage.open.bind(MongoStorage);
const { ARMED = '', KILLED_AT } = process.env;

/** Whether the file was there: of several processes one finds it. */
function isArmed(): boolean {
  try {
    rmSync(ARMED);
    return true;
  } catch {
    return false;
  }
}

MongoStorage.open = (uri, database, options) =>
  open(uri, database, {
    ...options,
    startSpan: (command) => {
      if (command === KILLED_AT && isArmed()) process.kill(process.pid, 'SIGKILL');
      return undefined;
    },
  });
await import('./short-lease-server.fixture.ts');

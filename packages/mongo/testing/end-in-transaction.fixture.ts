// A process that gets a signal in the middle of a transaction, the first time that it sends a command: of the deletion of a campaign, or of the
// relay of events.
import { MongoStorage } from '../src/storage/mongo-storage.ts';
import { authorIn } from './author-in.ts';

const [uri = '', name = '', workspaceId = '', work = '', command = '', signal = ''] = process.argv.slice(2);
let isSignalled = false;
const storage = await MongoStorage.open(uri, name, {
  startSpan: (sent) => {
    if (isSignalled || sent !== command) return undefined;
    isSignalled = true;
    console.log(signal);
    process.kill(process.pid, signal);
    return undefined;
  },
});
const by = authorIn(workspaceId);
console.log(work === 'relay' ? await storage.eventRelay.move() : await storage.campaigns(by).delete(work, new Date()));
await storage.close();

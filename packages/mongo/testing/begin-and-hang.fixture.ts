// A server in small that begins to write a record and never ends: it says the record's id and waits to be killed.
import { MongoStorage } from '../src/mongo-storage.ts';
import { unwritten } from './sample-content.ts';

const [uri = '', name = '', workspaceId = '', leaseDuration = ''] = process.argv.slice(2);
const storage = await MongoStorage.open(uri, name, { leaseDuration: Number(leaseDuration) });
const record = unwritten();
const lease = await storage.content(workspaceId).begin(record);
const renew = () => storage.leases.renew([{ lease, textSoFar: 'half of it' }]);
setInterval(() => void renew(), Number(leaseDuration) / 4);
await renew();
console.log(record.id);

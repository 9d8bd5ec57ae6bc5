// A server in small that begins to write a record and never ends: it says the record's id and waits to be killed.
import { MongoStorage } from '../src/mongo-storage.ts';
import { unwritten } from './sample-content.ts';

const [uri = '', name = '', workspaceId = '', leaseLasts = ''] = process.argv.slice(2);
const storage = await MongoStorage.open(uri, name, { leaseLasts: Number(leaseLasts) });
const record = unwritten();
const lease = await storage.content(workspaceId).begin(record);
setInterval(() => void storage.leases.renew(lease, 'half of it'), Number(leaseLasts) / 4);
await storage.leases.renew(lease, 'half of it');
console.log(record.id);

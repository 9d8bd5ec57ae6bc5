// A process that begins a generation and never ends it: it prints the record's id and waits to be killed.
import { MongoStorage } from '../src/storage/mongo-storage.ts';
import { authorIn } from './author-in.ts';
import { generatingContent } from './sample-content.ts';

const [uri = '', name = '', workspaceId = '', leaseDuration = ''] = process.argv.slice(2);
const storage = await MongoStorage.open(uri, name, { leaseDuration: Number(leaseDuration) });
const record = generatingContent();
const lease = await storage.content(authorIn(workspaceId)).begin(record);
const renew = () => storage.leases.renew([{ lease, textSoFar: 'half of it' }]);
setInterval(() => void renew(), Number(leaseDuration) / 4);
await renew();
console.log(record.id);

// `npm run pack:client`: the client as a tarball for projects elsewhere, in packed/.
import { join } from 'node:path';
import { root } from '../../../architecture/source-files.ts';
import { packClient } from './pack-client.ts';

const tarball = await packClient(join(root, 'packed'));
console.log(`Packed. In your project: npm install ${tarball}`);

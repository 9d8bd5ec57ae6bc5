// `npm run pack:client`: the client, and the hooks for React, as tarballs for projects elsewhere, in packed/.
import { join } from 'node:path';
import { root } from '../../../architecture/source-files.ts';
import { packClient, packReact } from './pack-client.ts';

const folder = join(root, 'packed');
const client = await packClient(folder);
const react = await packReact(folder);
console.log(`Packed. In your project: npm install ${client}\nWith React: npm install ${client} ${react} @tanstack/react-query`);

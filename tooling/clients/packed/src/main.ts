// `npm run pack:client`: the client, the hooks for React and the command line, as tarballs for projects and machines elsewhere, in packed/.
import { join } from 'node:path';
import { root } from '../../../architecture/source-files.ts';
import { packCli } from '../../../artefact/pack-cli.ts';
import { packClient, packReact } from './pack-client.ts';

const folder = join(root, 'packed');
const client = await packClient(folder);
const react = await packReact(folder);
const { tarball } = await packCli(folder);
console.log(`Packed. In your project: npm install ${client}\nWith React: npm install ${client} ${react} @tanstack/react-query
The command line: npm install --global ${tarball}`);

// `npm run pack:client`: the client, the hooks for React and the command line, as tarballs for projects and machines elsewhere, in packed/.
import { join } from 'node:path';
import { root } from '../../../architecture/source-files.ts';
import { packCli } from '../../../artefact/pack-cli.ts';
import { packClient, packReact } from './pack-client.ts';

const folder = join(root, 'packed');
const [client, react, cli] = [await packClient(folder), await packReact(folder), await packCli(folder)];
console.log(`Packed. In your project: npm install ${client.tarball}\nWith React: npm install ${client.tarball} ${react.tarball} @tanstack/react-query
The command line: npm install --global ${cli.tarball}`);

// `npm run pack`: the server as one file, in packed/.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../architecture/source-files.ts';
import { packArtefact } from './pack-artefact.ts';

const { tarball, files } = await packArtefact(join(root, 'packed'));
const partOf = (file: string): string => /^lib\/server\/(?:site|example-texts)\/|^lib\//.exec(file)?.[0] ?? file;
const parts = [...Map.groupBy(files, partOf)].map(([part, { length }]) => (length === 1 ? part : `${part} (${length} files)`));
console.log(`Packed, ${(statSync(tarball).size / 1e6).toFixed(1)} MB: ${parts.join(', ')}.
Start it anywhere with npx file:${tarball}, or install it: npm install --global ${tarball}`);

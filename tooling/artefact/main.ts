// `npm run pack`: the server as one file, in packed/.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../architecture/source-files.ts';
import { packArtefact } from './pack-artefact.ts';

const { tarball, files } = await packArtefact(join(root, 'packed'));
const isPage = (file: string) => file.startsWith('lib/server/site/');
console.log(`Packed ${tarball}, ${(statSync(tarball).size / 1e6).toFixed(1)} MB:
  ${[...files.filter((file) => !isPage(file)), `lib/server/site/: ${files.filter(isPage).length} files, its pages`].join('\n  ')}

Start it with npx ${tarball}, or install it with npm install --global ${tarball}: then handbill starts it.`);

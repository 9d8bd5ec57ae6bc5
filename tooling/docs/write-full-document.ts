// Writes the document's full profile, which is not committed, into the file that is named.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { documentText } from '../../packages/openapi/src/document/profiles.ts';

const [file = ''] = process.argv.slice(2);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, documentText('full'));

import { readFileSync } from 'node:fs';
import * as z from 'zod';

const Manifest = z.object({ version: z.string() });

/** The version of this package, which is that of the server. */
export const packageVersion = Manifest.parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '../architecture/source-files.ts';

const Manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = Manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

const prepared = /^node tooling\/launch\/prepare\.mjs( --[\w-]+)?( \|\| \{ [^}]*\})? && exec \.toolchain\/node /;
const withTools = /^([A-Z_]+=\w+ )?sh tooling\/launch\/with-tools\.sh /;

it.each(Object.entries(scripts))(
  "npm run %s prepares the project and runs on the project's own Node, whatever Node there is",
  (_, script) => {
    expect([prepared, withTools].some((beginning) => beginning.test(script))).toBe(true);
  },
);

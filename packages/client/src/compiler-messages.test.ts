import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const folder = resolve(import.meta.dirname, '..');
const compiler = resolve(folder, '../../node_modules/typescript/bin/tsc');

/** The compiler's message about each line, which it reads beside the declarations, as for a user. */
async function complaintsAbout(lines: readonly string[]): Promise<readonly string[]> {
  const name = `wrong-uses-${process.pid}`;
  const [file, config] = [join(folder, `${name}.ts`), join(folder, `${name}.json`)];
  onTestFinished(async () => void (await Promise.all([file, config].map((one) => rm(one, { force: true })))));
  await writeFile(file, `import type { Client } from './dist/index.js';\ndeclare const client: Client;\n${lines.join('\n')}\n`);
  const options = { noEmit: true, composite: false, incremental: false, rootDir: '../..', customConditions: [] };
  await writeFile(config, JSON.stringify({ extends: './tsconfig.json', compilerOptions: options, include: [`${name}.ts`] }));
  await promisify(execFile)(process.execPath, [compiler, '-b', folder]);
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', config]).catch((error: { stdout: string }) => error);
  return stdout
    .split(/^.*\(\d+,\d+\): error TS\d+: /m)
    .slice(1)
    .map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

it('says what is wrong in a line that a person can read', { timeout: 60_000 }, async () => {
  const complaints = await complaintsAbout([
    'client.campaigns.list();',
    'client.content.list({ limit: 1 });',
    "client.content.generate({ type: 'email', topic: 'x' });",
    'client.campaigns.create.query({});',
    'client.campaigns.archive;',
    'client.campagns;',
  ]);
  expect(complaints).toEqual([
    'This expression is not callable. Type \'CalledByQuery<"campaigns", "list">\' has no call signatures.',
    'This expression is not callable. Type \'CalledByQueryWithView<"content", "list">\' has no call signatures.',
    'This expression is not callable. Type \'CalledByMutateWithType<"content", "generate">\' has no call signatures.',
    'Property \'query\' does not exist on type \'CalledByMutate<"campaigns", "create">\'.',
    "Property 'archive' does not exist on type 'Calls<\"campaigns\">'.",
    "Property 'campagns' does not exist on type 'Client'. Did you mean 'campaigns'?",
  ]);
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../architecture/source-files.ts';

it('no test gets the settings of the person who runs it', async () => {
  const settings = {
    OPENAI_API_KEY: 'sk-key',
    OPENAI_BASE_URL: 'http://127.0.0.1:1',
    HANDBILL_KEY: 'hbk_',
    MONGODB_URI: 'mongodb://127.0.0.1:1',
  };
  const program = `await import(${JSON.stringify(join(root, 'vitest.config.ts'))}); console.log(JSON.stringify(process.env));`;
  const env = { PATH: process.env['PATH'], MONGOD_BINARY: '/usr/bin/mongod', ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env });
  const left = JSON.parse(stdout) as Record<string, string>;
  expect(Object.keys(settings).filter((name) => name in left)).toEqual([]);
  expect(left['MONGOD_BINARY']).toBe('/usr/bin/mongod');
});

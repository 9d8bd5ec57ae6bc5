import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const fixture = resolve(import.meta.dirname, '../../testing/lost-database.fixture.ts');

it('stops a server whose database is lost, with exit code 1 and the reason in its log', async () => {
  const ended = await new Promise((resolveResult) => {
    execFile(process.execPath, ['--conditions=@handbill/source', fixture], (error, stdout, stderr) =>
      resolveResult({
        code: error?.code,
        stdout,
        log: stderr
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line).msg),
      }),
    );
  });
  expect(ended).toEqual({
    code: 1,
    stdout: 'stopped\n',
    log: ['Stopping because the database is lost: Another program has taken its port.'],
  });
});

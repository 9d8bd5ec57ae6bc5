import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openStorage } from '../../testing/open-storage.ts';

const lasts = 600;
const opened = openStorage({ leaseLasts: lasts });
const fixture = resolve(import.meta.dirname, '../../testing/begin-and-hang.fixture.ts');

it('takes over the work of a killed process, with the text so far, and not before', async () => {
  const workspaceId = opened.newWorkspace();
  const args = ['--conditions=@handbill/source', fixture, opened.uri, opened.name, workspaceId, String(lasts)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [id] = await once(createInterface(child.stdout), 'line');
  await sleep(lasts * 1.5);
  // It lives and renews.
  expect(await opened.storage.leases.claimAbandoned()).toBeNull();
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  await sleep(lasts + 200);
  const claims = await Promise.all([opened.storage.leases.claimAbandoned(), opened.storage.leases.claimAbandoned()]);
  expect(claims.filter((claim) => claim !== null)).toMatchObject([
    { claims: 2, content: { id, status: 'generating', text: 'half of it' }, lease: { workspaceId } },
  ]);
});

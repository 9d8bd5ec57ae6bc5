import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openStorage } from '../../testing/open-storage.ts';
import type { StoredContent } from './stored-content.ts';

// Long enough for a process that gets little of a busy machine to renew it in time.
const lasts = 3_000;
const opened = openStorage({ leaseDuration: lasts });
const fixture = resolve(import.meta.dirname, '../../testing/begin-and-hang.fixture.ts');

async function leaseEnd(_id: string): Promise<number> {
  const stored = await opened.db.collection<StoredContent>('content').findOne({ _id });
  return Number(stored?.lease?.until);
}

it('takes over the work of a killed process, with the text so far, and not before', async () => {
  const workspaceId = opened.newWorkspace();
  const args = ['--conditions=@handbill/source', fixture, opened.uri, opened.name, workspaceId, String(lasts)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [id] = (await once(createInterface(child.stdout), 'line')) as [string];
  const first = await leaseEnd(id);
  // It lives and renews, for longer than a lease lasts.
  await vi.waitUntil(async () => (await leaseEnd(id)) > first + lasts, { timeout: 25_000, interval: 100 });
  expect(await opened.storage.leases.claimAbandoned({ upTo: null })).toBeNull();
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  const last = await leaseEnd(id);
  const claims = await vi.waitUntil(
    async () => {
      const both = await Promise.all([
        opened.storage.leases.claimAbandoned({ upTo: null }),
        opened.storage.leases.claimAbandoned({ upTo: null }),
      ]);
      return both.some((claim) => claim !== null) && both.filter((claim) => claim !== null);
    },
    { timeout: 25_000, interval: 100 },
  );
  expect(claims).toMatchObject([{ claims: 2, content: { id, status: 'generating', text: 'half of it' }, lease: { workspaceId } }]);
  // The claim has its time from the same clock as the lease.
  expect((await leaseEnd(id)) - lasts).toBeGreaterThan(last);
});

import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dataFolder } from '../../../../packages/embedded-mongo/testing/data-folder.ts';
import { keptLog } from '../../testing/kept-log.ts';
import { readSettings } from '../settings/settings.ts';
import { startServer } from '../start/start-server.ts';

const serverOn = (data: string) => startServer({ ...readSettings({}), port: 0, data }, keptLog('silent').log);

async function ask(url: string, data: string, path: string, body?: object) {
  const key = (await readFile(join(data, 'admin.key'), 'utf8')).trim();
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/v1${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  return { status: response.status, body: (await response.json()) as { id: string; name: string } };
}

// As documented in docs/operations/backup.md.
it('serves a copy of a stopped data folder next to the original, with the key in it', { timeout: 90_000 }, async () => {
  const [original, copy] = [await dataFolder(), await dataFolder()];
  const first = await serverOn(original);
  const { body: kept } = await ask(first.url, original, '/campaigns', { name: 'Kept', campaign_type: 'sales' });
  await first.stop();

  await cp(original, copy, { recursive: true, preserveTimestamps: true });
  const [again, beside] = [await serverOn(original), await serverOn(copy)];
  try {
    expect(await ask(beside.url, copy, `/campaigns/${kept.id}`)).toMatchObject({ status: 200, body: { name: 'Kept' } });
    const { body: later } = await ask(beside.url, copy, '/campaigns', { name: 'Only in the copy', campaign_type: 'sales' });
    expect(await ask(again.url, original, `/campaigns/${later.id}`)).toMatchObject({ status: 404 });
  } finally {
    await Promise.all([again.stop(), beside.stop()]);
  }
});

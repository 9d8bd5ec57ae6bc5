import { freePort } from '@handbill/embedded-mongo';
import { newDatabase } from '@handbill/testing';
import { expect, it } from 'vitest';
import { withLock } from '../../../../packages/mongo/src/database/with-lock.ts';
import { preparationLock } from '../../../../packages/mongo/src/schema/prepare-database.ts';
import { dataFolder } from '../../../../packages/embedded-mongo/testing/data-folder.ts';
import { keptLog } from '../../testing/kept-log.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { startServer } from '../start/start-server.ts';

const { db, uri, name } = newDatabase();
const { log } = keptLog('silent');

async function settings(): Promise<Settings> {
  return { ...readSettings({}), port: await freePort(), data: await dataFolder(), mongo: { uri, db: name } };
}

/** Its status and body, as soon as somebody listens there. */
async function get(address: string) {
  let answer: Response | undefined;
  await expect.poll(async () => (answer = await fetch(address).catch(() => undefined)), { timeout: 10_000 }).toBeDefined();
  const body = (await answer?.json()) as unknown;
  return [answer?.status, body, answer?.headers.get('retry-after')];
}

it('says that it lives and why it is not ready while the database is prepared, and serves then', async () => {
  const { port, ...others } = await settings();
  const url = `http://127.0.0.1:${port}`;
  const why = 'The server is starting: the database is being brought up to date.';
  // Another server that is at it makes this one wait, as a long migration would.
  const starting = await withLock(db, preparationLock, async () => {
    const begun = startServer({ port, ...others }, log);
    for (const path of ['/health/live', '/health', '/healthz'])
      expect(await get(`${url}${path}`)).toEqual([200, { status: 'ok', version: expect.any(String) }, null]);
    expect(await get(`${url}/health/ready`)).toEqual([503, expect.objectContaining({ status: 'unavailable', detail: why }), '2']);
    for (const path of ['/v1/me', '/docs', '/metrics'])
      expect(await get(`${url}${path}`)).toEqual([503, expect.objectContaining({ code: 'unavailable', detail: why }), '2']);
    // Not awaited here: it goes on when the lock is free.
    return { begun };
  });
  const server = await starting.begun;
  expect(await get(`${url}/health/ready`)).toEqual([200, expect.objectContaining({ status: 'ok', writer: 'sandbox' }), null]);
  expect(await get(`${url}/v1/me`)).toEqual([401, expect.objectContaining({ code: 'unauthenticated' }), null]);
  await server.stop();
});

it('listens no more where the start is broken off', async () => {
  const one = await settings();
  const cancel = new AbortController();
  await db.dropDatabase();
  await withLock(db, preparationLock, async () => {
    const begun = startServer(one, log, undefined, cancel.signal);
    await get(`http://127.0.0.1:${one.port}/health/live`);
    cancel.abort(new Error('Not today'));
    await expect(begun).rejects.toThrow('Not today');
  });
  await expect(fetch(`http://127.0.0.1:${one.port}/health/live`)).rejects.toThrow('fetch failed');
});

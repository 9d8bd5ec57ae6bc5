import { join } from 'node:path';
import { mongodAt } from '@handbill/embedded-mongo';
import { contentTypes } from '@handbill/contract';
import { fakeModelServer, modelReplies } from '@handbill/testing';
import { MongoClient } from 'mongodb';
import { expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../../../../packages/embedded-mongo/testing/data-folder.ts';
import { embeddedUri } from '../../../../../packages/embedded-mongo/testing/embedded-uri.ts';
import { MainProcess } from '../../../testing/main-process.ts';

const mongodIn = (data: string) => mongodAt(join(data, 'mongodb'));
const patient = { timeout: 60_000, interval: 200 };
const { request: brief, output } = contentTypes.email.example;

/** Waits until the lease of a dead process has expired. */
async function expireLeases(data: string): Promise<void> {
  const client = await MongoClient.connect(await embeddedUri(data));
  const { modifiedCount } = await client
    .db('handbill')
    .collection('content')
    .updateMany({ lease: { $exists: true } }, { $set: { 'lease.until': new Date(0) } });
  await client.close();
  expect(modifiedCount).toBe(1);
}

it(
  'is replaced by one that takes over its MongoDB and the text in progress, and keeps what was paid for',
  { timeout: 180_000 },
  async () => {
    const model = await fakeModelServer();
    onTestFinished(() => model.close());
    const env = { OPENAI_API_KEY: 'sk-x', OPENAI_BASE_URL: model.baseURL };
    const data = await dataFolder();
    // The first server's text never ends.
    const half = JSON.stringify(output).slice(0, 60);
    model.play(modelReplies.silentAfter(half));
    const killed = new MainProcess(data, env);
    await killed.ready();
    const cutOff = killed.rest('POST /content/generate', { body: brief }).catch(() => 'cut off');
    await expect.poll(() => model.requests.length, patient).toBe(1);
    const writing = async () => (await killed.rest('GET /content?status=generating')).body.data[0];
    await expect.poll(async () => (await writing()).text, patient).toBe(half);
    const { id } = await writing();
    await killed.end('SIGKILL');
    expect(await cutOff).toBe('cut off');
    const orphan = await mongodIn(data);
    await expireLeases(data);

    model.play(modelReplies.streamed(JSON.stringify(output)));
    const next = new MainProcess(data, env);
    await next.ready();
    expect(await mongodIn(data)).toEqual(orphan);
    const record = async () => (await next.rest(`GET /content/${id}`)).body;
    await expect.poll(async () => (await record()).status, patient).toBe('ready');
    expect(await record()).toMatchObject({ output, generation: { attempts: 2, output_tokens: 80 } });
    expect((await next.rest(`GET /content/${id}/attempts`)).body.data).toMatchObject([
      { attempt: 2, reason: 'taken_over', answer: JSON.stringify(output), error: null },
      { attempt: 1, reason: 'first', answer: half, error: { kind: 'broken_off' } },
    ]);
    expect(await next.end('SIGTERM')).toBe(0);
    // Everything it wrote has been read by now.
    expect(next.err).toContain('Took over the embedded MongoDB that an earlier server left running');
    expect(await mongodIn(data)).toBeNull();
  },
);

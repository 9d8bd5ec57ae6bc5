import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeModelServer, modelReplies as replies, testDatabase } from '@handbill/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { dataFolder } from '../../../../packages/embedded-mongo/testing/data-folder.ts';
import { MainProcess } from '../../testing/main-process.ts';
import { brief, whole } from '../../testing/server-with-model.ts';

const { uri, name } = testDatabase();

it('reads prices anew at SIGHUP, and keeps those that there are where the file cannot be read', async () => {
  const model = await fakeModelServer();
  onTestFinished(() => model.close());
  const data = await dataFolder();
  const file = join(data, 'prices.json');
  const price = (input_per_million: number) =>
    JSON.stringify({ 'gpt-5-mini': { input_per_million, output_per_million: 10, currency: 'USD', as_of: '2026-11-01' } });
  await writeFile(file, price(1));
  const settings = { MONGODB_URI: uri, MONGODB_DB: name, OPENAI_BASE_URL: model.baseURL, OPENAI_API_KEY: 'sk-x', HANDBILL_PRICES: file };
  const server = new MainProcess(data, settings);
  await server.ready();
  const costOf = async () => {
    model.play(replies.streamed(whole));
    const { body } = await server.rest('POST /content/generate', { body: brief });
    return body.generation.cost.amount - (10 * body.generation.output_tokens) / 1e6;
  };
  const shown = async () => (await server.rest('GET /models')).body.data[0].prices.input_per_million;
  const cheap = await costOf();

  await writeFile(file, price(3));
  server.child.kill('SIGHUP');
  await vi.waitFor(async () => expect(await shown()).toBe(3), 10_000);
  expect((await costOf()) / cheap).toBeCloseTo(3);

  await writeFile(file, '{');
  server.child.kill('SIGHUP');
  await vi.waitFor(() => expect(server.err).toContain('The prices of models stay as they were'), 10_000);
  expect(await shown()).toBe(3);
  expect(await server.end('SIGTERM')).toBe(0);
});

import { expect, it } from 'vitest';
import { MainProcess } from '../../apps/server/testing/main-process.ts';
import { rest } from '../../apps/server/testing/rest.ts';
import { contentTypes } from '../../packages/contract/src/index.ts';
import { dataFolder } from '../../packages/embedded-mongo/testing/data-folder.ts';
import { fakeModelServer, modelReplies, testDatabase } from '../testing/src/index.ts';
import { page } from './pages.ts';
import { shownAlike } from './shown-alike.ts';

const database = testDatabase();
const readme = page('README.md').text;
const [, shown = ''] = /^```text\n(Handbill [^]*?)^```$/m.exec(readme) ?? [];

it('the README shows what a start prints at a terminal', { timeout: 60_000 }, async () => {
  const data = await dataFolder();
  const server = new MainProcess(data, {}, { isAtTerminal: true });
  await server.ready();
  const usual = (text: string) =>
    text
      .replaceAll(server.url, 'http://127.0.0.1:3000')
      .replaceAll(data, '…/.handbill')
      .replaceAll(/\d+\.\d+\.\d+ at 127\.0\.0\.1:\d+/g, '…');
  expect(shownAlike(usual(shown), usual(server.out))).toBe(usual(shown));
  expect(await server.interrupt()).toBe(0);
});

it('the README has a model write with the settings that it names', { timeout: 60_000 }, async () => {
  const [, named = ''] = /^```env\n([^]*?)^```$/m.exec(readme) ?? [];
  const model = await fakeModelServer();
  const { request, output } = contentTypes.email.example;
  model.play(modelReplies.streamed(JSON.stringify(output)));
  const settings = Object.fromEntries(
    named
      .trimEnd()
      .split('\n')
      .map((line) => line.replace('…', 'x').split('=')),
  );
  const env = { ...settings, OPENAI_BASE_URL: model.baseURL, MONGODB_URI: database.uri, MONGODB_DB: database.name };
  const server = new MainProcess(await dataFolder(), env);
  await server.ready();
  const { body } = await rest(server, 'POST /content/generate', { body: request });
  expect([body.status, model.requests[0]?.body['model']]).toEqual(['ready', settings['OPENAI_MODEL']]);
  expect(await server.end('SIGTERM')).toBe(0);
  await model.close();
});

it('the README has its five minutes in 120 lines', () => {
  const titles = [...readme.matchAll(/^## (.*)$/gm)];
  expect(titles.map(([, title]) => title)).toEqual(['Two commands', 'A text', 'A model', 'A campaign', 'The client', 'Documentation']);
  expect(readme.slice(0, titles.at(-1)?.index).trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

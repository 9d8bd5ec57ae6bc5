import { expect, it } from 'vitest';
import { MainProcess } from '../../apps/server/testing/main-process.ts';
import { dataFolder } from '../../packages/embedded-mongo/testing/data-folder.ts';
import { page } from './pages.ts';
import { shownAlike } from './shown-alike.ts';

const [, shown = ''] = /^```text\n(Handbill [^]*?)^```$/m.exec(page('README.md').text) ?? [];

it('the README shows what a start prints', { timeout: 60_000 }, async () => {
  const data = await dataFolder();
  const server = new MainProcess(data);
  await server.ready();
  const usual = (text: string) =>
    text
      .replaceAll(server.url, 'http://127.0.0.1:3000')
      .replaceAll(data, '…/.handbill')
      .replaceAll(/\d+\.\d+\.\d+ at 127\.0\.0\.1:\d+/g, '…');
  expect(shownAlike(usual(shown), usual(server.out))).toBe(usual(shown));
  expect(await server.end('SIGTERM')).toBe(0);
});

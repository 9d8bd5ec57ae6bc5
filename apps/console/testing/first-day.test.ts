import { testDatabase } from '@handbill/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../../packages/embedded-mongo/testing/data-folder.ts';
import { MainProcess } from '../../server/testing/main-process.ts';
import { rest } from '../../server/testing/rest.ts';
import { ConsoleBrowser } from './console-browser.ts';

const { uri, name } = testDatabase();

describe.runIf(process.env['WHOLE_CONSOLE'] !== undefined)('the first day', () => {
  it('goes from the link that a start prints to an approved text by two presses, in 15 seconds', { timeout: 120_000 }, async () => {
    const server = new MainProcess(await dataFolder(), { MONGODB_URI: uri, MONGODB_DB: name }, { isAtTerminal: true });
    const browser = new ConsoleBrowser({ url: '', adminKey: '' });
    await Promise.all([server.ready(), browser.start()]);
    onTestFinished(() => browser.stop());
    const [link = ''] = /http\S+#open=\S+/.exec(server.summary('Console')) ?? [];

    const began = performance.now();
    const page = await browser.visit(link);
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.waitForFunction("document.activeElement?.tagName === 'TEXTAREA'");
    await page.keyboard.type('Why starters fail in week two');
    await page.keyboard.down('Control');
    await page.keyboard.press('Enter');
    await page.keyboard.up('Control');
    await page.locator('::-p-aria([name="Approve"][role="button"])').click();
    await page.locator('::-p-text(Any change of its words ends that)').wait();
    const seconds = (performance.now() - began) / 1_000;
    console.log(`From the link to an approved text: ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThanOrEqual(15);
    expect(paths.filter((path) => path.startsWith('/docs'))).toEqual([]);
    const { data } = (await rest(server, 'GET /content')).body;
    expect(data).toEqual([expect.objectContaining({ approved: expect.objectContaining({}) })]);
  });
});

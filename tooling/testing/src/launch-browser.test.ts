import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

let browser: Awaited<ReturnType<typeof launchBrowser>>;
const pages = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html').end('<title>Before</title><p>Text</p><script>document.title = `After ${1 + 1}`</script>');
});

beforeAll(async () => {
  browser = await launchBrowser();
  await new Promise<void>((listening) => {
    pages.listen(0, '127.0.0.1', listening);
  });
});
afterAll(async () => {
  pages.close();
  await browser?.close();
});

it('shows a page, runs its scripts and draws its text', async () => {
  const page = await browser.newPage();
  const address = pages.address();
  await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
  expect(await page.title()).toBe('After 2');
  // Without a font, a paragraph has no width.
  const width = await page.evaluate(`{
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('p'));
    range.getBoundingClientRect().width;
  }`);
  expect(width).toBeGreaterThan(10);
});

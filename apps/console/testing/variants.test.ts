import { describe, expect, it } from 'vitest';
import { button, consoleTest, press, textOf } from './console-browser.ts';

const { server, browser, client } = consoleTest();
const columns = "article [data-part^='/variants/']";

const ad = () =>
  client.content.generate.mutate({
    type: 'ad_copy',
    platform: 'google_search',
    topic: 'Our course',
    product: 'Sourdough course',
    unique_selling_proposition: 'Your own starter',
    variants: 3,
  });

describe('items that stand beside each other', () => {
  it('are chosen from, which is taken back by a press', async () => {
    const { id, output } = await ad();
    const page = await browser.open(`/texts/${id}`, server.adminKey);
    await page.waitForSelector(columns);
    await page.locator(`${columns}:nth-child(2) ${button('Choose')}`).click();
    await expect.poll(async () => (await client.content.get.query({ id })).output).toMatchObject({ variants: [{}] });
    const { variants } = output as { variants: object[] };
    expect((await client.content.get.query({ id })).output).toEqual({ variants: [variants[1]] });
    await press(page, 'Undo');
    await expect.poll(async () => (await client.content.get.query({ id })).output).toEqual(output);
  });

  it('are two more in a text of the family, and both are compared', async () => {
    const { id } = await ad();
    const page = await browser.open(`/texts/${id}`, server.adminKey);
    await page.waitForSelector(columns);
    await press(page, 'Write two more');
    await page.waitForFunction(`location.pathname.includes('/cnt_') && !location.pathname.endsWith('${id}')`);
    const next = String(await page.evaluate("location.pathname.split('/').at(-1)"));
    await expect.poll(async () => (await client.content.get.query({ id: next })).output).toMatchObject({ variants: [{}, {}] });
    await page.locator('::-p-aria([name="Compare all"][role="link"])').click();
    await page.waitForFunction("document.querySelectorAll('article').length === 2");
    expect(await page.evaluate('location.search')).toContain(id);
    expect(await textOf(page, 'h1')).toEqual(['Texts beside each other']);
  });
});

import { describe, expect, it } from 'vitest';
import { de } from '../src/words/de/de.ts';
import { en } from '../src/words/en/en.ts';
import { consoleTest, press, settled, textOf } from './console-browser.ts';

const { server, browser, client } = consoleTest();

describe('the language of the console', () => {
  it('is that of the browser, and of whoever chooses another in Settings', async () => {
    const page = await browser.open('/settings/you', server.adminKey, { language: 'de' });
    expect(await textOf(page, 'h1')).toEqual([de.places.settings]);
    const choice = (name: string) => `::-p-aria([name="${name}"][role="radio"])`;
    await Promise.all([page.waitForNavigation(), page.locator(choice('English')).click()]);
    await settled(page);
    expect(await page.$eval('html', ({ lang }) => lang)).toBe('en');
    expect(await textOf(page, 'h1')).toEqual([en.places.settings]);
    await Promise.all([page.waitForNavigation(), page.locator(choice('Deutsch')).click()]);
    await settled(page);
    expect(await textOf(page, 'h1')).toEqual([de.places.settings]);
    await Promise.all([page.waitForNavigation(), page.locator(choice(de.settings.byBrowser)).click()]);
  });

  it('is marked where the server speaks, and numbers and days are of it', async () => {
    const { id, checks } = await client.content.generate.mutate({
      type: 'social_post',
      platform: 'linkedin',
      topic: 'sandbox:fail:unsupported_figure Starters',
    });
    const page = await browser.open(`/texts/${id}`, server.adminKey, { language: 'de' });
    await page.waitForSelector('mark');
    const { message = 'a check that fails' } = checks.find(({ outcome }) => outcome === 'fail') ?? {};
    const said = await page.$$eval('[lang=en]', (all) => all.map(({ textContent }) => textContent).join('\n'));
    expect(said).toContain(message);
    expect(await page.$eval('main', ({ innerText }) => innerText)).toContain(de.statuses.needs_review);
    await page.goto(`${server.url}/console/usage`);
    await settled(page);
    expect(await page.$eval('main', ({ innerText }) => innerText)).toMatch(/\d+\. (?:Nov|Dez|Jan)|\d,\d/);
    await page.goto(`${server.url}/console/texts/cnt_01jd6v3m8hf2v9q0x1y2z3a4b5`);
    await page.waitForSelector(`::-p-text(${de.text.gone})`);
    await press(page, de.navigation.yours);
    expect(await textOf(page, '[role=menuitem]')).toContain(de.settings.signOut);
  });
});

import { describe, expect, it } from 'vitest';
import { consoleTest, press, settled, shown, textOf, valueOf } from './console-browser.ts';

const { server, browser, client } = consoleTest();

describe('signing in', () => {
  it('says what is wrong with a key, goes on where one wanted to, and leaves no key in the browser', async () => {
    const page = await browser.open('/settings/you', undefined);
    await page.locator('::-p-aria(Key)').fill('hbk_wrong');
    await press(page, 'Sign in');
    await page.waitForSelector('[role=alert]');
    await page.locator('::-p-aria(Key)').fill(server.adminKey);
    await page.locator('::-p-aria(Your name)').fill('Mira Albrecht');
    await press(page, 'Sign in');
    await shown(page, 'Sign out');
    expect(await page.evaluate('location.pathname')).toBe('/console/settings/you');
    expect(await textOf(page, 'aside > div:last-child > div')).toEqual([expect.stringContaining('Mira Albrecht')]);
    const secret = server.adminKey.split('_').at(-1);
    const kept = await page.evaluate(
      'JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, document.body.innerHTML])',
    );
    expect(String(kept)).not.toContain(secret);
    await press(page, 'Sign out');
    await page.locator('::-p-aria(Key)').wait();
  });

  it('takes a link out of the address before it is sent, and says how to come by another one', async () => {
    const page = await browser.open('/texts#open=not-a-link', undefined);
    await page.waitForSelector('[role=alert]');
    expect(await page.evaluate('[location.href, history.length].join(" ")')).not.toContain('open=');
    expect(await textOf(page, '[role=alert] code')).toEqual(['npm run handbill -- console']);
  });

  it('asks over the page when the session has ended, and keeps what was typed', async () => {
    const key = await server.key(['content:read', 'content:write', 'keys:write']);
    const page = await browser.open('/texts/new', key);
    await page.locator('textarea').fill('Words that stay');
    const sessions = (await client.keys.list.query({ sessions: true })).data.filter(({ is_session: isSession }) => isSession);
    for (const { id } of sessions) await client.keys.delete.mutate({ id });
    await page.locator('form button[type=submit]').click();
    await page.waitForSelector('[role=dialog]');
    await page.locator('[role=dialog] input[type=password]').fill(key);
    await page.locator('[role=dialog] button[type=submit]').click();
    await page.waitForFunction("document.querySelector('[role=dialog]') === null");
    expect(await valueOf(page, 'textarea')).toBe('Words that stay');
    await page.locator('form button[type=submit]').click();
    await page.waitForFunction("location.pathname.startsWith('/console/texts/cnt_')");
  });
});

describe('a key with content:read alone', () => {
  it('sees no button that it may not press, but those whose absence would puzzle', async () => {
    const { id } = await client.content.generate.mutate({
      type: 'social_post',
      platform: 'linkedin',
      topic: 'sandbox:fail:unsupported_figure Bread',
    });
    const guest = await server.key(['content:read']);
    const harmless = /^(?:As shown|Difference|Search or jump to|More|Show|Filter|Open|“|\d|Skip)/;
    for (const address of ['', '/texts', `/texts/${id}?at=x`, '/settings/you']) {
      const page = await browser.open(address, guest);
      await settled(page);
      const pressable = await page.$$eval('main button:not([aria-disabled=true])', (all) => all.map(({ textContent }) => textContent));
      const own = ['Save', 'Sign out'];
      expect([address, ...pressable.filter((name) => !harmless.test(name ?? '') && !own.includes(name ?? ''))]).toEqual([address]);
      expect(await textOf(page, 'nav[aria-label=Main] a')).toEqual(['Home', 'Library', 'Brand voices', 'Usage and cost', 'Settings']);
    }
  });
});

describe('without the server', () => {
  it('says so, keeps a change, and sends it once when the server is back', async () => {
    const { id, revision } = await client.content.generate.mutate({ type: 'email', topic: 'Bread' });
    const page = await browser.open(`/texts/${id}`, server.adminKey);
    await page.waitForSelector('article');
    await page.setOfflineMode(true);
    await press(page, 'Approve');
    await shown(page, 'No connection.');
    await shown(page, 'One change is kept');
    await page.setOfflineMode(false);
    await expect.poll(async () => (await client.content.get.query({ id })).approved).not.toBeNull();
    await page.waitForFunction("!document.body.textContent.includes('No connection.')");
    expect((await client.content.get.query({ id })).revision).toBe(revision + 1);
  });
});

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { createClient, isHandbillError } from '@handbill/client';
import { describe, expect, it } from 'vitest';
import { consoleTest, fill, press, pressWithControl, settled, shown, textOf, type Page } from './console-browser.ts';

const { server, browser, client } = consoleTest();
const run = promisify(execFile);

const open = (address: string, key = server.adminKey) => browser.open(address, key);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => (isHandbillError(error) ? error.code : String(error)),
  );

/** Pastes a text that someone has copied. */
async function paste(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).click();
  await page.evaluate(
    `{ const data = new DataTransfer(); data.setData('text/plain', ${JSON.stringify(text)}); document.activeElement.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data })); }`,
  );
}

describe('usage', () => {
  it('plots each day, and has the same as a table; what has no price is named, and in no sum of money', async () => {
    const { id } = await client.content.generate.mutate({ type: 'email', topic: 'Bread' });
    const page = await open('/usage');
    await shown(page, 'One model has no price: sandbox');
    const today = new Date().getUTCDate();
    expect(await page.$$eval('svg rect', (all) => all.length)).toBe(today);
    const { data } = await client.usage.get.query({ by: 'day' });
    const tokens = data.reduce((sum, row) => sum + row.input_tokens + row.output_tokens, 0);
    await page.locator('details summary').click();
    const cells = await textOf(page, 'details tbody tr:last-child td');
    expect(cells.slice(1, 3)).toEqual([tokens.toLocaleString('en'), tokens.toLocaleString('en')]);
    expect(await page.$$eval('details tbody tr', (all) => all.length)).toBe(today);
    await page.locator('::-p-aria([name="Kind"][role="radio"])').click();
    await page.waitForFunction("location.search === '?by=type'");
    await shown(page, 'By kind');
    expect((await client.content.get.query({ id })).status).toBe('ready');
  });

  it('saves what is shown as CSV, which no sheet takes for a formula', async () => {
    const campaign = await client.campaigns.create.mutate({ name: '=HYPERLINK("x")', campaign_type: 'sales' });
    await client.content.generate.mutate({ type: 'email', topic: 'Bread', campaign_id: campaign.id });
    const page = await open('/usage?by=campaign');
    await shown(page, '=HYPERLINK');
    const session = await page.createCDPSession();
    await session.send('Page.setDownloadBehavior', { behavior: 'allow', downloadPath: server.data });
    await press(page, 'CSV');
    const month = new Date().toISOString().slice(0, 10);
    const file = `${server.data}/usage-${month.slice(0, 7)}-01-${month}-campaign.csv`;
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('has an admin change a cap in place, and nobody else', async () => {
    const page = await open('/usage');
    await press(page, 'Cap the workspace in tokens');
    await fill(page, 'At most in a month, in tokens', '50000');
    await press(page, 'Save');
    await shown(page, 'of 50,000');
    const cap = (await client.usage.caps.query()).data.find(({ scope }) => scope === 'workspace');
    expect([cap?.limit, cap?.unit]).toEqual([50_000, 'tokens']);
    const other = await open('/usage', await server.key(['content:read']));
    await shown(other, 'of 50,000');
    expect((await textOf(other, 'main button')).filter((name) => /Change|Cap the/.test(name ?? ''))).toEqual([]);
  });
});

describe('activity', () => {
  it('tells who did what as it happens, stands still while it is paused, and opens to what was before', async () => {
    const page = await open('/activity');
    const voice = await client.brandVoices.create.mutate({ name: 'Halm', description: 'Calm and warm' });
    await shown(page, 'created the brand voice “Halm”');
    await press(page, 'Pause');
    await client.brandVoices.update.mutate({ id: voice.id, description: 'Calm and loud' });
    await page.waitForFunction("document.querySelector('main [role=status]').textContent.endsWith('One more since.')");
    expect(await page.$$eval('main li', (all) => all[0]?.textContent)).toContain('created the brand voice');
    await press(page, 'Go on');
    await page.locator('::-p-text(updated the brand voice “Halm”)').click();
    await page.waitForSelector('main details del');
    expect([await textOf(page, 'main del'), await textOf(page, 'main ins')].flat().map((text) => text?.trim())).toEqual(['warm', 'loud']);
    await page.locator('main details a').click();
    await page.waitForFunction(`location.pathname === '/console/voices/${voice.id}'`);
  });

  it('filters by noun and person in its address, and drops a filter by a press', async () => {
    const anna = createClient({ url: server.url, key: server.adminKey, headers: { 'Handbill-Actor': 'anna' } });
    await anna.campaigns.create.mutate({ name: 'Advent', campaign_type: 'sales' });
    const page = await open('/activity?type=campaign.*&actor=anna');
    await shown(page, 'anna created the campaign “Advent”');
    expect(await page.$$eval('main ul[aria-label] > li', (all) => all.length)).toBe(1);
    await page.$$eval('main [role=search] button', (all) => all.find(({ textContent }) => textContent?.includes('Person: anna'))?.click());
    await page.waitForFunction("!location.search.includes('actor')");
  });
});

describe('refused calls', () => {
  it('are folded by minute with their number, for an admin alone', async () => {
    const guest = createClient({ url: server.url, key: await server.key(['content:read']) });
    for (let at = 0; at < 3; at++) expect(await codeOf(guest.campaigns.list.query())).toBe('forbidden');
    await expect.poll(async () => (await client.activity.list.query()).data.some(({ action }) => action === 'call.refused')).toBe(true);
    const page = await open('/activity');
    await page.locator('::-p-text(3 calls were refused)').click();
    await shown(page, 'GET /campaigns');
    await shown(page, 'forbidden');
    const other = await open('/activity', await server.key(['events:read', 'content:read']));
    await shown(other, 'Pause');
    expect(await other.$eval('main', ({ innerText }) => innerText)).not.toContain('refused');
  });
});

describe('a model', () => {
  it('is tried with one sample, once what it takes is seen', async () => {
    const page = await open('/settings/models');
    await press(page, 'Try sandbox');
    await page.waitForSelector('[role=dialog] dl');
    const before = (await client.content.list.query({ limit: 1 })).pagination.total;
    await press(page, 'Write');
    await page.waitForFunction("location.pathname.includes('/texts/cnt_')");
    await page.waitForSelector('article');
    expect((await client.content.list.query({ limit: 1 })).pagination.total).toBe(before + 1);
  });
});

describe('the palette', () => {
  it('finds texts, campaigns and places by the beginnings of their words', async () => {
    await client.content.generate.mutate({ type: 'email', topic: 'Sourdough wonders' });
    await client.campaigns.create.mutate({ name: 'Zimtsterne backen', campaign_type: 'sales' });
    const page = await open('');
    for (const [typed, found] of [
      ['sourd won', 'Sourdough wonders'],
      ['zimt ba', 'Zimtsterne backen'],
      ['cos', 'Usage and cost'],
    ] as const) {
      await pressWithControl(page, 'k');
      await page.locator('[role=combobox]').fill(typed);
      await page.waitForFunction(
        `[...document.querySelectorAll('[role=option]')].some(({ textContent }) => textContent.includes('${found}'))`,
      );
      expect((await textOf(page, '[role=option]')).length).toBeLessThan(12);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.waitForFunction("document.querySelector('[role=dialog]') === null");
    }
  });
});

describe('a new key', () => {
  it('is shown once, with a curl and a TypeScript line that work, and ends with what it made', async () => {
    const page = await open('/settings/keys');
    await press(page, 'New key');
    await fill(page, 'Name *', 'Website');
    for (const scope of ['Content', 'Keys']) await page.locator(`[role=group][aria-label="${scope}"] ::-p-text(Write)`).click();
    await press(page, 'Make the key');
    await shown(page, 'This is the only time that it is shown.');
    const [secret = '', curl = '', line = ''] = (await textOf(page, '[role=dialog] code')).map(String);
    expect(JSON.parse((await run('sh', ['-c', curl])).stdout)).toMatchObject({ key: { name: 'Website', expires_at: null } });
    const node = await run('node', ['--conditions=@handbill/source', '--input-type=module', '-e', line], { cwd: import.meta.dirname });
    expect(node.stdout).toContain("name: 'Website'");
    await press(page, 'I have it');
    expect(await page.evaluate('document.body.innerHTML')).not.toContain(secret);
    await page.reload();
    await settled(page);
    expect(await page.evaluate('JSON.stringify([document.body.innerHTML, { ...sessionStorage }, { ...localStorage }])')).not.toContain(
      secret,
    );

    const own = createClient({ url: server.url, key: secret });
    const { key: made } = await own.keys.create.mutate({ name: 'Trainee', scopes: ['content:write'] });
    await shown(page, 'Trainee');
    await press(page, 'Revoke Website');
    await shown(page, 'The keys that it made end as well: Trainee.');
    await page.locator('[role=dialog] ::-p-aria([name="Revoke"][role="button"])').click();
    await shown(page, '“Website” is revoked.');
    await expect.poll(() => codeOf(own.me.get.query())).toBe('unauthenticated');
    await expect.poll(() => codeOf(createClient({ url: server.url, key: made ?? '' }).me.get.query())).toBe('unauthenticated');
  });

  it('says at its fields what is wrong, and gives nothing that the key that makes it has not', async () => {
    const key = await server.key(['content:read', 'keys:write']);
    const page = await open('/settings/keys', key);
    await press(page, 'New key');
    expect(await page.$$eval('[role=group] input:not(:disabled)', (all) => all.length)).toBe(2);
    await press(page, 'Make the key');
    expect((await textOf(page, 'form')).join(' ')).toContain('is needed');
    await fill(page, 'Name *', 'Late');
    await page.locator('[role=group][aria-label="Content"] label').click();
    await fill(page, 'Actor', 'system:me');
    await press(page, 'Make the key');
    await shown(page, 'must not begin with system:');
    expect((await textOf(page, 'nav[aria-label=Settings] a')).join()).toBe('You,Keys,Sessions,Models');
  });

  it('is changed where it stands', async () => {
    const { id } = await client.keys.create.mutate({ name: 'Feed', scopes: ['content:read'] });
    const page = await open('/settings/keys');
    await press(page, 'Change Feed');
    await fill(page, 'Monthly cost cap', '12.5');
    await press(page, 'Save');
    await shown(page, '$12.50 a month at most');
    expect((await client.keys.get.query({ id })).monthly_cost_cap).toBe(12.5);
  });
});

describe('a workspace', () => {
  it('is exported whole, by a press', async () => {
    const page = await open('/settings/workspaces');
    const session = await page.createCDPSession();
    await session.send('Page.setDownloadBehavior', { behavior: 'allow', downloadPath: server.data });
    await page.locator('a[download$=".jsonl"]').click();
    const lines = async () => (await readFile(`${server.data}/Default.jsonl`, 'utf8').catch(() => '')).trim().split('\n');
    await expect.poll(async () => (await lines()).at(-1)).toContain('"end"');
    expect((await lines()).length).toBeGreaterThan(3);
  });

  it('is made with its first key, renamed, and deleted by typing its name alone', async () => {
    const page = await open('/settings/workspaces');
    await press(page, 'New workspace');
    await fill(page, 'Name *', 'Bakery');
    await press(page, 'Make the workspace');
    const [secret = ''] = await page.waitForSelector('[role=dialog] code').then(() => textOf(page, '[role=dialog] code'));
    expect((await createClient({ url: server.url, key: secret ?? '' }).me.get.query()).workspace.name).toBe('Bakery');
    await press(page, 'I have it');
    await press(page, 'Delete Bakery');
    await fill(page, 'Type its name: Bakery', 'Baker');
    await page.keyboard.press('Enter');
    await fill(page, 'Type its name: Bakery', 'Bakery');
    expect((await client.workspaces.list.query()).data.map(({ name }) => name)).toContain('Bakery');
    await press(page, 'Delete for good');
    await shown(page, '“Bakery” is deleted.');
    expect((await client.workspaces.list.query()).data.map(({ name }) => name)).not.toContain('Bakery');
    expect(await codeOf(createClient({ url: server.url, key: secret ?? '' }).me.get.query())).toBe('unauthenticated');
  });
});

describe('a brand voice', () => {
  it('is made, its terms pasted from a sheet, and a sample checked by it before it is saved', async () => {
    const page = await open('/voices');
    await page.locator('::-p-text(New voice), ::-p-text(Make the first voice)').click();
    await fill(page, 'Name *', 'Slow Crust');
    await paste(page, '[aria-label="Terms"][tabindex="0"]', 'Term\tUse\tInstead\ncheap\tforbidden\tfairly priced\n"Slow\tCrust"\tKEEP\t\n');
    await shown(page, '2 rows pasted.');
    await fill(page, 'A text to check', 'Our bread is cheap and good.');
    await page.waitForSelector('mark');
    expect(await textOf(page, 'mark')).toEqual(['cheap']);
    expect((await client.brandVoices.list.query()).data.map(({ name }) => name)).not.toContain('Slow Crust');
    await page.reload();
    await page.waitForSelector('[data-column=term] input');
    await pressWithControl(page, 's');
    await page.waitForFunction("location.pathname.startsWith('/console/voices/brv_')");
    const [voice] = (await client.brandVoices.list.query()).data;
    expect(voice?.terms.map(({ term, use, instead }) => [term, use, instead])).toEqual([
      ['cheap', 'forbidden', 'fairly priced'],
      ['Slow\tCrust', 'keep', null],
    ]);
  });

  it('of 500 terms draws what is seen, and keeps no more than there is room for', async () => {
    const page = await open('/voices/new');
    await page.waitForSelector('[aria-label="Terms"][tabindex="0"]');
    await paste(page, '[aria-label="Terms"][tabindex="0"]', Array.from({ length: 600 }, (_, at) => `word ${at}\tforbidden`).join('\n'));
    await shown(page, 'as far as there is room: 500 are kept.');
    expect(await page.$eval('table[aria-label=Terms]', (table) => table.getAttribute('aria-rowcount'))).toBe('501');
    expect(await page.$$eval('[data-column=term]', (all) => all.length)).toBeLessThan(60);
  });

  it('is not saved over what someone else has made of it, until one says so', async () => {
    const { id, revision } = await client.brandVoices.create.mutate({ name: 'Ours' });
    const page = await open(`/voices/${id}`);
    await page.setOfflineMode(true);
    await fill(page, 'Name *', 'Mine');
    await client.brandVoices.update.mutate({ id, name: 'Theirs', if_revision: revision });
    await page.setOfflineMode(false);
    await press(page, 'Save');
    await shown(page, 'Someone else has changed this voice meanwhile.');
    expect((await client.brandVoices.get.query({ id })).name).toBe('Theirs');
    await press(page, 'Keep mine');
    await expect.poll(async () => (await client.brandVoices.get.query({ id })).name).toBe('Mine');
  });

  it('tells how many texts use it, and is deleted and brought back', async () => {
    const { id } = await client.brandVoices.create.mutate({ name: 'Gone' });
    await client.content.generate.mutate({ type: 'email', topic: 'Bread', brand_voice_id: id });
    const page = await open(`/voices/${id}`);
    await shown(page, 'Used by 1 text');
    await press(page, 'Delete');
    await page.waitForFunction("location.pathname === '/console/voices'");
    await expect.poll(() => codeOf(client.brandVoices.get.query({ id }))).toBe('not_found');
    await press(page, 'Undo');
    await expect.poll(() => codeOf(client.brandVoices.get.query({ id }))).toBe('none');
  });
});

describe('scopes, one by one', () => {
  const all = ['Home', 'Library', 'Brand voices', 'Usage and cost', 'Activity', 'Settings'];
  /** They change nothing on the server. */
  const harmless = /^(?:Search or jump to|Show|Filter|Pause|Drop|This month|Last month|CSV|Day|Save$|Sign out|Remove|\d)/;
  const few = [
    { scopes: ['content:read'], places: ['Home', 'Library', 'Brand voices', 'Usage and cost', 'Settings'] },
    { scopes: ['events:read'], places: ['Home', 'Activity', 'Settings'] },
  ] as const;
  const more = [
    { scopes: ['campaigns:read'], places: ['Home', 'Settings'] },
    { scopes: ['content:read', 'events:read'], places: all },
  ] as const;
  it.each(process.env['WHOLE_CONSOLE'] === undefined ? few : [...few, ...more])(
    'with $scopes there is no button that the key may not press',
    async ({ scopes, places }) => {
      const { id } = await client.brandVoices.create.mutate({ name: 'Seen' });
      const key = await server.key([...scopes]);
      for (const address of [
        '/voices',
        `/voices/${id}`,
        '/usage',
        '/activity',
        '/settings/keys',
        '/settings/models',
        '/settings/workspaces',
      ]) {
        const page = await open(address, key);
        expect((await textOf(page, 'nav[aria-label=Main] a')).filter((name) => all.includes(name ?? ''))).toEqual(places);
        const buttons = await page.$$eval('main button:not([aria-disabled=true], fieldset[disabled] *)', (found) =>
          found.map(({ textContent }) => textContent),
        );
        expect([address, ...buttons.filter((name) => !harmless.test(name ?? ''))]).toEqual([address]);
        const isOf = { voices: 'content:read', usage: 'content:read', activity: 'events:read' }[address.split('/')[1] ?? ''];
        const isShut = isOf !== undefined && !scopes.some((scope) => scope === isOf);
        expect([address, (await textOf(page, 'main')).join().includes('It needs a key with')]).toEqual([address, isShut]);
        // Each holds a stream, and a browser has six connections to a server.
        await page.close();
      }
    },
  );
});

it('shows what was seen while the server is not reached, and keeps what is typed until it is back', { timeout: 60_000 }, async () => {
  await client.content.generate.mutate({ type: 'email', topic: 'Bread' });
  const { id } = await client.brandVoices.create.mutate({ name: 'Far away', description: 'Calm' });
  const page = await open('/usage');
  const go = async (letter: 'u' | 'a' | 'v', text: string) => {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await shown(page, text);
  };
  const seen = [
    ['u', 'Sum so far'],
    ['a', 'created the brand voice “Far away”'],
    ['v', 'Far away'],
  ] as const;
  for (const [letter, text] of seen) await go(letter, text);
  await page.locator(`a[href$="${id}"]`).click();
  await fill(page, 'Description', 'Calm, and far away');
  await page.setOfflineMode(true);
  await press(page, 'Save');
  await shown(page, 'No connection.');
  await page.$eval('h1', (heading) => (heading as unknown as { focus(): void }).focus());
  for (const [letter, text] of seen) await go(letter, text);
  await page.setOfflineMode(false);
  await page.waitForFunction("!document.body.textContent.includes('No connection.')");
  await page.locator(`a[href$="${id}"]`).click();
  await page.waitForFunction("[...document.querySelectorAll('textarea')].some(({ value }) => value === 'Calm, and far away')");
  if ((await textOf(page, 'main')).join().includes('Not saved yet')) await press(page, 'Save');
  await expect.poll(async () => (await client.brandVoices.get.query({ id })).description).toBe('Calm, and far away');
});

it('goes to each place by its keys', async () => {
  const page = await open('');
  for (const [letter, path] of Object.entries({ u: 'usage', a: 'activity', v: 'voices', s: 'settings/you' })) {
    await page.keyboard.press('g');
    await page.keyboard.press(letter as 'u');
    await expect.poll(() => page.evaluate('location.pathname')).toBe(`/console/${path}`);
  }
});

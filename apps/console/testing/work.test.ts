import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../packages/contract/src/index.ts';
import {
  button,
  choose,
  consoleTest,
  countedPresses,
  holdCall,
  press,
  settled,
  shown,
  textOf,
  valueOf,
  type Page,
} from './console-browser.ts';

const { server, browser, client } = consoleTest();
const presses = countedPresses();
const { key, click } = presses;
beforeAll(() => post('Before all others'));

const open = (address = '') => browser.open(address, server.adminKey);
async function openText(id: string, search = ''): Promise<Page> {
  const page = await open(`/texts/${id}${search}`);
  await page.waitForSelector('article');
  return page;
}
const until = (page: Page, condition: string) => page.waitForFunction(condition);

const inDecision = button('Approve');
const post = (topic: string) => client.content.generate.mutate({ type: 'social_post', platform: 'linkedin', topic });

describe('from a brief to a text', () => {
  it('takes two keys, and the text is there as soon as it is asked for', async () => {
    const page = await open();
    await key(page, 'c');
    await until(page, "document.activeElement?.tagName === 'TEXTAREA'");
    await page.keyboard.type('Why starters fail in week two');
    await key(page, 'Enter', true);
    await until(page, "location.pathname.startsWith('/console/texts/cnt_')");
    await page.locator(inDecision).wait();
    expect(presses.count).toBe(2);
    expect(await textOf(page, 'article h2')).toEqual([expect.stringContaining(': Why starters fail')]);
  });

  it('takes two presses of a mouse, and the third approves it', async () => {
    const page = await open();
    await click(page, 'header a[href$="/texts/new"]');
    await page.locator('textarea').fill('Why starters fail in week three');
    await click(page, button('Write'));
    await page.locator(inDecision).wait();
    expect(presses.count).toBe(2);
    await click(page, inDecision);
    await shown(page, 'Any change of its words ends that');
    await expect.poll(async () => (await client.content.list.query({ limit: 1 })).data[0]?.approved).not.toBeNull();
  });

  it('says what is impossible while it is typed, and takes no focus for it', async () => {
    const page = await open('/texts/new');
    await page.locator('input[type=number]').fill('7');
    await page.locator('textarea').fill('A topic');
    await until(page, "document.querySelector('[aria-invalid=true]')?.type === 'number'");
    expect(await page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
  });

  it('is kept over a reload, and says all that is wrong at its fields', async () => {
    const page = await open('/texts/new');
    await page.locator('textarea').fill('A topic that stays');
    await page.reload();
    await settled(page);
    expect(await valueOf(page, 'textarea')).toBe('A topic that stays');
    await page.locator('input[type=number]').fill('7');
    await press(page, 'Write');
    await until(page, "document.querySelector('[role=alert] button') !== null");
    expect(await page.evaluate('document.activeElement.type')).toBe('number');
    expect(await page.$$eval('[aria-invalid=true]', (all) => all.length)).toBe(1);
    await press(page, 'Clear');
  });

  it('shows the text part by part while it is written, and stops it', async () => {
    const page = await open('/texts/new');
    await page.locator('textarea').fill('sandbox:slow Our course');
    await key(page, 'Enter', true);
    await until(page, "document.querySelector('article[aria-busy=true] p')?.textContent.length > 20");
    const before = await textOf(page, 'article p');
    await page.reload();
    await until(page, "document.querySelector('article[aria-busy=true] p')?.textContent.length > 20");
    expect((await textOf(page, 'article p'))[0]).toContain(before[0]?.slice(0, 20));
    await key(page, 'Escape');
    await key(page, 'Escape');
    await expect.poll(async () => (await client.content.list.query({ limit: 1 })).data[0]?.status).toBe('cancelled');
    await shown(page, 'Stopped');
  });
});

describe('a finding', () => {
  it('is gone to, rewritten and approved by four keys, and what stood there is brought back by one press', async () => {
    const { id, output } = await post('sandbox:fail:unsupported_figure Starters');
    const page = await openText(id);
    await key(page, 'n');
    await page.waitForSelector('[data-card]');
    expect(await page.$$eval('article mark', (all) => all.length)).toBeGreaterThan(0);
    await key(page, 'r');
    await shown(page, 'Written anew.');
    await press(page, 'Undo');
    await expect.poll(async () => (await client.content.get.query({ id })).output).toEqual(output);
  });

  it('is rewritten before one’s eyes, the former words struck out, and stopped', async () => {
    const slow = await post('sandbox:slow Evenings');
    const words = 'We start on [DATE], and each evening ends with a loaf of your own. Bring a jar.';
    const { id, output } = await client.content.update.mutate({ id: slow.id, output: { ...slow.output, text: words } });
    const page = await openText(id);
    await key(page, 'n');
    await page.waitForSelector('[data-card]');
    await key(page, 'r');
    await until(page, "document.querySelector('article del') !== null && document.querySelector('article ins')?.textContent.length > 5");
    // It moves while words come above it.
    await page.$eval('[data-card] ::-p-aria([name="Stop"][role="button"])', (stop) => (stop as unknown as { click(): void }).click());
    await until(page, "document.querySelector('article del') === null");
    expect(await client.content.get.query({ id })).toMatchObject({ output, status: 'needs_review' });
  });

  it('is left with a reason, and a fact of the brief from then on', async () => {
    const { id } = await post('sandbox:fail:unsupported_figure Courses');
    const page = await openText(id);
    await key(page, 'n');
    await page.waitForSelector('[data-card]');
    await press(page, 'Leave it');
    await page.locator('[data-card] input').fill('It is in the flyer');
    await press(page, 'Leave it');
    await shown(page, 'Left as it is.');
    expect((await client.content.get.query({ id })).checks.find(({ accepted }) => accepted)?.accepted?.reason).toBe('It is in the flyer');
    await press(page, 'Undo');
    await expect.poll(async () => (await client.content.get.query({ id })).checks.some(({ accepted }) => accepted)).toBe(false);
    await page.waitForSelector('mark');
    await key(page, 'n');
    await press(page, 'It is right: add as a fact');
    await expect.poll(async () => (await client.content.get.query({ id })).status).toBe('ready');
  });
});

describe('an edit', () => {
  it('is saved by itself, checked a moment later, and compared with what was before', async () => {
    const { id } = await post('Starters');
    const page = await openText(id);
    await key(page, 'e');
    await page.locator('article textarea').fill('It costs 4,711 € and TODO. #Sample #SampleText #Starters');
    await page.waitForSelector('article mark');
    await expect.poll(async () => (await client.content.get.query({ id })).text).toContain('4,711 €');
    await press(page, 'Done');
    await key(page, 'd');
    await page.waitForSelector('article ins');
    expect((await textOf(page, 'article ins')).join(' ')).toContain('4,711');
    await press(page, 'Bring this one back');
    await expect.poll(async () => (await client.content.get.query({ id })).text).not.toContain('4,711 €');
  });

  it('never goes over what someone else has written: both are shown', async () => {
    const { id, revision } = await post('Courses');
    const page = await openText(id, '?mode=edit');
    await holdCall(page, 'content.update');
    await page.locator('article textarea').fill('Mine is this');
    await until(page, 'window.release !== undefined');
    const output = { text: 'Theirs is that' };
    await client.content.update.mutate({ id, if_revision: revision, output });
    await page.evaluate('release()');
    await shown(page, 'Someone else has changed this text meanwhile.');
    expect(
      [await textOf(page, '[role=alert] del'), await textOf(page, '[role=alert] ins')].map(
        (texts) => texts.includes('Theirs') || texts.includes('Mine'),
      ),
    ).toEqual([true, true]);
    await press(page, 'Keep mine');
    await expect.poll(async () => (await client.content.get.query({ id })).text).toContain('Mine is this');
  });

  it('survives a reload before it is saved', async () => {
    const { id } = await post('Loaves');
    const page = await openText(id, '?mode=edit');
    await page.setOfflineMode(true);
    await page.locator('article textarea').fill('Words that are not saved');
    await shown(page, 'Not saved yet');
    await page.setOfflineMode(false);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.waitForSelector('article textarea');
    expect(await valueOf(page, 'article textarea')).toBe('Words that are not saved');
    await expect.poll(async () => (await client.content.get.query({ id })).text).toContain('Words that are not saved');
  });
});

describe('the library', () => {
  it('is moved in, chosen from and decided on by keys', async () => {
    await Promise.all(['One', 'Two', 'Three'].map(post));
    const page = await open('/texts?view=approve');
    await page.waitForSelector('[data-row]');
    for (const name of ['j', 'x', 'j', 'x']) await key(page, name);
    await shown(page, '2 chosen');
    await key(page, 'a');
    await shown(page, '2 texts approved.');
    await expect.poll(async () => (await client.content.list.query({ approved: true })).pagination.total).toBeGreaterThanOrEqual(2);
  });

  it('chooses all that match, of which the page shows a part', async () => {
    const campaign = await client.campaigns.create.mutate({ name: 'Many', campaign_type: 'sales' });
    await client.content.generate.mutate({ type: 'social_post', platform: 'linkedin', topic: 'Many', campaign_id: campaign.id });
    const texts = server.db.collection<{ _id: string }>('content');
    const written = await texts.findOne({ campaign_id: campaign.id } as object);
    await texts.insertMany(Array.from({ length: 102 }, () => ({ ...written, _id: newId('cnt', new Date()) })));
    const page = await open(`/texts?campaign_id=${campaign.id}`);
    await page.waitForSelector('[data-row]');
    for (const name of ['j', 'x']) await key(page, name);
    await press(page, 'All 103 that match');
    await shown(page, '103 chosen');
    await page.locator('[role=toolbar] input').fill('spring');
    await press(page, 'Tag');
    await expect.poll(async () => (await client.content.list.query({ tag: 'spring' })).pagination.total, { timeout: 20_000 }).toBe(103);
  });

  it('takes a deletion back, and keeps what is deleted in a view of its own', async () => {
    const { id } = await post('To be deleted');
    const page = await openText(id);
    await choose(page, 'More', 'Delete');
    await shown(page, 'Deleted.');
    await expect.poll(() => client.content.get.query({ id }).catch(({ code }: { code: string }) => code)).toBe('not_found');
    await key(page, 'z', true);
    await expect
      .poll(() =>
        client.content.get.query({ id }).then(
          (record) => record.id,
          ({ code }: { code: string }) => code,
        ),
      )
      .toBe(id);
  });

  it('filters in its address, and drops the last filter where it leaves nothing', async () => {
    await client.content.generate.mutate({ type: 'email', topic: 'Rye', language: 'de' });
    const page = await open('/texts?language=de&q=xyzzy');
    await shown(page, 'Nothing matches');
    await press(page, 'Drop it');
    await until(page, "!location.search.includes('language')");
    expect(await page.evaluate('location.search')).toBe('?q=xyzzy');
  });

  it('shows what others write by itself', async () => {
    const page = await open('/texts');
    const { title } = await post('Just now written');
    await expect.poll(async () => (await textOf(page, '[data-row]'))[0]).toBe(title);
  });
});

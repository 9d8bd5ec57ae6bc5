import { createClient, type Client } from '@handbill/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { approvingTeam, type ApprovingTeam } from '../../server/testing/approving-team.ts';
import { button, consoleTest, countedPresses, fill, languages, press, shown, textOf, type Look, type Page } from './console-browser.ts';

const { server, browser } = consoleTest();
const presses = countedPresses();
const { key, click } = presses;
const keys = { editor: '', approver: '', guest: '' };
let team: ApprovingTeam;
let editor: Client;

beforeAll(async () => {
  team = await approvingTeam(server, 'four_eyes');
  const read = ['content:read', 'campaigns:read', 'events:read'];
  keys.editor = await team.key([...read, 'content:write']);
  keys.approver = await team.key([...read, 'content:write', 'content:approve']);
  keys.guest = await team.key(['content:read']);
  editor = createClient({ url: server.url, key: keys.editor });
});

const post = (topic: string) => editor.content.generate.mutate({ type: 'social_post', platform: 'linkedin', topic });
async function submitted(topic: string) {
  const { id } = await post(topic);
  return editor.content.submit.mutate({ id, note: `Look at ${topic}` });
}
const approvalOf = async (id: string) => (await editor.content.get.query({ id })).approval.status;
const stands = (id: string, status: string) => expect.poll(() => approvalOf(id)).toBe(status);
const isShut = (page: Page, name: string) => page.$eval(button(name), (one) => one.getAttribute('aria-disabled') === 'true');
const openText = async (id: string, as: string, search = '', look: Look = {}) => {
  const page = await browser.open(`/texts/${id}${search}`, as, look);
  await page.waitForSelector('article');
  return page;
};

/** Deletes the texts of earlier tests, since Home shows the newest alone. */
async function clear(): Promise<void> {
  const { data } = await editor.content.list.query({ view: 'summary', limit: 100 });
  if (data.length > 0) await editor.content.bulk.mutate({ items: data.map(({ id }) => ({ id })), action: 'delete' });
}
const inRows = (page: Page, count: number) => page.waitForFunction(`document.querySelectorAll('main [data-row]').length === ${count}`);

describe('what a check found, mended and submitted', () => {
  it('takes four keys from Home', async () => {
    await clear();
    const { id } = await post('sandbox:fail:unsupported_figure Starters');
    const page = await browser.open('', keys.editor);
    await inRows(page, 1);
    await page.waitForFunction("document.querySelector('h1').textContent.includes('One thing waits for you.')");
    await key(page, 'j');
    await key(page, 'Enter');
    await page.waitForSelector('[data-card]');
    // Only approvers may leave a failed check as it is.
    expect(await page.$$(button('Leave it'))).toEqual([]);
    await key(page, 'r');
    await shown(page, 'Written anew.');
    await key(page, 's');
    await stands(id, 'submitted');
    expect(presses.count).toBe(4);
    await shown(page, 'Submitted by Mira Albrecht');
    // An editor has no button to approve, and takes the step back.
    expect(await page.$$(button('Approve'))).toEqual([]);
    await press(page, 'Withdraw');
    await stands(id, 'none');
  });

  it('takes three presses of a mouse', async () => {
    await clear();
    const { id } = await post('sandbox:fail:unsupported_figure Loaves');
    const page = await browser.open('', keys.editor);
    await click(page, 'main [data-row]');
    await click(page, '[data-card] ::-p-text(Rewrite this part)');
    await shown(page, 'Written anew.');
    await click(page, '::-p-text(Submit for approval)');
    await stands(id, 'submitted');
    expect(presses.count).toBe(3);
  });
});

describe('four submitted texts', () => {
  const four = async () => {
    await clear();
    return Promise.all(['One', 'Two', 'Three', 'Four'].map(submitted));
  };

  it('are decided on by five keys', async () => {
    const texts = await four();
    const page = await browser.open('', keys.approver);
    await inRows(page, 4);
    for (const name of ['j', 'a', 'a', 'a', 'a']) await key(page, name);
    for (const { id } of texts) await stands(id, 'approved');
    await page.waitForFunction("document.querySelector('h1').textContent.includes('Nothing waits for you.')");
    expect(presses.count).toBe(5);
  });

  it('are approved by one press each, or all without findings by one', async () => {
    const texts = await four();
    const page = await browser.open('', keys.approver);
    await inRows(page, 4);
    await click(page, button(`Approve ${texts[0]?.title ?? ''}`));
    await inRows(page, 3);
    await click(page, button('Approve the 3 without findings'));
    for (const { id } of texts) await stands(id, 'approved');
    expect(presses.count).toBe(2);
  });

  it('are submitted from the library, which names each that is refused and why', async () => {
    await clear();
    const [rye, oats] = [await submitted('Rye'), await post('Oats')];
    const page = await browser.open('/texts', keys.approver);
    await page.waitForSelector('[data-row="1"]');
    for (const name of ['j', 'x', 'j', 'x', 's']) await key(page, name);
    await shown(page, '1 text submitted.');
    await shown(page, 'One was refused and stays chosen.');
    expect((await textOf(page, '[role=alert] li')).join()).toMatch(rye.title);
    await stands(oats.id, 'submitted');
    await shown(page, '1 chosen');
    await key(page, 'a');
    await stands(rye.id, 'approved');
  });
});

describe.each(languages)('a text, in %s', (language, { text: say }) => {
  it('is submitted with a note, if one wants to leave one', async () => {
    const { id } = await post(`Spelt ${language}`);
    const page = await openText(id, keys.editor, '', { language });
    await shown(page, say.addNote);
    await page.locator(`::-p-text(${say.addNote})`).click();
    await fill(page, say.submitNote, 'Look at the oven');
    await press(page, say.submit);
    await stands(id, 'submitted');
    expect((await editor.content.get.query({ id })).approval.note).toBe('Look at the oven');
    await shown(page, 'Look at the oven');
  });

  it('has its menu in the first line of its screen, however narrow that is', async () => {
    const { id } = await submitted(`Crumbs ${language}`);
    const page = await openText(id, keys.approver, '', { width: 360, language });
    await page.locator(`.middle ${button(say.more)}`).wait();
    const places = await page.$$eval('.middle > .measure, .middle > .measure > button', (all) =>
      all.map((each) =>
        Math.round((each as unknown as { getBoundingClientRect(): { top: number; right: number } }).getBoundingClientRect().top),
      ),
    );
    expect(places).toEqual([places[0], places[0]]);
  });
});

describe('a submitted text', () => {
  it('is shown with who submitted it and why, and goes back with a note and comments that say where', async () => {
    const { id } = await submitted('Rolls');
    const page = await openText(id, keys.approver);
    await shown(page, 'Look at Rolls');
    await press(page, 'Ask for changes');
    await fill(page, 'What is to be changed', 'Name the day.');
    await fill(page, 'About', '/text');
    await fill(page, 'Write a comment', 'Which day is it?');
    await press(page, 'Comment');
    await press(page, 'Send it back');
    await stands(id, 'changes_requested');
    await shown(page, 'Changes asked for by Mira Albrecht');
    await shown(page, 'Which day is it?');
    expect(await editor.content.get.query({ id })).toMatchObject({ approval: { note: 'Name the day.' } });
    expect((await editor.comments.list.query({ content_id: id })).data).toMatchObject([{ pointer: '/text', text: 'Which day is it?' }]);
    const home = await browser.open('', keys.editor);
    await shown(home, 'To change');
  });

  it('is approved by nobody who has a hand in it, which is said beforehand, and otherwise when it is refused', async () => {
    const { id } = await submitted('Pretzels');
    const page = await openText(id, keys.approver, '?mode=edit');
    await page.locator('article textarea').fill('Pretzels are warm at six. #Pretzels #Bread #Baking');
    await shown(page, 'You have written or changed this text');
    await shown(page, 'Changed last by Mira Albrecht.');
    expect(await isShut(page, 'Approve')).toBe(true);
    expect(await page.$$(button('Ask for changes'))).toEqual([]);
    // The text is of the key behind the session, which the page does not know to be the same person.
    const own = createClient({ url: server.url, key: keys.approver });
    const written = await own.content.generate.mutate({ type: 'email', topic: 'Cakes' });
    const other = await openText(written.id, keys.approver);
    await press(other, 'Approve');
    await shown(other, 'You have written or changed this text');
    expect(await isShut(other, 'Approve')).toBe(true);
  });

  it('is approved as it was looked at: of another one it is shown what changed, and asked anew', async () => {
    const { id, output } = await submitted('Bagels');
    const page = await openText(id, keys.approver);
    await page.locator(button('Approve')).wait();
    // The event of the change comes, and the words do not yet.
    const held: { continue(): Promise<void> }[] = [];
    let isHeld = true;
    await page.setRequestInterception(true);
    page.on('request', (request) => void (isHeld && request.url().includes('content.get') ? held.push(request) : request.continue()));
    await editor.content.update.mutate({ id, output: { ...output, text: 'Bagels with a hole. #Bagels #Bread #Baking' } });
    await page.locator(button('Submit for approval')).wait();
    await press(page, 'Approve');
    await expect.poll(() => held.length, { timeout: 10_000 }).toBeGreaterThan(0);
    isHeld = false;
    await Promise.all(held.map((request) => request.continue()));
    await shown(page, 'It has changed since you looked at it.');
    expect(await approvalOf(id)).toBe('none');
    expect((await textOf(page, '[role=alert] ins')).join(' ')).toContain('hole.');
    await press(page, 'Approve it as it is now');
    await stands(id, 'approved');
  });

  it('has no button that a key may not press', async () => {
    const { id } = await submitted('Buns');
    const page = await openText(id, keys.guest);
    await shown(page, 'it lacks content:approve');
    expect(await isShut(page, 'Approve')).toBe(true);
    for (const name of ['Submit for approval', 'Withdraw', 'Ask for changes', 'Comment']) expect(await page.$$(button(name))).toEqual([]);
  });
});

describe('comments', () => {
  it('come by themselves, hang on words, are resolved, opened again and deleted', async () => {
    const { id, output } = await post('Seeds');
    const page = await openText(id, keys.editor);
    await page.locator('article [data-part="/text"] [data-at]').wait();
    await page.evaluate(`{
      const words = document.querySelector('article [data-part="/text"] [data-at]').firstChild;
      document.getSelection().setBaseAndExtent(words, 2, words, 9);
    }`);
    await fill(page, 'Write a comment', 'Too long');
    await press(page, 'Comment');
    await page.waitForSelector('article mark[data-finding^=comment]');
    const [comment] = (await editor.comments.list.query({ content_id: id })).data;
    const words = (output as unknown as { text: string }).text.slice(2, 9);
    expect(comment).toMatchObject({ pointer: '/text', span: { start: 2, end: 9 }, excerpt: words, actor: expect.stringContaining('Mira') });
    const other = createClient({ url: server.url, key: keys.approver, headers: { 'Handbill-Actor': 'Ben' } });
    await other.comments.create.mutate({ content_id: id, text: 'From afar' });
    await shown(page, 'From afar');
    await editor.content.update.mutate({ id, output: { text: 'Wholly another one. #Seeds #Bread #Baking' } });
    await shown(page, 'Changed since');
    const own = `#comment-${comment?.id ?? ''}`;
    await page.locator(`${own} ${button('Resolve')}`).click();
    await shown(page, '1 resolved');
    await page.locator('::-p-text(1 resolved)').click();
    await page.locator(`${own} ${button('Reopen')}`).click();
    await shown(page, '2 open');
    await page.locator(`${own} ${button('Delete')}`).click();
    await page.locator(`[role=dialog] ${button('Delete')}`).click();
    await expect
      .poll(async () => (await editor.comments.list.query({ content_id: id })).data.map(({ text }) => text))
      .toEqual(['From afar']);
  });
});

import { describe, expect, it } from 'vitest';
import { button, choose, consoleTest, countedPresses, languages, press, settled, shown, textOf, type Page } from './console-browser.ts';

const { server, browser, client } = consoleTest();
const presses = countedPresses();
const { key, click } = presses;

const write = (topic: string, more: object = {}) =>
  client.content.generate.mutate({ type: 'social_post', platform: 'linkedin', topic, ...more } as never);
const plan = async (topic: string, local: string, more: object = {}, time_zone = 'UTC') => {
  const { id } = await write(topic);
  return client.publications.create.mutate({ content_id: id, channel: 'linkedin', planned_for: { local, time_zone }, ...more });
};
const timeOf = async (id: string) => (await client.publications.get.query({ id })).planned_for?.local;
const placesOf = async (text: { id: string }) => (await client.publications.list.query({ content_id: text.id })).data;
const movable = (id: string) => `[data-movable="${id}"]`;
const onDay = (day: string, id: string) => `[data-day="${day}"] ${movable(id)}`;

/** Drags by the mouse, as people do. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  presses.count += 1;
  const boxes = await Promise.all([from, to].map((selector) => page.waitForSelector(selector).then((found) => found?.boundingBox())));
  const [start, end] = boxes.map((box) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + Math.min(20, (box?.height ?? 0) / 2),
  }));
  if (start === undefined || end === undefined) throw new Error('There is nothing to drag');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x - 5, end.y, { steps: 4 });
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

/** Sets a field of days and times, as their pickers do. */
const pick = (page: Page, type: string, value: string) =>
  page.evaluate(`(() => {
    const field = document.querySelector('[role=dialog] input[type=${type}]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${value}');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);

describe('an approved text', () => {
  it('is placed by two presses of a mouse: Calendar, and a drag onto a day', async () => {
    const text = await write('Placed by mouse');
    await client.content.approve.mutate({ id: text.id });
    const page = await browser.open('', server.adminKey);
    await click(page, 'nav a[href$="/calendar"]');
    await page.waitForSelector(movable(text.id));
    await settled(page);
    const day = await page.$eval('[data-today]', ({ dataset }) => dataset['day'] ?? '');
    await drag(page, movable(text.id), '[data-today]');
    await shown(page, 'Placed on LinkedIn');
    expect(presses.count).toBe(2);
    const [placed] = await placesOf(text);
    expect([placed?.channel, placed?.planned_for?.local.slice(0, 10), placed?.status]).toEqual(['linkedin', day, 'planned']);
    await page.waitForSelector(onDay(day, placed?.id ?? ''));
    // The tray has the texts without a place, and a press takes one back there.
    await page.waitForSelector(movable(text.id), { hidden: true });
    await press(page, 'Undo');
    await page.waitForSelector(movable(text.id));
    expect(await placesOf(text)).toEqual([]);
    await client.content.delete.mutate({ id: text.id });
  });

  it('is placed by five keys, of which the tray has the focus', async () => {
    const text = await write('Placed by keys');
    await client.content.approve.mutate({ id: text.id });
    const page = await browser.open('', server.adminKey);
    await key(page, 'g');
    await key(page, 'k');
    await page.waitForFunction(`document.activeElement?.dataset.movable === '${text.id}'`);
    const today = await page.$eval('[data-today]', ({ dataset }) => dataset['day'] ?? '');
    await key(page, 'm');
    await page.waitForFunction("document.activeElement?.role === 'application'");
    await key(page, 'ArrowRight');
    await key(page, 'Enter');
    await shown(page, 'Placed on LinkedIn');
    expect(presses.count).toBe(5);
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
    expect((await placesOf(text)).map(({ planned_for: when }) => when?.local.slice(0, 10))).toEqual([tomorrow]);
  });

  it('is placed from its own screen, on the channel that suits it, by whichever clocks', async () => {
    const campaign = await client.campaigns.create.mutate({ name: 'Ads', campaign_type: 'sales', channels: ['facebook_ads'] });
    const ad = { type: 'ad_copy', platform: 'facebook', product: 'Course', unique_selling_proposition: 'Eight seats' };
    const text = await write('An ad', { ...ad, campaign_id: campaign.id }).catch(() =>
      write('An ad', { ...ad, platform: 'facebook', campaign_id: campaign.id }),
    );
    const page = await browser.open(`/texts/${text.id}`, server.adminKey);
    await choose(page, 'More', 'Place in the calendar');
    const channel = await page.waitForSelector('[role=dialog] input[list]');
    await page.waitForFunction("document.querySelector('[role=dialog] input[list]').value !== ''");
    expect(await channel?.evaluate((field) => (field as unknown as { value: string }).value)).toBe('facebook_ads');
    await page.locator('[role=dialog] select').fill('Europe/Berlin');
    await pick(page, 'datetime-local', '2027-03-28T02:30');
    await shown(page, 'That time is skipped by the clocks on this day: it becomes 03:30.');
    await page.locator('[role=dialog] button[type=submit]').click();
    await shown(page, 'Placed on Facebook ads');
    expect((await placesOf(text)).map(({ planned_for: when }) => when?.local)).toEqual(['2027-03-28T03:30']);
  });
});

describe('a publication', () => {
  it('is dragged onto another day at the same time by its clocks, and back by one press', async () => {
    const { id } = await plan('Dragged', '2027-03-26T09:15', {}, 'Europe/Berlin');
    const page = await browser.open('/calendar?day=2027-03-15', server.adminKey);
    await drag(page, movable(id), '[data-day="2027-03-29"]');
    await page.waitForSelector(onDay('2027-03-29', id));
    await shown(page, 'Moved to');
    expect((await client.publications.get.query({ id })).planned_for).toEqual({
      local: '2027-03-29T09:15',
      time_zone: 'Europe/Berlin',
      // Clocks have changed between the two days.
      at: new Date('2027-03-29T07:15:00Z'),
    });
    expect((await textOf(page, `${movable(id)} time`))[0]).toContain('09:15 Berlin');
    await press(page, 'Undo');
    await page.waitForSelector(onDay('2027-03-26', id));
    await expect.poll(() => timeOf(id)).toBe('2027-03-26T09:15');
  });

  it('is moved by arrows, each of which is spoken, and left where it was by Escape', async () => {
    const { id } = await plan('Moved by keys', '2027-04-07T09:00');
    await plan('Beside it', '2027-04-14T09:30');
    const page = await browser.open('/calendar?day=2027-04-15', server.adminKey);
    const said = () => textOf(page, '[role=application] [role=status]');
    await page.locator(movable(id)).wait();
    await page.$eval(movable(id), (entry) => (entry as unknown as { focus: () => void }).focus());
    await page.keyboard.press('m');
    await page.waitForSelector('[role=application]:focus');
    await page.keyboard.press('ArrowRight');
    await expect.poll(said).toEqual(['Thursday, April 8, 09:00, free']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect.poll(said).toEqual(['Wednesday, April 14, 09:00, Less than an hour apart on the same channel']);
    await page.keyboard.down('Shift');
    for (const _ of [1, 2]) await page.keyboard.press('ArrowUp');
    await page.keyboard.up('Shift');
    await expect.poll(said).toEqual(['Wednesday, April 14, 08:30, one other on this day']);
    await page.keyboard.press('Escape');
    await page.waitForFunction(`document.activeElement?.dataset.movable === '${id}'`);
    expect(await timeOf(id)).toBe('2027-04-07T09:00');
    await page.keyboard.press('m');
    await page.waitForSelector('[role=application]:focus');
    // Beyond the shown days, the calendar follows.
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForSelector(onDay('2027-05-05', id));
    await expect.poll(() => timeOf(id)).toBe('2027-05-05T09:00');
  });

  it('takes each step that it may take, and says where and when it went out', async () => {
    const { id } = await plan('Steps', '2027-06-09T09:00');
    const page = await browser.open('/calendar?day=2027-06-15', server.adminKey);
    const open = async () => {
      await page.locator(movable(id)).click();
      await page.waitForSelector('[role=dialog]');
      return textOf(page, '[role=dialog] .row button');
    };
    const status = () => client.publications.get.query({ id }).then((record) => record.status);
    expect(await open()).toEqual(['Mark as published', 'Put on hold', 'Cancel it']);
    await press(page, 'Put on hold');
    await expect.poll(status).toBe('on_hold');
    await page.waitForFunction(`document.querySelector('${movable(id)}')?.innerText.includes('On hold')`);
    expect(await open()).toEqual(['Mark as published', 'Plan again', 'Cancel it']);
    await press(page, 'Plan again');
    await expect.poll(status).toBe('planned');
    await open();
    await press(page, 'Cancel it');
    await page.waitForSelector(movable(id), { hidden: true });
    await expect.poll(status).toBe('cancelled');
    await press(page, 'Undo');
    await page.waitForSelector(movable(id));
    await expect.poll(status).toBe('planned');
    await open();
    await page.locator('[role=dialog] textarea').fill('With the photo');
    await pick(page, 'datetime-local', '2027-06-09T10:45');
    await press(page, 'Save');
    await shown(page, 'Saved.');
    expect(await client.publications.get.query({ id })).toMatchObject({
      note: 'With the photo',
      planned_for: { local: '2027-06-09T10:45' },
    });
    await page.waitForFunction(`document.querySelector('${movable(id)} time')?.innerText.includes('10:45')`);
    await open();
    await press(page, 'Mark as published');
    await page.locator('[role=dialog] input[type=url]').fill('https://example.com/post');
    await pick(page, 'datetime-local', '2026-01-02T10:00');
    await page.locator('[role=dialog] button[type=submit]').click();
    await page.waitForFunction(`document.querySelector('${movable(id)}')?.innerText.includes('Published')`);
    expect((await client.publications.get.query({ id })).published).toMatchObject({ url: 'https://example.com/post' });
    expect(await open()).toEqual([]);
    expect(await page.$eval('[role=dialog] a[target=_blank]', (link) => link.textContent)).toBe('https://example.com/post');
  });
});

describe.each(languages)('a publication that is planned by mistake, in %s', (language, { calendar: say, text, cancel }) => {
  it('is deleted for good, once it is named and confirmed; its text stays', async () => {
    const { id, content_id: of } = await plan(`Mistaken ${language}`, '2027-07-07T09:00');
    const page = await browser.open('/calendar?day=2027-07-15', server.adminKey, { language });
    await page.locator(movable(id)).click();
    await press(page, text.delete);
    await shown(page, say.deleteTitle);
    const [named = ''] = await textOf(page, '[role=dialog] p');
    for (const part of [`Mistaken ${language}`, 'LinkedIn', '09:00']) expect(named).toContain(part);
    await press(page, cancel);
    expect(await timeOf(id)).toBe('2027-07-07T09:00');
    await press(page, text.delete);
    await shown(page, say.deleteTitle);
    await page.locator(`[role=dialog] ${button(text.delete)}`).click();
    await shown(page, text.deleted);
    await page.waitForSelector(movable(id), { hidden: true });
    await expect.poll(() => client.publications.get.query({ id }).catch(({ code }: { code: string }) => code)).toBe('not_found');
    expect((await client.content.get.query({ id: of })).status).toBe('ready');
  });
});

describe('a month', () => {
  it('shows gaps and clashes, caps its days, and follows what others do', async () => {
    const campaign = await client.campaigns.create.mutate({
      name: 'Autumn',
      campaign_type: 'sales',
      status: 'active',
      channels: ['linkedin'],
      cadence: { linkedin: 7 },
    });
    const { id: text } = await write('In autumn', { campaign_id: campaign.id });
    const at = (local: string) => ({ content_id: text, channel: 'linkedin', planned_for: { local } });
    const times = ['08:00', '10:00', '12:00', '12:30', '16:00'].map((time) => at(`2027-09-08T${time}`));
    const { data } = await client.publications.createMany.mutate({ publications: times });
    const page = await browser.open(`/calendar?day=2027-09-01&campaign_id=${campaign.id}`, server.adminKey);
    await page.waitForSelector('[data-day="2027-09-08"] a');
    const day = () => textOf(page, '[data-day="2027-09-08"] a, [data-day="2027-09-08"] button');
    expect(await page.$eval('[data-day="2027-09-08"]', ({ innerText }) => innerText)).toContain('Clash');
    expect((await day()).at(-1)).toContain('2 more');
    const gaps = () => page.$$eval('main li p', (all) => all.map(({ innerText }) => innerText).filter((line) => line.startsWith('Gap')));
    expect(await gaps()).toContain('Gap Sep 6 – 12: LinkedIn: 2 missing');
    // Someone else puts two there, and takes the clash away.
    await client.publications.createMany.mutate({ publications: [at('2027-09-07T09:00'), at('2027-09-09T09:00')] });
    await client.publications.update.mutate({ id: data[3]?.id ?? '', planned_for: { local: '2027-09-08T14:00' } });
    await page.waitForSelector('[data-day="2027-09-09"] a');
    await expect.poll(gaps, { timeout: 10_000 }).not.toContainEqual(expect.stringContaining('Sep 6'));
    await expect
      .poll(() => page.$eval('[data-day="2027-09-08"]', ({ innerText }) => innerText), { timeout: 10_000 })
      .not.toContain('Clash');
    // Titles are in no event, and stay.
    expect((await day())[0]).toMatch(/In autumn/);
    await page.locator('[data-day="2027-09-08"] button').click();
    await page.waitForFunction('document.querySelectorAll(\'[data-day="2027-09-08"] a\').length === 5');
    expect(new URL(page.url()).searchParams.get('as')).toBe('list');
    await page.goBack().catch(() => undefined);
  });

  it('is narrowed by filters, which are in the address and dropped by a press', async () => {
    const one = await plan('Cancelled one', '2027-10-06T09:00');
    await client.publications.cancel.mutate({ id: one.id });
    const other = await plan('Other channel', '2027-10-07T09:00', { channel: 'podcast' });
    const page = await browser.open('/calendar?day=2027-10-15', server.adminKey);
    await page.waitForSelector(movable(other.id));
    expect(await page.$(movable(one.id))).toBeNull();
    await page.keyboard.press('f');
    await page.locator('::-p-xpath(//*[@role="menuitem"][contains(., "Cancelled")])').click();
    await page.waitForSelector(movable(one.id));
    expect(await page.$(movable(other.id))).toBeNull();
    expect(new URL(page.url()).searchParams.get('status')).toBe('cancelled');
    await page.reload();
    await page.waitForSelector(movable(one.id));
    await page.locator('::-p-xpath(//button[contains(., "Drop the filter Status")])').click();
    await page.waitForSelector(movable(other.id));
    await page.keyboard.press('t');
    await page.waitForSelector('[data-today]');
  });

  it('shows who may only read what is planned, and no step', async () => {
    const { id } = await plan('To be read', '2027-11-03T09:00');
    const reader = await server.key(['publications:read', 'content:read']);
    const page = await browser.open('/calendar?day=2027-11-03', reader);
    await page.locator(movable(id)).click();
    await page.waitForSelector('[role=dialog]');
    expect(await page.$$('[role=dialog] button')).toHaveLength(0);
    expect(await page.$eval(movable(id), (entry) => entry.getAttribute('draggable'))).toBe('false');
    expect(await textOf(page, 'main button')).not.toContain('Feed for your own calendar');
  });
});

it('gives an address for calendar programs, which is shown once and opens nothing once it is revoked', async () => {
  await plan('In the feed', '2027-01-04T09:00');
  const page = await browser.open('/calendar', server.adminKey);
  await press(page, 'Feed for your own calendar');
  await page.locator('[role=dialog] button[type=submit]').click();
  const code = await page.waitForSelector('[role=dialog] code');
  const address = (await code?.evaluate(({ textContent }) => textContent)) ?? '';
  const answer = await fetch(address);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('BEGIN:VCALENDAR')]);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { hidden: true });
  await press(page, 'Feed for your own calendar');
  await page.locator('::-p-xpath(//*[@role="dialog"]//button[contains(., "Revoke")])').wait();
  expect(await page.$('[role=dialog] code')).toBeNull();
  await page.locator('::-p-xpath(//*[@role="dialog"]//button[contains(., "Revoke")])').click();
  await shown(page, 'Its address opens nothing any more.');
  expect((await fetch(address)).status).toBe(404);
});

it('moves a whole campaign by days, after a look at what stays', async () => {
  const campaign = await client.campaigns.create.mutate({
    name: 'Moved',
    campaign_type: 'sales',
    channels: ['linkedin'],
    cadence: { linkedin: 3 },
  });
  const { id: text } = await write('Moved with all', { campaign_id: campaign.id });
  const make = (local: string) => client.publications.create.mutate({ content_id: text, channel: 'linkedin', planned_for: { local } });
  const [open, out] = await Promise.all([make('2027-12-01T09:00'), make('2027-12-02T09:00')]);
  await client.publications.markPublished.mutate({ id: out.id });
  const page = await browser.open(`/campaigns/${campaign.id}/calendar?day=2027-12-01`, server.adminKey);
  await page.waitForSelector(onDay('2027-12-01', open.id));
  await shown(page, 'Cadence: LinkedIn: 3 a week.');
  await press(page, 'Move all by days…');
  // A look that ends while the field is filled would put its days back.
  await page.waitForSelector('[role=dialog] [type=submit]:not([aria-disabled])');
  await page.locator('[role=dialog] input').fill('2');
  await page.waitForSelector('[role=dialog] [type=submit]:not([aria-disabled])');
  await shown(page, 'One stays where it is');
  await page.locator('[role=dialog] button[type=submit]').click();
  await page.waitForSelector(onDay('2027-12-03', open.id));
  expect(await Promise.all([timeOf(open.id), timeOf(out.id)])).toEqual(['2027-12-03T09:00', '2027-12-02T09:00']);
  await press(page, 'Undo');
  await page.waitForSelector(onDay('2027-12-01', open.id));
});

it('says on Home what goes out this week, and what the workspace still wants before', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const { id } = await plan('On Home', `${today}T23:45`);
  const { workspace } = await client.me.get.query();
  await client.workspaces.update.mutate({ id: workspace.id, approval: 'required' });
  const page = await browser.open('', server.adminKey);
  await page.locator('::-p-xpath(//section[h2 or header/h2][contains(., "This week")]//a[contains(., "Waits for approval")])').wait();
  await page.goto(`${server.url}/console/calendar`);
  await page.locator(movable(id)).click();
  await press(page, 'Mark as published');
  await page.locator('[role=dialog] button[type=submit]').click();
  // The missing field is named beside the button.
  await page.waitForSelector('[role=dialog] [role=alert]');
  expect((await client.publications.get.query({ id })).status).toBe('planned');
  await client.workspaces.update.mutate({ id: workspace.id, approval: 'off' });
});

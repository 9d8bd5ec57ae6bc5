import { describe, expect, it } from 'vitest';
import {
  button,
  choose,
  consoleTest,
  countedPresses,
  holdCall,
  languages,
  press,
  pressWithControl,
  settled,
  shown,
  textOf,
  type Look,
} from './console-browser.ts';

const { server, browser, client } = consoleTest();
const presses = countedPresses();
const { key, click } = presses;

const open = (address = '', as = server.adminKey, look: Look = {}) => browser.open(address, as, look);
const message = { key_message: 'Baking is a quiet hour', offer: 'Four evenings for 89 €' };
const make = (name: string, more: object = {}) => client.campaigns.create.mutate({ name, campaign_type: 'sales', message, ...more });
const overviewOf = ({ id }: { id: string }) => `/campaigns/${id}/overview`;
const codeOf = ({ code }: { code: string }) => code;
const textsOf = async ({ id }: { id: string }) => (await client.content.list.query({ campaign_id: id, view: 'summary' })).data;

const field = (name: string) => `::-p-xpath(//*[@id=//label[normalize-space(.)="${name}"]/@for])`;
const missing = '::-p-xpath(//button[contains(., "missing")])';

describe('what a campaign lacks', () => {
  const lacking = () => make('Lacking', { channels: ['email', 'linkedin'], target_audience: { languages: ['en', 'de'] } });

  it('is written by four presses of a mouse, once its cost is seen', async () => {
    const campaign = await lacking();
    const page = await open();
    await click(page, 'nav a[href$="/campaigns"]');
    await click(page, `[data-campaign="${campaign.id}"] a`);
    await click(page, missing);
    await page.waitForSelector('[role=dialog] dl');
    expect((await textOf(page, '[role=dialog] dt'))[0]).toBe('Cost, about');
    await click(page, `[role=dialog] button[type=submit]`);
    await shown(page, '4 texts are being written.');
    expect(presses.count).toBe(4);
    await expect
      .poll(async () => (await textsOf(campaign)).map(({ type, language }) => `${type} ${language}`).toSorted())
      .toEqual(['email de', 'email en', 'social_post de', 'social_post en']);
    await page.waitForFunction("document.querySelectorAll('td a').length === 4");
    await client.campaigns.delete.mutate({ id: campaign.id });
  });

  it('is written by six keys, one of which chooses the campaign', async () => {
    const campaign = await lacking();
    const page = await open();
    await key(page, 'g');
    await key(page, 'c');
    await page.waitForSelector('[data-campaign]');
    await key(page, 'j');
    await page.waitForFunction("document.activeElement?.matches('[data-row]')");
    await key(page, 'Enter');
    await page.locator(missing).wait();
    await key(page, 'w');
    await page.waitForFunction("document.activeElement?.matches('[role=dialog] [type=submit]:not([aria-disabled])')");
    await key(page, 'Enter');
    await shown(page, '4 texts are being written.');
    expect(presses.count).toBe(6);
    expect(await textsOf(campaign)).toHaveLength(4);
  });

  it('is asked for as far as the campaign does not say it, and nothing else', async () => {
    const campaign = await make('Silent', { channels: ['email', 'google_search'], message: null });
    const page = await open(overviewOf(campaign));
    await page.locator(missing).click();
    await page.waitForSelector('[role=dialog] textarea');
    expect(await textOf(page, '[role=dialog] label')).toEqual(['Topic']);
    await page.locator('[role=dialog] textarea').fill('Our baking courses');
    await page.waitForFunction("document.querySelectorAll('[role=dialog] label').length === 2");
    expect(await textOf(page, '[role=dialog] label')).toEqual(['Topic', 'Unique selling proposition']);
    await page.locator(field('Unique selling proposition')).fill('Eight seats');
    await page.locator('::-p-text(2 texts will be written)').wait();
    await press(page, 'Write');
    await shown(page, '2 texts are being written.');
  });

  it('is written one by one, where it is missing', async () => {
    const campaign = await make('One', { channels: ['email', 'podcast'], target_audience: { languages: ['en', 'de'] } });
    const page = await open(overviewOf(campaign));
    await press(page, 'Write for Email, German');
    await shown(page, 'One text will be written');
    await page.waitForSelector('[role=dialog] dl');
    await press(page, 'Write');
    await shown(page, 'One text is being written.');
    expect((await textsOf(campaign)).map(({ language }) => language)).toEqual(['de']);
    expect((await textOf(page, 'tbody tr:last-child td')).join()).toBe('not written here,not written here');
  });
});

it('goes from nothing to eight texts in two languages in twelve presses', async () => {
  const page = await open();
  await click(page, 'nav a[href$="/campaigns"]');
  await click(page, '.page .head a[href$="/campaigns/new"]');
  await page.waitForFunction("document.activeElement?.tagName === 'INPUT'");
  await page.keyboard.type('Advent');
  await click(page, '::-p-xpath(//label[contains(., "Sales")])');
  await click(page, field('Channels'));
  await page.keyboard.type('email,linkedin,instagram,blog,');
  await click(page, field('Key message'));
  await page.keyboard.type('Baking is a quiet hour');
  await click(page, field('Languages'));
  await page.keyboard.type('en,de,');
  await click(page, 'form button[type=submit]');
  await click(page, missing);
  await page.waitForSelector('[role=dialog] dl');
  await click(page, '[role=dialog] button[type=submit]');
  await shown(page, '8 texts are being written.');
  expect(presses.count).toBeLessThanOrEqual(12);
  const id = String(await page.evaluate('location.pathname')).split('/')[3] ?? '';
  await expect
    .poll(async () => (await textsOf({ id })).filter(({ status }) => status === 'ready' || status === 'needs_review').length, {
      timeout: 20_000,
    })
    .toBe(8);
  await page.waitForFunction("document.querySelectorAll('td a').length === 8 && !document.body.textContent.includes('being written')");
});

describe.each(languages)('four weeks, in %s', (language, { calendar: say }) => {
  it('are on the overview with how many texts go out on each day and where some are missing, and lead into the calendar', async () => {
    const campaign = await make(`Weeks ${language}`, { status: 'active', channels: ['linkedin'], cadence: { linkedin: 2 } });
    const brief = { type: 'social_post', platform: 'linkedin', topic: 'Weeks', campaign_id: campaign.id } as const;
    const { id: content_id } = await client.content.generate.mutate(brief);
    const day = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10);
    const publications = ['09:00', '15:00'].map((time) => ({ content_id, channel: 'linkedin', planned_for: { local: `${day}T${time}` } }));
    await client.publications.createMany.mutate({ publications });
    const page = await open(overviewOf(campaign), server.adminKey, { language });
    await page.waitForSelector('main ol [data-day]');
    const spoken = (selector: string) => textOf(page, `main ol ${selector} .vh`);
    expect(await spoken('[data-day]')).toHaveLength(28);
    expect(await spoken(`[data-day="${day}"]`)).toEqual([expect.stringMatching(new RegExp(`${say.onDay('', 2, false)}$`))]);
    // This week and two others lack theirs.
    expect((await spoken('[data-gap]')).length).toBeGreaterThan(14);
    expect((await textOf(page, 'main p b')).filter((word) => word === say.gap)).toHaveLength(3);
    await page.locator(`main ol [data-day="${day}"] a`).click();
    await page.waitForFunction(`location.pathname.endsWith('/calendar') && location.search.includes('${day}')`);
    await page.waitForFunction(`document.querySelectorAll('[data-day="${day}"] a[data-movable]').length === 2`);
  });
});

describe('the steps of a campaign', () => {
  it('are in the menu of its card, and nothing else is', async () => {
    const campaign = await make('Steered');
    const page = await open('/campaigns?q=Steered');
    await page.waitForSelector('[data-campaign]');
    await page.keyboard.press('j');
    await page.keyboard.press('m');
    await page.waitForSelector('[role=menuitem]');
    expect(await textOf(page, '[role=menuitem]')).toEqual(['Start']);
    await page.keyboard.press('Enter');
    await shown(page, 'Runs now.');
    await page.waitForSelector(`[data-column=active] [data-campaign="${campaign.id}"]`);
    await expect.poll(async () => (await client.campaigns.get.query({ id: campaign.id })).status).toBe('active');
  });

  it('are columns to be dragged onto, of which those that are forbidden are dimmed', async () => {
    const campaign = await make('Dragged', { status: 'active' });
    const page = await open('/campaigns?q=Dragged');
    const card = `[data-campaign="${campaign.id}"]`;
    await page.waitForSelector(card);
    const drag = (kind: string, selector: string) =>
      page.evaluate(
        `document.querySelector('${selector}').dispatchEvent(new DragEvent('${kind}', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }))`,
      );
    await drag('dragstart', card);
    await page.waitForSelector('[data-barred]');
    expect(await page.$$eval('[data-column]', (all) => all.map(({ dataset }) => [dataset['column'], 'barred' in dataset]))).toEqual([
      ['draft', true],
      ['active', false],
      ['paused', false],
      ['completed', false],
    ]);
    // A card that a column does not take up cannot be put down there.
    expect([await drag('dragover', '[data-column=draft]'), await drag('dragover', '[data-column=paused]')]).toEqual([true, false]);
    await drag('drop', '[data-column=paused]');
    await page.waitForSelector(`[data-column=paused] ${card}`);
    await expect.poll(async () => (await client.campaigns.get.query({ id: campaign.id })).status).toBe('paused');
  });

  it('are taken back with the reason where someone else was faster', async () => {
    const { id } = await make('Raced', { status: 'active' });
    const page = await open(overviewOf({ id }), await server.key(['campaigns:read', 'campaigns:write']));
    await page.locator(button('Pause')).wait();
    await client.campaigns.complete.mutate({ id });
    await press(page, 'Pause');
    await page.waitForSelector('[role=alert]');
    await expect.poll(() => textOf(page, '.head h1 + span')).toEqual(['Completed']);
  });
});

describe('a campaign that is edited', () => {
  it('is saved by itself, member by member, where it is read', async () => {
    const campaign = await make('Edited', { metadata: { crm_id: '1', old: 'x' } });
    const page = await open(overviewOf(campaign));
    await press(page, 'Edit');
    await page.locator(field('Proof')).fill('312 people took it');
    await shown(page, 'Saved');
    await expect
      .poll(async () => (await client.campaigns.get.query({ id: campaign.id })).message)
      .toEqual({ ...message, proof: '312 people took it', call_to_action: null, must_say: [] });
    await press(page, 'Done');
    await shown(page, '312 people took it');
    const settings = await open(`/campaigns/${campaign.id}/settings`);
    await settings.locator(field('Metadata')).fill('crm_id: 2\nteam: rye');
    await expect.poll(async () => (await client.campaigns.get.query({ id: campaign.id })).metadata).toEqual({ crm_id: '2', team: 'rye' });
  });

  it('never goes over what someone else has changed: both are shown', async () => {
    const { id, revision } = await make('Contended', { description: 'As it was' });
    const page = await open(overviewOf({ id }));
    await press(page, 'Edit');
    await holdCall(page, 'campaigns.update');
    await page.locator('::-p-xpath(//section//form/textarea | //section//textarea)').fill('Mine is this');
    await page.waitForFunction('window.release !== undefined');
    await client.campaigns.update.mutate({ id, if_revision: revision, description: 'Theirs is that' });
    await page.evaluate('release()');
    await shown(page, 'Someone else has changed this campaign meanwhile.');
    expect((await textOf(page, '[role=alert] ins')).join(' ')).toContain('Mine');
    expect((await textOf(page, '[role=alert] del')).join(' ')).toContain('Theirs');
    await press(page, 'Keep mine');
    await expect.poll(async () => (await client.campaigns.get.query({ id })).description).toBe('Mine is this');
  });

  it('says at its field what the server refuses, and keeps it', async () => {
    const { id } = await make('Refused', { target_audience: { age_min: 28 } });
    const page = await open(`/campaigns/${id}/settings`);
    await page.locator(field('Age max')).fill('12');
    await shown(page, 'must not be below age_min');
    expect(await page.$eval('fieldset input[placeholder="60"]', (input) => (input as unknown as { value: string }).value)).toBe('12');
    await page.locator(field('Age max')).fill('60');
    await expect.poll(async () => (await client.campaigns.get.query({ id })).target_audience?.age_max).toBe(60);
    await shown(page, 'Saved');
  });
});

describe('a campaign', () => {
  it('is deleted without a question, and comes back by one press, or later from what is deleted', async () => {
    const { id } = await make('Gone soon');
    const page = await open(overviewOf({ id }));
    const remove = async () => {
      await choose(page, 'More', 'Delete');
      await shown(page, 'Deleted.');
      await expect.poll(() => client.campaigns.get.query({ id }).catch(codeOf)).toBe('not_found');
    };
    await remove();
    await page.waitForFunction("location.pathname === '/console/campaigns'");
    await press(page, 'Undo');
    await expect.poll(() => client.campaigns.get.query({ id }).then(({ name }) => name, codeOf)).toBe('Gone soon');
    await page.goto(`${server.url}/console${overviewOf({ id })}`);
    await settled(page);
    await remove();
    await page.locator('::-p-text(Deleted)').click();
    await press(page, 'Restore Gone soon');
    await shown(page, 'Undone.');
    expect((await client.campaigns.get.query({ id })).name).toBe('Gone soon');
  });

  it('is duplicated into a draft, whose settings are at hand', async () => {
    const { id } = await make('Template', { channels: ['email'] });
    const page = await open(overviewOf({ id }));
    await choose(page, 'More', 'Duplicate');
    await shown(page, 'This is the copy.');
    await page.waitForFunction("document.querySelector('main input')?.value === 'Template (copy)'");
    expect(await page.evaluate('location.pathname')).toMatch(/\/console\/campaigns\/cmp_\w+\/settings/);
  });

  it('lists its own texts, and tells who did what', async () => {
    const { id } = await make('With texts', { budget: 100 });
    await client.content.generate.mutate({ type: 'email', topic: 'Of this campaign', campaign_id: id });
    await client.content.generate.mutate({ type: 'email', topic: 'Of none' });
    await client.campaigns.update.mutate({ id, budget: 250 });
    const page = await open(`/campaigns/${id}/texts`);
    await page.waitForSelector('[data-row]');
    expect(await page.$$eval('[data-row]', (all) => all.length)).toBe(1);
    const activity = await open(`/campaigns/${id}/activity`);
    await shown(activity, 'changed budget');
    expect([(await textOf(activity, 'del')).join(''), (await textOf(activity, 'ins')).join('')]).toEqual(['100', '250']);
  });

  it('is found by its name in the palette, and by its id', async () => {
    const { id } = await make('Findable');
    for (const text of ['Findable', id]) {
      // A page of its own: requests that a navigation cuts off may count as open for ever.
      const page = await open();
      await pressWithControl(page, 'k');
      await page.waitForSelector('[role=combobox]');
      await page.keyboard.type(text);
      await page.locator(`::-p-xpath(//*[@role="option"][contains(., "${text}")])`).click();
      await page.waitForFunction(`document.querySelector('h1')?.textContent === 'Findable'`);
      expect(await page.evaluate('location.pathname')).toBe(`/console${overviewOf({ id })}`);
    }
  });

  it('shows who may only read it nothing to press, and who may not read it what they lack', async () => {
    const campaign = await make('Read only', { channels: ['email'] });
    const reader = await server.key(['campaigns:read', 'content:read']);
    const page = await open(overviewOf(campaign), reader);
    await shown(page, '1 missing');
    expect(await page.$$eval('main button', (all) => all.length)).toBe(0);
    const settings = await open(`/campaigns/${campaign.id}/settings`, reader);
    await shown(settings, 'Baking is a quiet hour');
    expect(await settings.$$eval('main input, main textarea', (all) => all.length)).toBe(0);
    const guest = await open('/campaigns', await server.key(['content:read']));
    await shown(guest, 'campaigns:read');
    expect(await guest.$$eval('nav a[href$="/campaigns"]', (all) => all.length)).toBe(0);
  });

  it('keeps a step while the server is not reached, and takes it once when it is back', async () => {
    const { id, revision } = await make('Offline', { status: 'active' });
    const page = await open(overviewOf({ id }));
    await page.locator(button('Pause')).wait();
    await page.setOfflineMode(true);
    await press(page, 'Pause');
    await shown(page, 'One change is kept');
    expect(await textOf(page, '.head h1 + span')).toEqual(['Paused']);
    await page.setOfflineMode(false);
    await expect.poll(async () => (await client.campaigns.get.query({ id })).status).toBe('paused');
    expect((await client.campaigns.get.query({ id })).revision).toBe(revision + 1);
  });
});

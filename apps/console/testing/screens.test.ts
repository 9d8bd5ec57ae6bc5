import { createClient, isHandbillError } from '@handbill/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { approvingTeam } from '../../server/testing/approving-team.ts';
import { de } from '../src/words/de/de.ts';
import { en, type Words } from '../src/words/en/en.ts';
import { adventCampaign } from './advent-campaign.ts';
import {
  choose,
  consoleTest,
  cutWords,
  scrollWidth,
  settled,
  themes,
  violations,
  widths,
  type Look,
  type Page,
} from './console-browser.ts';

const { server, browser, client } = consoleTest();
const ids: Record<string, string> = {};
let [guest, follower, editor, approver] = ['', '', '', ''];

beforeAll(async () => {
  const write = async (name: string, request: Parameters<typeof client.content.generate.mutate>[0]) => {
    const record = await client.content.generate.mutate(request).catch((error: unknown) => {
      if (isHandbillError(error) && error.problem.code === 'generation_failed') return { id: error.problem.content_id ?? '' };
      throw error;
    });
    ids[name] = record.id;
  };
  await write('post', {
    type: 'social_post',
    platform: 'linkedin',
    topic: 'sandbox:fail:unsupported_figure Starters',
    hashtags: ['baking'],
  });
  await write('article', { type: 'blog_article', topic: 'sandbox:warn Starters', tags: ['advent'] });
  await write('ad', {
    type: 'ad_copy',
    platform: 'google_search',
    topic: 'Courses',
    product: 'Course',
    unique_selling_proposition: 'Eight seats',
    variants: 2,
  });
  await write('page', { type: 'landing_page', topic: 'Courses' });
  await write('arabic', { type: 'email', topic: 'دورات الخبز مفتوحة الآن', language: 'ar' });
  await write('failed', { type: 'email', topic: 'sandbox:refusal Courses' });
  await client.content.update.mutate({ id: ids['article'] ?? '', output: { title: 'Another title' } });
  await client.content.approve.mutate({ id: ids['arabic'] ?? '' });
  const campaign = await client.campaigns.create.mutate({
    ...adventCampaign(),
    name: 'Advent baking courses with a name that goes on and on until it needs a second line, and then some more of it',
    channels: ['email', 'linkedin', 'google_search', 'podcast'],
    cadence: { email: 1, linkedin: 2 },
    metadata: { crm_id: '0061' },
  });
  ids['campaign'] = campaign.id;
  await write('of a campaign', { type: 'email', topic: 'Courses', campaign_id: campaign.id });
  await client.campaigns.create.mutate({ name: 'دورات الخبز', campaign_type: 'awareness' });
  const plans = ['09:00', '09:30', '12:00', '15:00'].map((time) => ({ local: `2027-03-10T${time}`, time_zone: 'Europe/Berlin' }));
  const { data: planned } = await client.publications.createMany.mutate({
    publications: [...plans, { local: '2027-03-11T09:00' }, { local: '2027-03-12T09:00' }].map((planned_for) => ({
      content_id: ids['of a campaign'] ?? '',
      channel: 'email',
      planned_for,
    })),
  });
  await client.publications.markPublished.mutate({ id: planned[4]?.id ?? '', url: 'https://example.com/courses' });
  await client.publications.hold.mutate({ id: planned[5]?.id ?? '' });
  guest = await server.key(['content:read']);
  follower = await server.key(['events:read']);
  const voice = await client.brandVoices.create.mutate({
    name: 'Halm & Korn',
    description: 'Calm and warm, like a baker at six in the morning.',
    examples: ['The oven is warm. The loaf has time until nine.'],
    terms: [
      { term: 'sourdough starter', use: 'preferred', instead: 'mother dough', language: 'en' },
      { term: 'cheap', use: 'forbidden' },
    ],
    disclaimers: [{ text: 'Advertisement', types: ['ad_copy'] }],
  });
  ids['voice'] = voice.id;
  await client.brandVoices.update.mutate({ id: voice.id, description: 'Calm and warm, like a baker at five.' });
  const { workspace } = await client.me.get.query();
  await client.workspaces.update.mutate({ id: workspace.id, monthly_token_cap: 5_000_000, monthly_cost_cap: 120 });
  await client.keys.create.mutate({ name: 'W'.repeat(100), scopes: ['content:read'], monthly_token_cap: 100_000 });
  await client.workspaces.create.mutate({ name: 'Another team' });
  await submit();
});

/** Texts of a team whose texts two people have to see. */
async function submit(): Promise<void> {
  const team = await approvingTeam(server, 'four_eyes');
  const read = ['content:read', 'content:write', 'campaigns:read', 'events:read'] as const;
  [editor, approver] = [await team.key(read), await team.key([...read, 'content:approve'])];
  const writes = createClient({ url: server.url, key: editor, headers: { 'Handbill-Actor': 'Jonas%20Pfeiffer' } });
  const reads = createClient({ url: server.url, key: approver, headers: { 'Handbill-Actor': 'Aylin%20Demir' } });
  const brief = { type: 'email', topic: 'Starters' } as const;
  const [submitted, back] = [await writes.content.generate.mutate(brief), await writes.content.generate.mutate(brief)];
  const words = { span: { start: 0, end: 6 }, text: 'Where is that from? I only know our own survey, of 312 people.' };
  await reads.comments.create.mutate({ content_id: submitted.id, pointer: '/subject', ...words });
  const { id } = await reads.comments.create.mutate({ content_id: submitted.id, pointer: '/body', text: 'Shorter.' });
  await writes.comments.resolve.mutate({ content_id: submitted.id, id });
  await writes.content.submit.mutate({ id: submitted.id, note: 'Look at the subject.' });
  await reads.content.requestChanges.mutate({ id: back.id, note: 'Nearly.', comments: [{ pointer: '/subject', ...words }] });
  await writes.content.update.mutate({ id: back.id, output: { subject: 'Another subject' } });
  await reads.content.requestChanges.mutate({ id: back.id, note: 'Name the day, and say what it costs.' });
  [ids['submitted'], ids['back']] = [submitted.id, back.id];
}

interface Screen {
  readonly name: string;
  readonly address: string | (() => string);
  /** The look in `npm test`, of every third screen; all looks by `npm run test:console`. */
  readonly look: Look;
  readonly as?: 'nobody' | 'guest' | 'follower' | 'editor' | 'approver';
  readonly after?: (page: Page, words: Words) => Promise<unknown>;
}

const [phone, tablet, desktop] = widths;
const light = (width: Required<Look>['width']): Look => ({ width, theme: 'light' });
const dark = (width: Required<Look>['width']): Look => ({ width, theme: 'dark' });
const text =
  (name: string, search = '') =>
  () =>
    `/texts/${ids[name] ?? ''}${search}`;
const campaign =
  (tab: string, search = '') =>
  () =>
    `/campaigns/${ids['campaign'] ?? ''}/${tab}${search}`;
const hit = (key: string) => async (page: Page) => {
  await page.keyboard.press(key as Parameters<Page['keyboard']['press']>[0]);
  await settled(page);
};

const open = (selector: string) => async (page: Page) => {
  await page.locator(selector).click();
  await settled(page);
};
/** Opens a dialog over the page by its key. */
const layer = (key: string) => async (page: Page) => {
  await hit(key)(page);
  await page.waitForSelector('[role=dialog]');
};
/** The first button with such a name. */
const press = (nameOf: (words: Words) => string) => (page: Page, words: Words) => open(`main ::-p-text(${nameOf(words)})`)(page);
const moved = async (page: Page) => {
  await page.$eval('[data-day="2027-03-10"] a', (entry) => (entry as unknown as { focus: () => void }).focus());
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
};
const markPublished = async (page: Page, { calendar }: Words) => {
  await open('[data-day="2027-03-10"] a')(page);
  await page.locator(`::-p-aria([name="${calendar.steps.mark_published}"][role="button"])`).click();
};
const place = async (page: Page, { text: { more }, calendar }: Words) => {
  await choose(page, more, calendar.placeIn);
  await page.waitForSelector('[role=dialog]');
  await settled(page);
};
const sample = async (page: Page, { voices }: Words) => {
  await page.locator(`::-p-aria([name="${voices.sampleText}"])`).fill('This bread is cheap.');
  await page.waitForSelector('mark');
};

const screens: readonly Screen[] = [
  { name: 'sign-in', address: '', look: light(phone), as: 'nobody' },
  { name: 'Home', address: '', look: light(desktop) },
  { name: 'Home of a guest', address: '', look: dark(phone), as: 'guest' },
  { name: 'the library', address: '/texts', look: dark(desktop) },
  { name: 'the library with a row chosen', address: '/texts', look: light(phone), after: open('[role=cell] label') },
  { name: 'an empty view', address: '/texts?view=deleted', look: light(tablet) },
  { name: 'nothing by filter', address: '/texts?q=nothing&language=pl', look: dark(phone) },
  { name: 'a new text', address: '/texts/new', look: light(phone) },
  { name: 'a new text without the scope', address: '/texts/new', look: light(desktop), as: 'guest' },
  { name: 'a post, with a finding open', address: text('post'), look: light(desktop), after: hit('n') },
  { name: 'a post that is edited', address: text('post', '?mode=edit'), look: dark(phone) },
  { name: 'an article', address: text('article'), look: dark(tablet) },
  { name: 'a difference', address: text('article', '?mode=difference'), look: light(phone) },
  { name: 'an ad', address: text('ad'), look: dark(desktop) },
  { name: 'texts beside each other', address: () => `/texts/compare?ids=${ids['ad'] ?? ''},${ids['arabic'] ?? ''}`, look: light(phone) },
  { name: 'an ad that is edited', address: text('ad', '?mode=edit'), look: light(desktop) },
  { name: 'a page, for a guest', address: text('page'), look: light(phone), as: 'guest' },
  { name: 'an approved email in Arabic', address: text('arabic'), look: light(tablet) },
  { name: 'texts to approve', address: '', look: light(phone), as: 'approver' },
  { name: 'a submitted text, with comments', address: text('submitted'), look: dark(phone), as: 'approver' },
  {
    name: 'changes that are asked for',
    address: text('submitted'),
    look: light(desktop),
    as: 'approver',
    after: async (page, words) => {
      await press(({ text: { askForChanges } }) => askForChanges)(page, words);
      await page.waitForSelector('.beside section textarea:focus');
    },
  },
  { name: 'a text that came back', address: text('back'), look: light(tablet), as: 'editor' },
  {
    name: 'chosen texts, of which one is refused',
    address: '/texts',
    look: dark(desktop),
    as: 'approver',
    after: async (page) => {
      await page.waitForSelector('[data-row="1"]');
      for (const key of ['j', 'x', 'j', 'x', 's'] as const) await page.keyboard.press(key);
      await page.waitForSelector('[role=toolbar] [role=alert]');
    },
  },
  { name: 'a text that failed', address: text('failed'), look: dark(phone) },
  { name: 'a text that is not there', address: '/texts/cnt_01jd6v3m8hf2v9q0x1y2z3a4b5', look: light(phone) },
  { name: 'campaigns on a board', address: '/campaigns', look: dark(phone) },
  { name: 'campaigns in a table', address: '/campaigns?as=table', look: light(phone) },
  { name: 'deleted campaigns', address: '/campaigns?as=deleted', look: dark(tablet) },
  { name: 'no campaign by its words', address: '/campaigns?q=xyzzy', look: light(tablet) },
  { name: 'campaigns without the scope', address: '/campaigns', look: light(phone), as: 'guest' },
  { name: 'a new campaign', address: '/campaigns/new', look: dark(phone) },
  { name: 'a campaign', address: campaign('overview'), look: light(phone) },
  { name: 'what a campaign lacks', address: campaign('overview'), look: dark(desktop), after: hit('w') },
  { name: 'the brief of a campaign that is edited', address: campaign('overview'), look: dark(tablet), after: hit('e') },
  { name: 'the texts of a campaign', address: campaign('texts'), look: light(desktop) },
  { name: 'no text of a campaign by filter', address: campaign('texts', '?language=pl'), look: dark(phone) },
  { name: 'the activity of a campaign', address: campaign('activity'), look: dark(phone) },
  { name: 'the settings of a campaign', address: campaign('settings'), look: light(phone) },
  { name: 'a campaign that is not there', address: '/campaigns/cmp_01jd6v3m8hf2v9q0x1y2z3a4b5/overview', look: dark(phone) },
  { name: 'the calendar', address: '/calendar?day=2027-03-10', look: dark(desktop) },
  { name: 'the calendar as a list', address: '/calendar?day=2027-03-10', look: light(phone) },
  { name: 'a week of the calendar', address: '/calendar?day=2027-03-10&as=week', look: light(tablet) },
  { name: 'nothing in the calendar by filter', address: '/calendar?as=list&day=2020-01-01&channel=print', look: dark(phone) },
  { name: 'what is moved by keys', address: '/calendar?day=2027-03-10', look: light(desktop), after: moved },
  { name: 'a publication', address: '/calendar?day=2027-03-10', look: dark(phone), after: open('[data-day="2027-03-10"] a') },
  { name: 'a publication that is out', address: '/calendar?day=2027-03-10', look: light(tablet), after: open('[data-day="2027-03-11"] a') },
  { name: 'what went out where', address: '/calendar?day=2027-03-10', look: light(phone), after: markPublished },
  { name: 'feeds of the calendar', address: '/calendar', look: dark(phone), after: press(({ calendar }) => calendar.feeds) },
  { name: 'the calendar without the scope', address: '/calendar', look: dark(tablet), as: 'guest' },
  { name: 'the calendar of a campaign', address: campaign('calendar', '?day=2027-03-10'), look: light(desktop) },
  { name: 'a campaign that is moved', address: campaign('calendar'), look: light(phone), after: press(({ calendar }) => calendar.moveAll) },
  { name: 'a text that is placed', address: text('page'), look: dark(phone), after: place },
  { name: 'brand voices', address: '/voices', look: light(phone) },
  { name: 'brand voices without the scope', address: '/voices', look: dark(tablet), as: 'follower' },
  { name: 'a brand voice, with a sample', address: () => `/voices/${ids['voice'] ?? ''}`, look: dark(phone), after: sample },
  { name: 'a brand voice, for a guest', address: () => `/voices/${ids['voice'] ?? ''}`, look: light(desktop), as: 'guest' },
  { name: 'a new brand voice', address: '/voices/new', look: light(phone) },
  { name: 'a brand voice that is not there', address: '/voices/brv_01jd6v3m8hf2v9q0x1y2z3a4b5', look: dark(desktop) },
  { name: 'usage', address: '/usage', look: light(phone), after: open('details summary') },
  { name: 'usage by key', address: '/usage?by=key', look: dark(desktop), after: press(({ settings }) => settings.change) },
  { name: 'days without usage', address: '/usage?from=2020-01-01&to=2020-12-31', look: dark(phone) },
  { name: 'activity', address: '/activity', look: light(phone), after: open('main details summary') },
  {
    name: 'activity that changed something',
    address: '/activity?type=brand_voice.*',
    look: dark(tablet),
    after: open('main details summary'),
  },
  { name: 'activity by filter', address: '/activity?actor=nobody', look: light(desktop) },
  { name: 'keys', address: '/settings/keys', look: light(phone), after: press(({ settings }) => settings.addKey) },
  { name: 'the end of a key', address: '/settings/keys', look: dark(desktop), after: press(({ settings }) => settings.revoke) },
  { name: 'models', address: '/settings/models', look: dark(phone) },
  { name: 'a model that is tried', address: '/settings/models', look: light(phone), after: press(({ settings }) => settings.tryIt) },
  { name: 'workspaces', address: '/settings/workspaces', look: light(phone), after: press(({ settings }) => settings.change) },
  {
    name: 'the end of a workspace',
    address: '/settings/workspaces',
    look: dark(phone),
    after: press(({ text: { delete: name } }) => name),
  },
  { name: 'settings', address: '/settings/you', look: light(phone) },
  { name: 'sessions', address: '/settings/sessions', look: dark(phone) },
  { name: 'the palette', address: '', look: light(phone), after: layer('/') },
  { name: 'the keys', address: '', look: dark(desktop), after: layer('?') },
  { name: 'the calls of a screen', address: '/campaigns', look: dark(phone), after: layer('.') },
  { name: 'no place', address: '/nowhere', look: light(desktop) },
];

const inGerman: Look = { width: phone, theme: 'light', language: 'de' };
const looks = [...widths.flatMap((width) => themes.map((theme): Look => ({ width, theme }))), inGerman];
const isWhole = process.env['WHOLE_CONSOLE'] !== undefined;
/** every third screen: neighbours share most of their parts. */
const looked = isWhole ? screens : screens.filter((_, at) => at % 3 === 0);
/** German is on average a fifth longer than English. */
const looksOf = ({ look, name }: Screen) => (isWhole ? looks : name === 'what a campaign lacks' ? [look, inGerman] : [look]);
const cases = looked.flatMap((screen) => looksOf(screen).map((look) => ({ language: 'en', theme: 'light', ...look, ...screen, look })));
/** The browser's own line about an answer that is a problem. */
const ofProblems = /Failed to load resource: the server responded with a status of (?:401|404)/;

describe('each screen', () => {
  it.each(cases)(
    '$name, $width px, $theme, $language: is accessible, fits, and keeps to its policy',
    async ({ address, look, as, after }) => {
      const key = { nobody: undefined, guest, follower, editor, approver, admin: server.adminKey }[as ?? 'admin'];
      const page = await browser.open(typeof address === 'string' ? address : address(), key, look);
      await after?.(page, look.language === 'de' ? de : en);
      await page.waitForFunction(
        "document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect.getTiming().iterations === Infinity)",
      );
      expect(await page.$eval('html', ({ lang }) => lang)).toBe(look.language ?? 'en');
      expect(await scrollWidth(page)).toBe(look.width);
      expect(await cutWords(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      expect(await page.$$eval('h1', (all) => all.length)).toBe(1);
      expect(browser.complaints.filter((complaint) => !ofProblems.test(complaint))).toEqual([]);
    },
  );
});

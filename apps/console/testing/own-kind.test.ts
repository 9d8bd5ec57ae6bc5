import { join } from 'node:path';
import { launchBrowser } from '@handbill/testing';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

const folder = join(import.meta.dirname, '..');
let browser: Browser;
let page: Page;

/** The page of the test as one script. */
async function script(): Promise<string> {
  const input = join(import.meta.dirname, 'pages/own-kind.tsx');
  const result = await build({
    root: folder,
    logLevel: 'warn',
    configFile: join(folder, 'vite.config.ts'),
    build: { write: false, rolldownOptions: { input, output: { codeSplitting: false } } },
  });
  const files = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
  return entry?.type === 'chunk' ? entry.code : '';
}

const textOf = (selector: string) => page.$$eval(selector, (all) => all.map(({ textContent }) => textContent));

beforeAll(async () => {
  const [launched, content] = await Promise.all([launchBrowser(), script()]);
  browser = launched;
  page = await browser.newPage();
  await page.goto('data:text/html,<!doctype html><title>Test</title>');
  await page.addScriptTag({ content, type: 'module' });
  await page.waitForSelector('article');
});
afterAll(() => browser?.close());

describe('a kind that only this test knows', () => {
  it('has its form: each control by its schema, with what is needed first', async () => {
    expect(await textOf('label[for], legend')).toEqual(['Dish *', 'Stove *', 'Guests', 'Allergies', 'Vegan']);
    expect(await textOf('fieldset label')).toEqual(['Gas10', 'Wood40']);
    await page.locator('::-p-aria(Dish *)').fill('Plum cake');
    await page.locator('::-p-aria(Guests)').fill('20');
    await page.locator('summary').click();
    await page.type('::-p-aria(Allergies)', 'nuts,eggs,');
    await page.locator('::-p-aria(Vegan)').click();
    expect(await textOf('form [aria-invalid] ~ span')).toEqual([expect.stringContaining('is at most 12')]);
    expect(JSON.parse((await textOf('output'))[0] ?? '')).toEqual({
      type: 'recipe',
      dish: 'Plum cake',
      stove: 'gas',
      guests: 20,
      allergies: ['nuts', 'eggs'],
      is_vegan: true,
    });
  });

  it('has its view: each part by its role', async () => {
    expect(await textOf('article h2')).toEqual(['Plum cake, slowly']);
    expect(await textOf('article h3')).toEqual(['Stone the plums']);
    expect(await textOf('article strong')).toEqual(['sharp']);
    expect(await textOf('article li')).toEqual(['halve them', 'twist', 'plums', 'flour']);
  });

  it('has its gauges: those of the value that decides', async () => {
    const meterTexts = () => page.$$eval('[role=meter]', (all) => all.map((meter) => meter.getAttribute('aria-valuetext')));
    expect(await meterTexts()).toEqual(['Name: 17 of 10', 'Steps, how many: 1 of 2–4']);
    await page.locator('fieldset label:last-child').click();
    expect(await meterTexts()).toEqual(['How, advised: 45 of 40']);
  });
});

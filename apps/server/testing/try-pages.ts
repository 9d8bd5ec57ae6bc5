import { launchBrowser } from '@handbill/testing';
import { expect } from 'vitest';
import type { Reachable } from './rest.ts';

const pages = ['/docs', '/docs/campaigns', '/docs/guides', '/docs/guides/rest', '/problems/invalid_request'];

/**
 * Opens pages in a browser, searches them, makes a call and streams a text from the drawer. Resolves to the browser's complaints, and to requests to
 * other hosts.
 */
export async function tryPages({ url, adminKey }: Reachable): Promise<{ readonly complaints: string[]; readonly foreign: string[] }> {
  const browser = await launchBrowser({ acceptInsecureCerts: true });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    const requested: string[] = [];
    page.on('console', (message) => ['error', 'warn'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => requested.push(request.url()));
    for (const path of pages) await page.goto(`${url}${path}`);
    await page.goto(`${url}/docs/content`);
    await page.type('.search input', 'pause');
    await page.waitForSelector('.search li a');
    const found = await page.$$eval('.search li a', (links) => links.map((link) => link.getAttribute('href')));
    expect(found).toContain(`${new URL(url).pathname}/docs/campaigns#campaigns_pause`);
    await page.goto(`${url}/docs`);
    await page.locator('#models_list button.try').click();
    await page.type('#api-key', adminKey);
    await page.click('.call button');
    await page.waitForFunction(`document.querySelector('.answer pre')?.textContent?.startsWith('200')`);
    await page.click('.drawer [method=dialog] button');
    await page.locator('#content_generate button.try').click();
    await page.click('.call [name=stream]');
    await page.locator('.call button').click();
    await page.waitForFunction(`document.querySelector('.answer')?.textContent?.includes('event: content.finished')`);
    return { complaints, foreign: requested.filter((address) => !address.startsWith(`${url}/`) && !address.startsWith('data:')) };
  } finally {
    await browser.close();
  }
}

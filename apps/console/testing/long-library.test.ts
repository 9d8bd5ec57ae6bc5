import { newId } from '../../../packages/contract/src/index.ts';
import { slownessOfMachine } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { consoleTest } from './console-browser.ts';
import { longestTasks } from './longest-tasks.ts';

const { server, browser, client } = consoleTest();
const count = 10_000;
const rows = 3_000;

/** As many texts as a large library has: each like one that was written. */
async function fill(): Promise<void> {
  await client.content.generate.mutate({ type: 'email', topic: 'sandbox:warn Starters' });
  const texts = server.db.collection<{ _id: string }>('content');
  const written = await texts.findOne();
  const begin = Date.now() - count * 60_000;
  const others = Array.from({ length: count - 1 }, (_, index) => {
    const at = new Date(begin + index * 60_000);
    return { ...written, _id: newId('cnt', at), created_at: at, updated_at: at };
  });
  await texts.insertMany(others);
}

/** Scrolls as a wheel does, frame by frame, until it has come to a row. */
const scroll = `(async () => {
  const last = () => Math.max(0, ...[...document.querySelectorAll('[data-row]')].map((row) => Number(row.dataset.row)));
  while (last() < ${rows}) {
    scrollBy(0, 400);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return [last(), document.querySelectorAll('[data-row]').length];
})()`;

describe.runIf(process.env['WHOLE_CONSOLE'] !== undefined)('a library of 10,000 texts', () => {
  it('is scrolled through 3,000 rows without a task of over 50 ms', { timeout: 180_000, retry: 2 }, async () => {
    if ((await server.db.collection('content').estimatedDocumentCount()) === 0) await fill();
    const page = await browser.open('/texts', server.adminKey);
    await page.waitForSelector('[data-row]');
    expect(await page.$eval('[role=table]', (table) => table.getAttribute('aria-rowcount'))).toBe(String(count + 1));
    let shown: unknown;
    const longest = await longestTasks(page, async () => {
      shown = await page.evaluate(scroll);
    });
    const slowness = slownessOfMachine();
    console.log(
      `Longest tasks: ${longest.map((time) => time.toFixed(1)).join(', ')} ms of CPU; the machine is ${slowness.toFixed(1)} times slow`,
    );
    const [last, drawn] = shown as [number, number];
    expect(last).toBeGreaterThanOrEqual(rows);
    expect(drawn).toBeLessThan(100);
    const index = await page.$eval(`[data-row="${last}"]`, (row) => row.closest('[role=row]')?.getAttribute('aria-rowindex'));
    expect(index).toBe(String(last + 2));
    expect((longest[0] ?? Infinity) / slowness).toBeLessThanOrEqual(50);
  });
});

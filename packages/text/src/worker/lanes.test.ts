import { afterAll, describe, expect, it } from 'vitest';
import { createTexts } from './create-texts.ts';

const shared = createTexts();
afterAll(() => shared.close());
const texts = (text: string) => ({ format: 'text', text, isPlain: false, title: 'Bread', language: 'en' }) as const;

describe('texts that are rendered', () => {
  it('come of each workspace in turn, however many one has sent before', async () => {
    const order: string[] = [];
    const render = (workspace: string, text: string) =>
      shared
        .of(workspace)
        .render(texts(text))
        .then((rendered) => order.push(`${workspace} ${rendered.trim()}`));
    await Promise.all([
      ...['1', '2', '3', '4'].map((text) => render('one', text)),
      render('two', '1'),
      render('three', '1'),
      render('two', '2'),
    ]);
    expect(order).toEqual(['one 1', 'one 2', 'two 1', 'three 1', 'one 3', 'two 2', 'one 4']);
  });

  it('may be fifty of a workspace at once, and those of others besides', async () => {
    const mine = Array.from({ length: 60 }, (_, index) => shared.of('one').render(texts(String(index))));
    const other = shared.of('two').render(texts('mine'));
    const ended = await Promise.allSettled(mine);
    expect(ended.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(50);
    const refused = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused[0]).toMatchObject({ code: 'unavailable', members: { retry_after: 5 } });
    expect(await other).toContain('mine');
  });
});

import type { StreamNews, StreamPiece } from '@handbill/operations';
import { expect, it, onTestFinished, vi } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { generatingContent } from '../../testing/sample-content.ts';

const opened = openStorage();
let texts = 0;

/** The pieces of a text of its own. */
function text() {
  const contentId = `cnt_${(texts += 1)}`;
  const piece = (number: number, more: Partial<StreamPiece> = {}): StreamPiece => ({
    workspaceId: 'wsp_1',
    contentId,
    number,
    writer: 'first',
    entries: [{ attempt: 1, offset: number * 4, pointer: '/body', text: `no ${number}` }],
    isLast: false,
    ...more,
  });
  return { contentId, piece };
}

it('are read in the order of their pieces, whole and piece by piece', async () => {
  const [one, other] = [text(), text()];
  const pieces = [2, 0, 10, 1].map((number) => one.piece(number));
  expect(await opened.storage.streams.append([...pieces, other.piece(0)], new Date())).toEqual([]);
  expect((await opened.storage.streams.read(one.contentId)).map(({ number }) => number)).toEqual([0, 1, 2, 10]);
  expect(await opened.storage.streams.last(one.contentId)).toEqual(one.piece(10));
  const next = new Map([
    [one.contentId, 1],
    [other.contentId, 1],
  ]);
  expect(await opened.storage.streams.readNext(next)).toEqual([one.piece(1)]);
  expect([await opened.storage.streams.read('cnt_none'), await opened.storage.streams.last('cnt_none')]).toEqual([[], null]);
});

it('take one piece of each number, whoever is first, and all others', async () => {
  const { contentId, piece } = text();
  await opened.storage.streams.append([piece(0)], new Date());
  const late = piece(0, { writer: 'second' });
  expect(await opened.storage.streams.append([late, piece(1)], new Date())).toEqual([late]);
  expect(await opened.storage.streams.read(contentId)).toEqual([piece(0), piece(1)]);
});

it('are told of when they grow and when their text ends', async () => {
  const { contentId, piece } = text();
  const heard: [string, StreamNews][] = [];
  onTestFinished(opened.storage.streams.watch((id, news) => void heard.push([id, news])));
  let number = 0;
  // The watch begins when it begins.
  await vi.waitFor(
    async () => {
      await opened.storage.streams.append([piece((number += 1))], new Date());
      expect(heard).toContainEqual([contentId, 'grown']);
    },
    { timeout: 20_000, interval: 200 },
  );
  const content = generatingContent();
  const lease = await opened.storage.content(authorIn('wsp_1')).begin(content);
  expect(await opened.storage.streams.ended([content.id, 'cnt_none'])).toEqual(['cnt_none']);
  await opened.storage.leases.finish(lease, { status: 'ready' }, new Date());
  await vi.waitFor(() => expect(heard).toContainEqual([content.id, 'ended']), { timeout: 20_000 });
  expect(await opened.storage.streams.ended([content.id])).toEqual([content.id]);
});

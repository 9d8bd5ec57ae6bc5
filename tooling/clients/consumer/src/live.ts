import type { Content } from '@handbill/client';
import { createLive, type LiveEvent, type LiveText, type PartialOutput } from '@handbill/client/live';

type Article = Extract<Content, { type: 'blog_article' }>;

const live = createLive({ url: 'https://handbill.example', key: () => Promise.resolve('hbk_…') });

export const write = (topic: string): LiveText<Article> => live.generate({ type: 'blog_article', topic, length: 800 });

export const headings = ({ sections }: PartialOutput<Article>): string[] => sections?.flatMap(({ heading }) => heading ?? []) ?? [];

export async function* opening(text: LiveText<Article>): AsyncGenerator<string> {
  for await (const { partial } of text) yield partial.introduction ?? partial.title ?? '';
}

export const problemOf = (event: LiveEvent): string | undefined => (event.event === 'connection.lost' ? event.problem.detail : undefined);

export const stop = (text: LiveText<Article>): Promise<Article> => text.cancel();

export const again = async (id: string): Promise<Date> =>
  (await live.follow(id, { signal: AbortSignal.timeout(600_000) }).result).created_at;

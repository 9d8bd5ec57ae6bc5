import type { Content } from '@handbill/client';
import { createLive, type LiveText } from '@handbill/client/live';

export type Article = Extract<Content, { type: 'blog_article' }>;

interface Brief {
  readonly topic: string;
  readonly length: number;
}

/** Finds the article again after a reload: its id or, if it had none yet, the request that was sent, with its key. */
interface Kept {
  readonly brief: Brief;
  readonly idempotencyKey: string;
  readonly id: string | undefined;
}

/** `/` is the page's own server, which hands Handbill's calls on. */
const live = createLive({ url: '/' });

const keep = (kept: Kept): void => sessionStorage.setItem('article', JSON.stringify(kept));

/** Has an article written. */
export function write(brief: Brief): LiveText<Article> {
  const kept = { brief, idempotencyKey: crypto.randomUUID(), id: undefined };
  keep(kept);
  return order(kept);
}

/** The article that this tab showed before it was reloaded, if there was one. */
export function keptArticle(): LiveText<Article> | undefined {
  const kept = JSON.parse(sessionStorage.getItem('article') ?? 'null') as Kept | null;
  if (kept === null) return undefined;
  return kept.id === undefined ? order(kept) : live.follow<'blog_article'>(kept.id);
}

/** Sent again with the same key, it is written once. */
function order(kept: Kept): LiveText<Article> {
  const { brief, idempotencyKey } = kept;
  return live.generate({ type: 'blog_article', ...brief }, { idempotencyKey });
}

/** Keeps the id of an article that has begun. */
export function keepId(id: string): void {
  const kept = JSON.parse(sessionStorage.getItem('article') ?? 'null') as Kept | null;
  if (kept !== null) keep({ ...kept, id });
}

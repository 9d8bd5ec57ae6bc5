import { provocations } from '../../../../apps/server/testing/provocations.ts';
import type { TestServer } from '../../../../apps/server/testing/test-server.ts';

/** The records that there are to be listed. */
export const seeds: readonly { readonly route: string; readonly body: object }[] = [
  { route: 'POST /campaigns', body: { name: 'Spring launch', campaign_type: 'sales', channels: ['email', 'sms'], tags: ['a b'] } },
  {
    route: 'POST /campaigns',
    body: { name: 'Größe & co', campaign_type: 'lead_gen', channels: ['email'], tags: ['größe & co'], budget: 99.5 },
  },
  { route: 'POST /campaigns', body: { name: 'Autumn', campaign_type: 'awareness', status: 'active' } },
  { route: 'POST /content/generate', body: { type: 'email', topic: 'Spring launch of the sourdough course', tags: ['a b'] } },
  {
    route: 'POST /content/generate',
    body: { type: 'social_post', platform: 'bluesky', topic: 'Bread', language: 'de', tags: ['größe & co'] },
  },
  { route: 'POST /content/generate', body: { type: 'blog_article', topic: 'sandbox:truncated sourdough', length: 120 } },
];

export type Input = Readonly<Record<string, unknown>>;

/** A call that both doors get. Its ground is laid for each of them, unless it changes nothing. */
export interface ComparedCall {
  readonly title: string;
  /** The answers that both have to give. */
  readonly ends: 'body' | 'refused';
  readonly input: (server: TestServer) => Promise<Input>;
}

const answered = (title: string, input: Input): ComparedCall => ({ title, ends: 'body', input: () => Promise.resolve(input) });
const refused = (title: string, input: Input): ComparedCall => ({ ...answered(title, input), ends: 'refused' });

const lists: readonly ComparedCall[] = [
  answered('for all', {}),
  answered('for a page', { limit: 2, offset: 1 }),
  answered('for any of several tags', { tag: ['a b', 'größe & co'] }),
  answered('for a span of time', { created_after: '2020-01-01T00:00:00+02:00', created_before: '2999-01-01T00:00:00Z' }),
  answered('for what was made before time began', { created_before: '1970-01-01T00:00:00.000Z' }),
  answered('for words', { q: 'SPRING launch' }),
  refused('with a cursor of nobody', { cursor: 'nonsense' }),
  refused('for too many', { limit: 101 }),
  refused('for half a campaign', { limit: 0.5 }),
  refused('with an unknown filter', { colour: 'red' }),
];

/** Calls beyond those by which an operation succeeds and fails. */
const more: Readonly<Record<string, readonly ComparedCall[]>> = {
  campaigns_list: [
    ...lists,
    answered('for several filters at once', { campaign_type: ['sales', 'lead_gen'], channel: ['email'], status: 'draft' }),
  ],
  content_list: [...lists, answered('for summaries', { view: 'summary', language: ['en', 'de'], status: ['ready', 'needs_review'] })],
  campaigns_create: [
    answered('with all that may be free', {
      name: ' Spring ✨ ',
      campaign_type: 'awareness',
      target_audience: { locations: ['Köln'], $where: { 'a.b': [1, null, false, '2027-01-01'] } },
      metadata: { crm: '0061' },
      starts_at: '2027-01-01T02:00:00+02:00',
      description: null,
    }),
    refused('with faults', { name: '', campaign_type: 'sales', usp: 'x' }),
  ],
};

/** The other door has no header for revisions, its key has no cap, and its process hears of a workspace's settings a second later. */
const notCompared = new Set(['revision_mismatch', 'budget_exhausted', 'approval_required']);

/** The calls of an operation: every way in which it is known to end, and more. */
export function comparedCalls(operationId: string): readonly ComparedCall[] {
  const known = provocations[operationId];
  if (known === undefined) return more[operationId] ?? [];
  const others = Object.entries(known.fails).filter(([code]) => !notCompared.has(code));
  const failing = others.map(([code, input]): ComparedCall => ({
    title: `that ends in ${code}`,
    ends: 'refused',
    input,
  }));
  return [{ title: 'that succeeds', ends: 'body', input: known.succeeds }, ...failing, ...(more[operationId] ?? [])];
}

import { contentTypes, type ContentTypeDefinition } from '@handbill/contract';
import { distance } from 'fastest-levenshtein';

/** What people call a field elsewhere, and what it is called here, the most likely first. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  audience: ['target_audience'],
  word_count: ['length'],
  words: ['length'],
  max_words: ['length'],
  lang: ['language'],
  locale: ['language'],
  kind: ['type', 'campaign_type'],
  content_type: ['type'],
  type: ['campaign_type'],
  goal: ['campaign_type'],
  objective: ['campaign_type'],
  title: ['name', 'topic'],
  subject: ['topic'],
  prompt: ['topic', 'instructions'],
  channel: ['channels', 'platform'],
  network: ['platform'],
  style: ['tone'],
  voice: ['tone'],
  amount: ['budget'],
  total_budget: ['budget'],
  start_date: ['starts_at'],
  start: ['starts_at'],
  end_date: ['ends_at'],
  end: ['ends_at'],
  campaign: ['campaign_id'],
  state: ['status'],
  labels: ['tags'],
  search: ['q'],
  query: ['q'],
  permissions: ['scopes'],
  roles: ['scopes'],
  expires: ['expires_at'],
  expiry: ['expires_at'],
  expires_in: ['expires_at'],
  ttl: ['expires_at'],
  page_size: ['limit'],
  per_page: ['limit'],
  count: ['limit'],
  skip: ['offset'],
  page: ['offset', 'cursor'],
  after: ['cursor', 'created_after'],
  before: ['created_before'],
};

/** The fields of some kind of content that its definition says are called so elsewhere. */
const fieldsOfKinds = new Map<string, string[]>();
for (const { synonyms: ofKind = {} } of Object.values<Pick<ContentTypeDefinition, 'synonyms'>>(contentTypes))
  for (const [field, names] of Object.entries(ofKind))
    for (const name of names ?? []) fieldsOfKinds.set(name, [...(fieldsOfKinds.get(name) ?? []), field]);

const fieldsCalled = (name: string): readonly string[] => [
  ...(Object.hasOwn(synonyms, name) ? (synonyms[name] ?? []) : []),
  ...(fieldsOfKinds.get(name) ?? []),
];

/** Longer than any field's name: what follows makes a name no more similar to one. */
const maxLength = 60;
/** How many letters may differ. */
const tolerated = (name: string) => Math.max(1, Math.floor(name.length / 3));

/** The field that was probably meant: one that a listed synonym stands for, else the one with the most similar spelling. */
export function nearestField(unknown: string, known: readonly string[]): string | undefined {
  const name = unknown
    .slice(0, maxLength)
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll('-', '_');
  const meant = fieldsCalled(name).find((field) => known.includes(field));
  if (meant !== undefined) return meant;
  const [best] = known.map((field) => ({ field, changes: distance(name, field) })).toSorted((a, b) => a.changes - b.changes);
  return best !== undefined && best.changes <= tolerated(name) ? best.field : undefined;
}

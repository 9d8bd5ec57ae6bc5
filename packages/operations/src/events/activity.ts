import { nouns } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import type { DeletedRecord } from '../ports/restorable-store.ts';

interface Records {
  readonly kind: 'campaign' | 'content';
  readonly idPrefix: string;
  get(id: string): Promise<object | null>;
  deleted(id: string): Promise<DeletedRecord | null>;
}

interface Query {
  readonly id: string;
  readonly limit: number;
  readonly cursor: string | null;
}

async function activityOf(call: Call<'not_found'>, { kind, idPrefix, ...records }: Records, { id: resource_id, ...page }: Query) {
  // A key that may read one kind is not shown another.
  assertFound(call, resource_id.startsWith(`${idPrefix}_`), kind, resource_id);
  const found = await call.activity.list({ resource_id, ...page });
  // There may be none of a record that there is: they come a moment after the change, and expire.
  if (found.data.length === 0)
    assertFound(call, (await records.get(resource_id)) ?? (await records.deleted(resource_id)), kind, resource_id);
  return found;
}

const recordsOf = (
  kind: Records['kind'],
  { idPrefix }: { readonly idPrefix: string },
  store: Pick<Records, 'get' | 'deleted'>,
): Records => ({ kind, idPrefix, get: (id) => store.get(id), deleted: (id) => store.deleted(id) });

export const ofCampaign = implement.campaigns.activity(({ call, input }) =>
  activityOf(call, recordsOf('campaign', nouns.campaigns, call.campaigns), input),
);

export const ofContent = implement.content.activity(({ call, input }) =>
  activityOf(call, recordsOf('content', nouns.content, call.content), input),
);

export const list = implement.activity.list(({ call, input }) => call.activity.list({ resource_id: null, ...input }));

import { nouns } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import type { ActivitySearch } from '../ports/activity-store.ts';

type Asked = Omit<ActivitySearch, 'resource_id'> & { readonly id: string };

async function activityOf(call: Call<'not_found'>, noun: 'campaigns' | 'content', { id, ...page }: Asked) {
  const kind = noun === 'content' ? noun : 'campaign';
  // A key that may read one kind is not shown another.
  assertFound(call, id.startsWith(`${nouns[noun].idPrefix}_`), kind, id);
  const found = await call.activity.list({ resource_id: id, ...page });
  // There may be none of a record that there is: they come a moment after the change, and expire.
  if (found.data.length === 0) assertFound(call, (await call[noun].get(id)) ?? (await call[noun].deleted(id)), kind, id);
  return found;
}

export const ofCampaign = implement.campaigns.activity(({ call, input }) => activityOf(call, 'campaigns', input));

export const ofContent = implement.content.activity(({ call, input }) => activityOf(call, 'content', input));

export const list = implement.activity.list(({ call, input }) => call.activity.list({ resource_id: null, ...input }));

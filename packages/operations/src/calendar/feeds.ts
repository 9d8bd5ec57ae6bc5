import { maxCalendarFeeds } from '@handbill/contract';
import { assertFound } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { invalidField } from '../call/input/input-parser.ts';
import { campaignOf } from '../content/references.ts';

export const list = implement.calendarFeeds.list(({ call, input }) => call.calendarFeeds.list(input));

export const create = implement.calendarFeeds.create(async ({ call, input }) => {
  await campaignOf(call, input.campaign_id);
  const { id, created_at } = call.newRecord('fed');
  const isStored = call.isRepeat && (await call.calendarFeeds.get(id)) !== null;
  if (!isStored && (await call.calendarFeeds.count()) >= maxCalendarFeeds)
    throw invalidField('', 'too_big', `is one too many: a workspace has at most ${maxCalendarFeeds} feeds`);
  const feed = { ...input, id, created_at, last_used_at: null };
  const token = await call.calendarFeeds.create(feed);
  return { ...feed, url: `${call.services.publicUrl ?? ''}/calendar/${token}.ics` };
});

const remove = implement.calendarFeeds.delete(async ({ call, input: { id } }) => {
  const isDeleted = (await call.calendarFeeds.delete(id, call.now())) || call.isRepeat;
  assertFound(call, isDeleted, 'calendar feed', id);
  return undefined;
});

export { remove as delete };

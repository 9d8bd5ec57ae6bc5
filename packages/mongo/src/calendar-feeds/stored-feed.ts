import { hash } from 'node:crypto';
import { CalendarFeed } from '@handbill/contract';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { byWorkspace, defineKept } from '../records/kept.ts';

const { id: feedId, ...unchanged } = CalendarFeed.shape;

/** How a feed is stored: its token as a hash alone, and the key that made it. */
const StoredFeed = z.object({ _id: feedId, workspace_id: z.string(), hash: z.string(), key_id: z.string().nullable(), ...unchanged });
export type StoredFeed = z.infer<typeof StoredFeed>;

export const hashOf = (token: string): string => hash('sha256', token, 'base64url');

export const fromStored = ({ _id: id, name, campaign_id, channel, created_at, last_used_at }: StoredFeed): CalendarFeed => ({
  id,
  name,
  campaign_id,
  channel,
  created_at,
  last_used_at,
});

export const keptCalendarFeeds = defineKept({
  name: 'calendar_feeds',
  schema: bsonSchema(StoredFeed),
  indexes: [
    byWorkspace,
    { name: 'hash', key: { hash: 1 }, unique: true },
    { name: 'workspace_key_id', key: { workspace_id: 1, key_id: 1 } },
  ],
  outbox: true,
  exported: fromStored,
  events: { of: 'calendar_feed', read: fromStored, hidden: ['hash', 'key_id'] },
});

import { hash } from 'node:crypto';
import { CalendarFeed } from '@handbill/contract';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { namesIn, pick } from '../database/pick.ts';
import { byWorkspace, defineKept } from '../records/kept.ts';

const { id: feedId, ...unchanged } = CalendarFeed.shape;

/** Its token is a hash alone; `key_id` is the key that made it. */
const StoredFeed = z.object({ _id: feedId, workspace_id: z.string(), hash: z.string(), key_id: z.string().nullable(), ...unchanged });
export type StoredFeed = z.infer<typeof StoredFeed>;

export const hashOf = (token: string): string => hash('sha256', token, 'base64url');

const shown = namesIn(unchanged);

export const fromStored = (stored: StoredFeed): CalendarFeed => ({ id: stored._id, ...pick(stored, shown) });

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

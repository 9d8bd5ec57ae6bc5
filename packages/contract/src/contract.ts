import { activity } from './activity/activity-operations.ts';
import { brandVoices } from './brand-voices/brand-voice-operations.ts';
import { calendarFeeds } from './calendar/calendar-feeds.ts';
import { calendar } from './calendar/calendar.ts';
import { campaigns } from './campaigns/campaign-operations.ts';
import { comments } from './comments/comment-operations.ts';
import { content } from './content/content-operations.ts';
import { events } from './events/event-operations.ts';
import { keys } from './keys/key-operations.ts';
import { me } from './me/me.ts';
import { models } from './models/model.ts';
import type { nouns } from './nouns/nouns.ts';
import { publications } from './publications/publication-operations.ts';
import { usage } from './usage/usage.ts';
import { workspaces } from './workspaces/workspace-operations.ts';

/** All operations. Each door is a function of this table. */
export const contract = {
  content,
  comments,
  models,
  campaigns,
  publications,
  calendar,
  calendarFeeds,
  brandVoices,
  keys,
  events,
  activity,
  usage,
  workspaces,
  me,
} satisfies Record<keyof typeof nouns, object>;
export type Contract = typeof contract;

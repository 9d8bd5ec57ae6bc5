import type { Contract } from '@handbill/contract';
import { brandVoiceCases } from '../src/brand-voices/brand-voice-cases.fixture.ts';
import { calendarCases, calendarFeedCases } from '../src/calendar/calendar-cases.fixture.ts';
import { campaignCases } from '../src/campaigns/campaign-cases.fixture.ts';
import { commentCases } from '../src/comments/comment-cases.fixture.ts';
import { contentCases } from '../src/content/content-cases.fixture.ts';
import { activityCases, eventCases } from '../src/events/event-cases.fixture.ts';
import { keyCases } from '../src/keys/key-cases.fixture.ts';
import { meCases } from '../src/me/me-cases.fixture.ts';
import { modelCases } from '../src/models/model-cases.fixture.ts';
import { publicationCases } from '../src/publications/publication-cases.fixture.ts';
import { usageCases } from '../src/usage/usage-cases.fixture.ts';
import { workspaceCases } from '../src/workspaces/workspace-cases.fixture.ts';
import type { CasesOf } from './operation-cases.ts';

/** How each operation is called in the tests of every door: a noun that is missing does not compile. */
export const allCases: { readonly [Noun in keyof Contract]: CasesOf<Noun> } = {
  content: contentCases,
  comments: commentCases,
  campaigns: campaignCases,
  publications: publicationCases,
  calendar: calendarCases,
  calendarFeeds: calendarFeedCases,
  brandVoices: brandVoiceCases,
  keys: keyCases,
  events: eventCases,
  activity: activityCases,
  models: modelCases,
  usage: usageCases,
  workspaces: workspaceCases,
  me: meCases,
};

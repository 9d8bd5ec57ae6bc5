import { PublicationStatus, type CalendarFeed } from '@handbill/contract';
import type { Services } from '@handbill/operations';
import ical, { ICalEventStatus } from 'ical-generator';

const day_ms = 86_400_000;
const daysBack = 90;
const daysAhead = 400;
/** A calendar has no more entries: those that come first. */
const mostEntries = 2_000;

/** What a calendar shows. */
const shown = PublicationStatus.options.filter((status) => status !== 'cancelled');

/** The file of a feed, as calendar programs read it. */
export async function feedFile({ storage }: Services, workspaceId: string, feed: CalendarFeed, now: Date): Promise<string> {
  const reader = { workspaceId, keyId: null, actor: null, requestId: null };
  const { data } = await storage.publications(reader).planned({
    from: new Date(now.getTime() - daysBack * day_ms),
    before: new Date(now.getTime() + daysAhead * day_ms),
    campaign_id: feed.campaign_id,
    channel: feed.channel === null ? null : [feed.channel],
    status: shown,
    limit: mostEntries,
    cursor: null,
  });
  const texts = await storage.content(reader).briefly([...new Set(data.map(({ content_id }) => content_id))]);
  const calendar = ical({ name: feed.name, prodId: { company: 'Handbill', product: 'calendar', language: 'EN' } });
  for (const { id, content_id, channel, planned_for, status, revision, created_at, updated_at } of data) {
    if (planned_for === null) continue;
    const title = texts.get(content_id)?.title ?? channel;
    calendar.createEvent({
      id,
      start: planned_for.at,
      end: planned_for.at,
      summary: `${channel}: ${title}`,
      status: status === 'on_hold' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      sequence: revision,
      created: created_at,
      lastModified: updated_at,
      stamp: updated_at,
    });
  }
  return calendar.toString();
}

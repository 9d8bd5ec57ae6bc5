import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem, PublicationStatus, type CalendarFeed } from '@handbill/contract';
import { doorAt, type Door, type ReceivedRequest } from '@handbill/http';
import { RefusedCallers, type Services } from '@handbill/operations';
import ical, { ICalEventStatus } from 'ical-generator';

const day_ms = 86_400_000;
const daysBack = 90;
const daysAhead = 400;
/** A calendar shows so many entries, the first ones. */
const maxEntries = 2_000;

const shown = PublicationStatus.options.filter((status) => status !== 'cancelled');

async function feedFile({ storage }: Services, workspaceId: string, feed: CalendarFeed, now: Date): Promise<string> {
  const reader = { workspaceId, keyId: null, actor: null, requestId: null };
  const { data } = await storage.publications(reader).planned({
    from: new Date(now.getTime() - daysBack * day_ms),
    before: new Date(now.getTime() + daysAhead * day_ms),
    campaign_id: feed.campaign_id,
    channel: feed.channel === null ? null : [feed.channel],
    status: shown,
    limit: maxEntries,
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

const address = /^\/calendar\/([\w-]{22})\.ics$/;
const unknown = () => new Problem('not_found', {}, { detail: 'There is no calendar at this address, or not any more.' });

/** `/calendar/{token}.ics`: a calendar for whoever has its address. */
export function feedDoor(services: Services): Door {
  const { storage, log } = services;
  /** Calls of each feed in its minute. */
  const calls = new RefusedCallers();

  const fileOf = async (token: string): Promise<string> => {
    const now = services.now();
    const opened = await storage.feedTokens.open(token, now);
    if (opened === null) throw unknown();
    const { workspaceId, feed } = opened;
    if (calls.count(feed.id) !== undefined)
      throw new Problem(
        'rate_limited',
        { retry_after: 60, violated_policies: ['feed'] },
        { detail: 'A calendar is read at most 60 times a minute.' },
      );
    return feedFile(services, workspaceId, feed, now);
  };

  const serve = async ({ method }: IncomingMessage, response: ServerResponse, { path = '' }: ReceivedRequest): Promise<void> => {
    const file = await fileOf(address.exec(path)?.[1] ?? '');
    const head = {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Length': Buffer.byteLength(file),
      'Cache-Control': 'private, no-cache',
      'Referrer-Policy': 'no-referrer',
    };
    response.writeHead(200, head).end(method === 'HEAD' ? undefined : file);
  };
  return doorAt({ isAt: (path) => address.test(path), allow: ['GET', 'HEAD'], serve, storage, log });
}

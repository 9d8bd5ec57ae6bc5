import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, describe, it } from 'vitest';
import { eventSearch } from '../../testing/event-search.ts';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleCampaign } from '../../testing/sample-campaign.ts';
import { processName, ProcessRecord } from './process-record.ts';

const fixture = resolve(import.meta.dirname, '../../testing/end-in-transaction.fixture.ts');
const lines: string[] = [];
const push = (_: object, line: string): void => void lines.push(line);
const log = { debug: push, info: push, warn: push, error: push };
const opened = openStorage({ log });
const now = new Date();
const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => void child.kill('SIGKILL')));

/** A workspace with a campaign. */
async function workspace() {
  const by = authorIn(opened.newWorkspace());
  const [campaigns, campaign] = [opened.storage.campaigns(by), sampleCampaign()];
  await campaigns.insert(campaign);
  const events = async (): Promise<string[]> => {
    const found = await opened.storage.events(by).list(eventSearch());
    return 'data' in found ? found.data.map(({ type }) => type) : [];
  };
  return { by, campaigns, campaign, events };
}

/** Another process, which gets a signal as it sends a command; resolves when it got it. */
async function otherProcess({ work, command, signal }: { work: string; command: string; signal: NodeJS.Signals }, workspaceId: string) {
  const args = ['--conditions=@handbill/source', fixture, opened.uri, opened.name, workspaceId, work, command, signal];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const other = { child, said: '', ended: once(child, 'close') };
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (other.said += piece));
  while (!other.said.includes(signal)) await Promise.race([once(child.stdout, 'data'), other.ended]);
  return other;
}

/** How many milliseconds something takes. */
async function duration(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const atMost = 5_000;

describe.concurrent('a server that is gone in the middle of a transaction', () => {
  it('holds what it was deleting for seconds, and has deleted nothing', async ({ expect }) => {
    const { by, campaigns, campaign } = await workspace();
    const deletion = { work: campaign.id, command: 'insert campaigns_deleted', signal: 'SIGKILL' } as const;
    const { child } = await otherProcess(deletion, by.workspaceId);
    expect(await duration(() => campaigns.transition(campaign.id, 'activate', now))).toBeLessThan(atMost);
    expect(await campaigns.delete(campaign.id, now)).toBe(true);
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^A server is gone \\(process ${child.pid} on .+\\): what was open`)));
  });

  it('holds up the feeds for seconds, and each event comes once', async ({ expect }) => {
    const { by, campaigns, campaign, events } = await workspace();
    await otherProcess({ work: 'relay', command: 'insert events', signal: 'SIGKILL' }, by.workspaceId);
    const feed = async (): Promise<void> => {
      while ((await opened.storage.eventRelay.move().catch(() => 'more')) !== 'all');
    };
    expect(await duration(feed)).toBeLessThan(atMost);
    await campaigns.transition(campaign.id, 'activate', now);
    await feed();
    expect(await events()).toEqual(['campaign.created', 'campaign.activated']);
  });

  it('and was only frozen, tries it again when it is back', async ({ expect }) => {
    const { by, campaigns, campaign } = await workspace();
    const deletion = { work: campaign.id, command: 'insert campaigns_deleted', signal: 'SIGSTOP' } as const;
    const frozen = await otherProcess(deletion, by.workspaceId);
    expect(await duration(() => campaigns.transition(campaign.id, 'activate', now))).toBeLessThan(atMost);
    frozen.child.kill('SIGCONT');
    await frozen.ended;
    expect(frozen.said).toBe('SIGSTOP\ntrue\n');
    expect([await campaigns.get(campaign.id), await campaigns.delete(campaign.id, now)]).toEqual([null, false]);
  });

  it('whose transactions MongoDB refuses to end is told of once, and those of no other are ended', async ({ expect }) => {
    const processes = opened.db.collection<{ _id: string }>('processes');
    await opened.db.createCollection('others');
    await opened.client.withSession(async (session) => {
      session.startTransaction();
      await opened.db.collection('others').insertOne({}, { session });
      const gone = { name: 'process 1 on elsewhere', until: new Date(0) };
      const sessions = [['no session'], ['no session'], []];
      await processes.insertMany(sessions.map((ids, at) => ({ _id: `gone ${at}`, ...gone, sessions: ids })));
      await expect.poll(() => processes.countDocuments({ name: gone.name })).toBe(0);
      await session.commitTransaction();
    });
    // Other tests of this process look at all collections of the database.
    await opened.db.collection('others').drop();
    const refusals = lines.filter((line) => line.includes('elsewhere'));
    expect(refusals).toEqual([expect.stringContaining('MongoDB refuses to end its transactions')]);
  });
});

it('a server has all sessions of its transactions on record, however many run at once, and uses them again', async ({ expect }) => {
  const { campaigns } = await workspace();
  for (let round = 1; round <= 3; round += 1) {
    const all = Array.from({ length: 20 }, () => sampleCampaign());
    await Promise.all(all.map((campaign) => campaigns.insert(campaign)));
    expect(await Promise.all(all.map(({ id }) => campaigns.delete(id, now)))).not.toContain(false);
  }
  const known = await opened.db.collection('processes').distinct('sessions', { name: processName });
  expect([known.length > 8, known.length <= 32]).toEqual([true, true]);
});

it.concurrent('takes nobody for gone before others had the time to say that they live', async ({ expect }) => {
  const looked = Promise.withResolvers<void>();
  const record = new ProcessRecord(opened.db, log, () => Promise.resolve(looked.resolve()));
  await record.add([]);
  record.begin();
  expect(await duration(() => looked.promise)).toBeGreaterThan(2_400);
  await record.end();
});

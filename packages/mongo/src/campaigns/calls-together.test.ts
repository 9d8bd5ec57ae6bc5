import { newId, type Campaign } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { sampleCampaign } from '../../testing/sample-campaign.ts';
import { commandsDuring, watchedDatabase } from '../../testing/watched-database.ts';
import { campaignStores } from './mongo-campaigns.ts';
import { recordEraser } from '../erasure/erased-records.ts';

const { client, db } = watchedDatabase();
const stores = campaignStores(db, recordEraser(db));
const now = new Date('2027-01-02T03:04:05.678Z');
const newWorkspace = () => newId('wsp', new Date());

/** Does the work, and says which commands it sent. */
async function commandsOf<T>(work: () => Promise<T>) {
  const { answer: result, commands } = await commandsDuring(client, work);
  return { result, commands: commands.map(({ commandName }) => commandName) };
}

async function stored(count: number, workspaceId: string, fields: Partial<Campaign> = {}): Promise<readonly Campaign[]> {
  const campaigns = Array.from({ length: count }, () => sampleCampaign(fields));
  await Promise.all(campaigns.map((campaign) => stores(authorIn(workspaceId)).insert(campaign)));
  return campaigns;
}

describe('calls at the same time', () => {
  it('find their campaigns by one command for each workspace, and none of another one', async () => {
    const [mine, others] = [newWorkspace(), newWorkspace()];
    const [own, foreign] = [await stored(20, mine), await stored(20, others)];
    const get = (workspaceId: string, campaigns: readonly Campaign[]) =>
      Promise.all([...campaigns.map(({ id }) => stores(authorIn(workspaceId)).get(id)), stores(authorIn(workspaceId)).get('cmp_unknown')]);
    const { result, commands } = await commandsOf(() => Promise.all([get(mine, own), get(mine, foreign), get(others, foreign)]));
    expect(result).toEqual([
      [...own, null],
      [...foreign.map(() => null), null],
      [...foreign, null],
    ]);
    expect(commands).toEqual(['find', 'find']);
  });

  it('store their campaigns by one command; one that is refused keeps no other out', async () => {
    const workspaceId = newWorkspace();
    const [earlier = sampleCampaign()] = await stored(1, workspaceId);
    const unfit = sampleCampaign({ status: 'gone' as Campaign['status'] });
    const fresh = Array.from({ length: 20 }, () => sampleCampaign());
    const insert = (campaign: Campaign) => stores(authorIn(workspaceId)).insert(campaign);
    const { result, commands } = await commandsOf(() => Promise.allSettled([earlier, unfit, ...fresh, ...fresh.slice(0, 1)].map(insert)));
    const codes = result.map((one) => (one.status === 'fulfilled' ? 'stored' : one.reason.code));
    expect(codes).toEqual([11_000, 121, ...fresh.map(() => 'stored'), 11_000]);
    // Each refused one by itself once more.
    expect(commands).toEqual(['insert', 'insert', 'insert', 'insert']);
    expect(await Promise.all(fresh.map(({ id }) => stores(authorIn(workspaceId)).get(id)))).toEqual(fresh);
  });

  it('store campaigns of two workspaces by a command each', async () => {
    const [mine, others] = [newWorkspace(), newWorkspace()];
    const insert = (workspaceId: string) => () => stores(authorIn(workspaceId)).insert(sampleCampaign());
    const { commands } = await commandsOf(() => Promise.all([mine, others, mine, others].map((workspaceId) => insert(workspaceId)())));
    expect(commands).toEqual(['insert', 'insert']);
  });

  it('take their steps each by a command of its own, one after the other on one campaign', async () => {
    const [mine, others] = [newWorkspace(), newWorkspace()];
    const active = await stored(6, mine, { status: 'active' });
    const [draft = sampleCampaign()] = await stored(1, mine);
    const [foreign = sampleCampaign()] = await stored(1, others, { status: 'active' });
    const [first = draft] = active;
    const pause = ({ id }: Campaign) => stores(authorIn(mine)).transition(id, 'pause', now);
    const { result, commands } = await commandsOf(() => Promise.all([...active.map(pause), pause(first), pause(draft), pause(foreign)]));
    expect(commands).toEqual(Array.from({ length: 9 }, () => 'findAndModify'));
    expect(result.filter((campaign) => campaign?.status === 'paused')).toHaveLength(active.length);
    expect(result.filter((campaign) => campaign === null)).toHaveLength(3);
    expect(await stores(authorIn(others)).get(foreign.id)).toEqual(foreign);
  });
});

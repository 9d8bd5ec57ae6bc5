import { planTime, type Campaign, type Content, type CreatePublication, type Fault } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { invalidRequest } from '../call/input/input-parser.ts';
import { derivedId } from '../call/derived-id.ts';
import { retryOnConflict } from '../edits/edit-record.ts';
import type { Placement } from '../ports/publication-store.ts';
import { tooLongOn } from './length-on-channel.ts';
import { shownPublication, shownPublications } from './shown-publication.ts';
import { zoneOf } from './times.ts';

type CreateCall = Call<'content_not_ready'>;

/** The texts and the campaigns that publications are of, by their ids. */
interface Named {
  readonly content: ReadonlyMap<string, Content>;
  readonly campaigns: ReadonlyMap<string, Campaign>;
}

async function allOf<T extends { readonly id: string }>(
  ids: Iterable<string>,
  get: (id: string) => Promise<T | null>,
): Promise<Map<string, T>> {
  const found = await Promise.all(Array.from(new Set(ids), get));
  return new Map(found.flatMap((one) => (one === null ? [] : [[one.id, one]])));
}

async function namedIn(call: Call, sent: readonly CreatePublication[]): Promise<Named> {
  const content = await allOf(
    sent.map(({ content_id }) => content_id),
    (id) => call.content.get(id),
  );
  const campaignIds = [...content.values()].flatMap(({ campaign_id }) => campaign_id ?? []);
  return { content, campaigns: await allOf(campaignIds, (id) => call.campaigns.get(id)) };
}

/** The faults of a publication; `under` is the pointer to it. */
function faultsOf({ content_id, channel }: CreatePublication, { content, campaigns }: Named, under: string): Fault[] {
  const record = content.get(content_id);
  if (record === undefined)
    return [{ in: 'body', pointer: `${under}/content_id`, code: 'unknown_content', message: 'is not content of this workspace' }];
  const tooLong = tooLongOn(channel, record, campaigns.get(record.campaign_id ?? '') ?? null);
  return tooLong === undefined ? [] : [{ in: 'body', pointer: `${under}/channel`, code: 'too_big', message: tooLong }];
}

function assertReady(call: CreateCall, { id, status }: Content): void {
  if (status !== 'generating' && status !== 'failed') return;
  const detail = `The content ${id} is ${status}: only a text that was written can be planned. Nothing was made.`;
  throw call.problem('content_not_ready', { current_status: status }, { detail });
}

/** New publications, unless one of them cannot be. `under` is the pointer to one of them. */
export async function newPlacements(
  call: CreateCall,
  sent: readonly CreatePublication[],
  under: (index: number) => string,
): Promise<Placement[]> {
  const named = await namedIn(call, sent);
  const faults = sent.flatMap((one, index) => faultsOf(one, named, under(index)));
  if (faults.length > 0) throw invalidRequest(faults);
  for (const record of named.content.values()) assertReady(call, record);
  const { id: first, created_at } = call.newRecord('pub');
  return sent.map(({ content_id, channel, planned_for, note }, index) => {
    const { fixed = null, ...time } = planned_for === null ? {} : planTime(planned_for, zoneOf(call));
    const campaign_id = named.campaigns.get(named.content.get(content_id)?.campaign_id ?? '')?.id ?? null;
    return {
      id: index === 0 ? first : derivedId(first, String(index)),
      content_id,
      campaign_id,
      channel,
      planned_for: 'at' in time ? time : null,
      status: 'planned',
      published: null,
      note,
      fixed,
      revision: 1,
      created_at,
      updated_at: created_at,
    };
  });
}

/** Stores them all, unless an earlier attempt at the call has. A text or a campaign may be deleted meanwhile: then they are made anew. */
export function insertOnce(call: CreateCall, make: () => Promise<Placement[]>): Promise<Placement[]> {
  return retryOnConflict(async () => {
    const placements = await make();
    const [first] = placements;
    if (call.isRepeat && first !== undefined && (await call.publications.get(first.id)) !== null) {
      const earlier = await Promise.all(placements.map(({ id }) => call.publications.get(id)));
      return earlier.flatMap((one) => one ?? []);
    }
    return (await call.publications.insertAll(placements)) ? placements : undefined;
  });
}

export const create = implement.publications.create(async ({ call, input }) => {
  const [made] = await insertOnce(call, () => newPlacements(call, [input], () => ''));
  return shownPublication(call, made as Placement);
});

export const createMany = implement.publications.createMany(async ({ call, input: { publications } }) => ({
  data: await shownPublications(call, await insertOnce(call, () => newPlacements(call, publications, (index) => `/publications/${index}`))),
}));

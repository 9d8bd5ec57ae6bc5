import { isDeepStrictEqual } from 'node:util';
import { isOpen, planTime, type UpdatePublication } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { invalidField } from '../call/input/input-parser.ts';
import { editRecord } from '../edits/edit-record.ts';
import type { Placement } from '../ports/publication-store.ts';
import { invalidStep, type StepCall } from './steps.ts';
import { tooLongOn } from './length-on-channel.ts';
import { shownPublication } from './shown-publication.ts';
import { zoneOf } from './times.ts';

/** Throws where the links of the campaign make the text too long for another channel. */
async function assertFits(call: StepCall, { id, content_id, campaign_id }: Placement, channel: string): Promise<void> {
  const content = assertFound(call, await call.content.get(content_id), 'publication', id);
  const campaign = campaign_id === null ? null : await call.campaigns.get(campaign_id);
  const message = tooLongOn(channel, content, campaign);
  if (message !== undefined) throw invalidField('/channel', 'too_big', message);
}

function planned(
  call: Call,
  { planned_for, fixed }: Placement,
  sent: UpdatePublication['planned_for'],
): Pick<Placement, 'planned_for' | 'fixed'> {
  if (sent === undefined) return { planned_for, fixed };
  if (sent === null) return { planned_for: null, fixed: null };
  const { fixed: stays, ...time } = planTime(sent, zoneOf(call));
  return { planned_for: time, fixed: stays };
}

async function changed(call: StepCall, current: Placement, sent: Omit<UpdatePublication, 'id'>): Promise<Placement> {
  const { url, external_id, channel, planned_for, note } = sent;
  const changesPlan = [channel, planned_for, note].some((value) => value !== undefined);
  const corrects = [url, external_id].some((value) => value !== undefined);
  const { published, status } = current;
  if ((changesPlan && !isOpen(status)) || (corrects && published === null)) throw invalidStep(call, status, 'update');
  if (channel !== undefined && channel !== current.channel) await assertFits(call, current, channel);
  const next = {
    ...current,
    ...planned(call, current, planned_for),
    channel: channel ?? current.channel,
    note: note === undefined ? current.note : note,
    published: published && {
      ...published,
      url: url === undefined ? published.url : url,
      external_id: external_id === undefined ? published.external_id : external_id,
    },
  };
  return isDeepStrictEqual(next, current) ? current : next;
}

/** Edits a publication. */
export function editPlacement(
  call: StepCall,
  id: string,
  change: (current: Placement) => Placement | Promise<Placement>,
): Promise<Placement> {
  const store = call.publications;
  return editRecord<Placement>(call, id, {
    noun: 'publication',
    store: { get: (of) => store.get(of), replace: (next, read) => store.replaceAll([{ next, read }]) },
    change,
  });
}

export const update = implement.publications.update(async ({ call, input: { id, ...sent } }) =>
  shownPublication(call, await editPlacement(call, id, (current) => changed(call, current, sent))),
);

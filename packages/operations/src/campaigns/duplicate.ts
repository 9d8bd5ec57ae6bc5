import { contract, CopiedParts, CreateCampaign, cutAt, instantAt, wallTimeAt, type Campaign } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { derivedId } from '../call/derived-id.ts';
import { implement } from '../call/implement.ts';
import { inputParser, invalidField, sentFields } from '../call/input/input-parser.ts';
import type { CopiedContent } from '../ports/content-store.ts';
import type { Placement } from '../ports/publication-store.ts';
import { moved } from '../publications/times.ts';
import { insertOnce } from '../edits/restorable-record.ts';
import { newCampaign, ownedFieldsOf } from './campaign-records.ts';

const parseWhole = inputParser(contract.campaigns.duplicate, CreateCampaign);
const parseParts = inputParser(contract.campaigns.duplicate, CopiedParts);

const day_ms = 86_400_000;
/** How many texts, and how many publications, are copied at once. */
const maxCopied = 500;

const suffix = ' (copy)';
const maxLength = 200;

/** "Spring launch" → "Spring launch (copy)", shortened so that it stays a valid name. */
function copyName(name: string): string {
  return `${cutAt(name, maxLength - suffix.length).trimEnd()}${suffix}`;
}

/** The fields that a copy takes from its source: all but the dates and the status. */
function copied(source: Campaign): object {
  const { starts_at: _start, ends_at: _end, status: _status, target_audience: _audience, ...kept } = ownedFieldsOf(source);
  return { ...kept, name: copyName(source.name) };
}

/** When the copy starts, by its day and the time of the day at which its source does, and how many days later that is. */
function startOf(call: Call, source: Campaign, starts_on: string | null): { readonly starts_at: Date; readonly days: number } | null {
  if (starts_on === null) return null;
  if (source.starts_at === null) throw invalidField('/starts_on', 'conflict', 'needs a campaign that has a start');
  const zone = call.principal.workspaceSettings.time_zone;
  const [day = '', time = ''] = wallTimeAt(source.starts_at, zone).split('T');
  const days = Math.round((Date.parse(starts_on) - Date.parse(day)) / day_ms);
  return { starts_at: instantAt(`${starts_on}T${time}`, zone).at, days };
}

/** Refuses a campaign with too many records to copy at once. */
async function assertFew(call: Call, { id }: Campaign, include: ReadonlySet<string>): Promise<void> {
  const counts = [
    include.has('content') ? await call.content.countWritten(id) : 0,
    include.has('publications') ? (await call.publications.ofCampaign(id)).length : 0,
  ];
  if (counts.every((count) => count <= maxCopied)) return;
  throw invalidField('/include', 'too_big', `is too much: at most ${maxCopied} texts and ${maxCopied} publications are copied`);
}

/** Copies the plan of a campaign for copies of its texts, so many days later; resolves to how many are planned. */
async function copyPlan(
  call: Call,
  source: Campaign,
  { copy, texts, days }: { copy: Campaign; texts: CopiedContent; days: number },
): Promise<number> {
  const base = copy.id.replace(/^cmp_/, 'pub_');
  const all = await call.publications.ofCampaign(source.id);
  const placements = all.flatMap((placement): Placement[] => {
    const content_id = texts.get(placement.content_id);
    if (content_id === undefined || placement.status === 'cancelled') return [];
    const { moved_in: _, ...later } = moved(placement, days, copy.id);
    const made = { revision: 1, created_at: copy.created_at, updated_at: copy.created_at };
    return [{ ...later, ...made, id: derivedId(base, placement.id), content_id, campaign_id: copy.id, status: 'planned', published: null }];
  });
  const [first] = placements;
  const isDone = first === undefined || (call.isRepeat && (await call.publications.get(first.id)) !== null);
  if (!isDone) await call.publications.insertAll(placements);
  return placements.length;
}

export const duplicate = implement.campaigns.duplicate(async ({ call, input: { path, fields, faults } }) => {
  const source = assertFound(call, await call.campaigns.get(path.id), 'campaign', path.id);
  const { include: sentParts, starts_on: sentDay, ...overrides } = fields;
  const parts = parseParts({ include: sentParts, starts_on: sentDay });
  const whole = parseWhole({ ...copied(source), ...sentFields(overrides, CreateCampaign.shape) }, faults);
  const include = new Set<string>(parts.include);
  const start = startOf(call, source, parts.starts_on);
  await assertFew(call, source, include);
  // An audience that is copied may be older than a rule: it was valid when it was stored.
  const target_audience = whole.target_audience ?? source.target_audience;
  const starts_at = start?.starts_at ?? whole.starts_at;
  const copy = await insertOnce(call, call.campaigns, newCampaign({ ...whole, target_audience, starts_at }, source.id, call));
  if (!include.has('content')) return copy;
  const base = copy.id.replace(/^cmp_/, 'cnt_');
  const texts = await call.content.copy({ from: source.id, to: copy.id, at: copy.created_at, idOf: (id) => derivedId(base, id) });
  const isPlanned = include.has('publications') && start !== null;
  const open_publications = isPlanned ? await copyPlan(call, source, { copy, texts, days: start.days }) : 0;
  return { ...copy, open_publications };
});

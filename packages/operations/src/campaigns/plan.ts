import { CreatePublication, maxPlanLines, type Content, type Fault } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { invalidField, invalidRequest } from '../call/input/input-parser.ts';
import { insertOnce, newPlacements } from '../publications/create.ts';
import { lineFault, readPlan, writePlan, type PlanRow } from './plan-rows.ts';

/** Which column a part of a publication is in. */
const columnOf = (path: readonly PropertyKey[]): string => {
  const [first, second] = path.map(String);
  return first === 'planned_for' ? (second === 'time_zone' ? 'time_zone' : 'date') : (first ?? '');
};

/** A line as a publication, or its faults. */
function publicationOf({ line, cells }: PlanRow): { readonly sent: CreatePublication | undefined; readonly faults: readonly Fault[] } {
  const { channel, date, time, time_zone, content_id, note } = cells;
  if ((date === null) !== (time === null)) {
    const missing = date === null ? 'date' : 'time';
    return { sent: undefined, faults: [lineFault(line, missing, 'required', `${missing} is required beside the other one`)] };
  }
  const planned_for = date === null ? null : { local: `${date}T${time}`, time_zone };
  const required = (['channel', 'content_id'] as const).filter((name) => cells[name] === null);
  if (required.length > 0)
    return { sent: undefined, faults: required.map((name) => lineFault(line, name, 'required', `${name} is required`)) };
  const { data, error } = CreatePublication.safeParse({ content_id, channel, planned_for, note });
  const faults = (error?.issues ?? []).map(({ path, message }) => lineFault(line, columnOf(path), 'invalid', message));
  return { sent: data, faults };
}

/** Texts of a plan are the campaign's own, and written. */
async function textFaults(call: Call, campaignId: string, rows: readonly PlanRow[], sent: readonly CreatePublication[]): Promise<Fault[]> {
  const ids = [...new Set(sent.map(({ content_id }) => content_id))];
  const texts = new Map<string, Content | null>();
  for (const id of ids) texts.set(id, await call.content.get(id));
  return sent.flatMap(({ content_id }, at) => {
    const text = texts.get(content_id);
    const line = rows[at]?.line ?? 0;
    if (text?.campaign_id !== campaignId) return [lineFault(line, 'content_id', 'unknown_content', 'is not content of this campaign')];
    const isWritten = text.status !== 'generating' && text.status !== 'failed';
    return isWritten
      ? []
      : [lineFault(line, 'content_id', 'content_not_ready', `is ${text.status}: only a text that was written can be planned`)];
  });
}

export const importPlan = implement.campaigns.importPlan(async ({ call, input: { id, format, data, dry_run } }) => {
  assertFound(call, await call.campaigns.get(id), 'campaign', id);
  const { rows, faults } = readPlan(format, data);
  if (rows.length > maxPlanLines) throw invalidField('/data', 'too_big', `must have at most ${maxPlanLines} lines`);
  const read = rows.map(publicationOf);
  const sent = read.flatMap((one) => one.sent ?? []);
  const found = [...faults, ...read.flatMap((one) => one.faults)];
  if (found.length > 0) throw invalidRequest(found);
  const unfit = await textFaults(call, id, rows, sent);
  if (unfit.length > 0) throw invalidRequest(unfit);
  const make = () => newPlacements(call, sent, (index) => `/data/${rows[index]?.line ?? 0}`);
  const made = dry_run || sent.length === 0 ? [] : await insertOnce(call, make);
  if (dry_run) await make();
  return { data: rows.map(({ line }, at) => ({ line, publication_id: made[at]?.id ?? null })) };
});

export const exportPlan = implement.campaigns.exportPlan(async ({ call, input: { id, format } }) => {
  assertFound(call, await call.campaigns.get(id), 'campaign', id);
  const all = (await call.publications.ofCampaign(id)).filter(({ status }) => status !== 'cancelled');
  const timeOf = ({ planned_for }: (typeof all)[number]): number => planned_for?.at.getTime() ?? Number.POSITIVE_INFINITY;
  const rows = all
    .toSorted((one, other) => Math.sign(timeOf(one) - timeOf(other)) || (one.id < other.id ? -1 : 1))
    .map(({ channel, planned_for, content_id, note }) => {
      const [date = null, time = null] = planned_for?.local.split('T') ?? [];
      return { channel, date, time, time_zone: planned_for?.time_zone ?? null, content_id, note };
    });
  return {
    filename: `plan-${id}.${format}`,
    media_type: format === 'csv' ? 'text/csv' : 'application/jsonl',
    body: writePlan(format, rows),
    disposition: 'attachment' as const,
  };
});

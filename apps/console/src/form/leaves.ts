import type { JsonSchema, RecordForm } from '@handbill/client/counting';
import { formatList, formatMoment, formatNumber } from '../words/formats.ts';
import type { Values } from './values.ts';

/** A value of a record as it is read: `Message · Offer`, and its text. */
interface Leaf {
  readonly pointer: string;
  readonly label: string;
  readonly text: string;
}

/** A part, or a member, that differs between two states of a record. */
export interface PartChange extends Pick<Leaf, 'pointer' | 'label'> {
  readonly before: string;
  readonly after: string;
}

function textOf({ enum: values, enumTitles, format }: JsonSchema, value: unknown): string {
  if (value instanceof Date) return formatMoment(value);
  if (format === 'date-time' && typeof value === 'string') return formatMoment(new Date(value));
  if (Array.isArray(value)) return formatList(value.map(String));
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return enumTitles?.[values?.indexOf(value) ?? -1] ?? value;
}

/** The members of a record, one by one, by its form; empty ones are left out. */
export function leavesOf({ schema }: Pick<RecordForm, 'schema'>, values: Values, above = ''): Leaf[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const value = values[name];
    const pointer = `${above}/${name}`;
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    if (member.properties !== undefined) return leavesOf({ schema: member }, value as Values, pointer);
    return [{ pointer, label: member.title ?? name, text: textOf(member, value) }];
  });
}

/** The leaves that differ between two states. */
export function changesBetween(before: readonly Leaf[], after: readonly Leaf[]): PartChange[] {
  const [old, now] = [before, after].map((leaves) => new Map(leaves.map((leaf) => [leaf.pointer, leaf])));
  return [...new Map([...(old ?? []), ...(now ?? [])]).values()]
    .map(({ pointer, label }) => ({ pointer, label, before: old?.get(pointer)?.text ?? '', after: now?.get(pointer)?.text ?? '' }))
    .filter((change) => change.before !== change.after);
}

/** The members that differ between two states of a record. */
export const changedMembers = (form: Pick<RecordForm, 'schema'>, before: Values, after: Values): PartChange[] =>
  changesBetween(leavesOf(form, before), leavesOf(form, after));

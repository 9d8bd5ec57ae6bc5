import type { IndexDescription } from 'mongodb';

const nameOf = (leading: readonly string[]) => ['workspace', ...leading].join('_');

/** One index for each filter, alone and behind `status`; ids are in the order of time, so each of them pages. */
export function filterIndexes(fields: readonly string[]): IndexDescription[] {
  const by = (...leading: string[]): IndexDescription => ({
    name: nameOf(leading),
    key: { workspace_id: 1, ...Object.fromEntries(leading.map((field) => [field, 1])), _id: -1 },
  });
  return [by(), by('status'), ...fields.flatMap((field) => [by(field), by('status', field)])];
}

/** The name of the index that serves a filter of at most one field besides `status`; else MongoDB chooses. */
export function filterIndexFor(filter: object): string | undefined {
  const asked = Object.keys(filter).filter((field) => field !== 'workspace_id');
  const others = asked.filter((field) => field !== 'status');
  if (others.length > 1 || others[0] === '$text') return undefined;
  return nameOf(asked.includes('status') ? ['status', ...others] : others);
}

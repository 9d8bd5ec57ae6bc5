import type { IndexDescription } from 'mongodb';

/** One index for each filter, alone and behind `status`; ids are in the order of time, so each of them pages. */
export function filterIndexes(fields: readonly string[]): IndexDescription[] {
  const by = (...leading: string[]): IndexDescription => ({
    name: ['workspace', ...leading].join('_'),
    key: { workspace_id: 1, ...Object.fromEntries(leading.map((field) => [field, 1])), _id: -1 },
  });
  return [by(), by('status'), ...fields.flatMap((field) => [by(field), by('status', field)])];
}

/** The name of the index that serves a filter of at most one field besides `status`, else `undefined`. */
export function filterIndexFor(filter: object): string | undefined {
  const { workspace_id: _, status, ...others } = filter as Record<string, unknown>;
  const fields = Object.keys(others);
  if (fields.length > 1 || fields[0] === '$text') return undefined;
  return ['workspace', ...(status === undefined ? [] : ['status']), ...fields].join('_');
}

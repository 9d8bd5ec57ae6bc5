import type { DeclaredIndex } from '../database/index-form.ts';

const keyOf = (leading: readonly string[]): Readonly<Record<string, 1 | -1>> => ({
  workspace_id: 1,
  ...Object.fromEntries(leading.map((field) => [field, 1 as const])),
  _id: -1,
});

/** One index for each filter, alone and behind `status`; ids are in the order of time, so each of them pages. */
export function filterIndexes(fields: readonly string[]): DeclaredIndex[] {
  const by = (...leading: string[]): DeclaredIndex => ({ name: ['workspace', ...leading].join('_'), key: { ...keyOf(leading) } });
  return [by(), by('status'), ...fields.flatMap((field) => [by(field), by('status', field)])];
}

/** The key of the index that serves a filter of at most one field besides `status`; else MongoDB chooses. By its key, since an equal index may bear another name. */
export function filterIndexFor(filter: object): Readonly<Record<string, 1 | -1>> | undefined {
  const asked = Object.keys(filter).filter((field) => field !== 'workspace_id');
  const others = asked.filter((field) => field !== 'status');
  if (others.length > 1 || others[0] === '$text') return undefined;
  return keyOf(asked.includes('status') ? ['status', ...others] : others);
}

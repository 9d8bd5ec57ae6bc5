import { isDeepStrictEqual } from 'node:util';
import { contract, CreateBrandVoice, type BrandVoice } from '@handbill/contract';
import { assertFound, type Call, type UnparsedInput } from '../call.ts';
import { brandVoices } from '../implement.ts';
import { inputParser } from '../input/input-parser.ts';
import { mergePatch } from '../merge-patch.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';

const parseWhole = inputParser(contract.brandVoices.update, CreateBrandVoice);

export const list = brandVoices.list(({ call, input }) => call.brandVoices.list(input));

export const get = brandVoices.get(async ({ call, input }) =>
  assertFound(call, await call.brandVoices.get(input.id), 'brand voice', input.id),
);

export const create = brandVoices.create(async ({ call, input }) => {
  const { id, created_at } = call.newRecord('brv');
  // An earlier try of the call may have stored it.
  const earlier = call.isRepeat ? await call.brandVoices.get(id) : null;
  if (earlier !== null) return earlier;
  const voice = { ...input, id, revision: 1, created_at, updated_at: created_at };
  await call.brandVoices.insert(voice);
  return voice;
});

/** A merge removes what is `null`; where it is required, or the field unknown, it has to be there still to be found faulty. */
const withFaulty = (merged: unknown, patch: object): object => ({
  ...(merged as object),
  ...Object.fromEntries(Object.entries(patch).filter(([name, value]) => value === null || !Object.hasOwn(CreateBrandVoice.shape, name))),
});

function edited(call: Call, current: BrandVoice, { fields, faults }: Pick<UnparsedInput, 'fields' | 'faults'>): BrandVoice {
  const { id, revision, created_at, updated_at: _, ...before } = current;
  const after = parseWhole(withFaulty(mergePatch(before, fields), fields), faults);
  if (isDeepStrictEqual(before, after)) return current;
  return { ...after, id, revision: revision + 1, created_at, updated_at: call.now() };
}

export const update = brandVoices.update(({ call, input }) => {
  const { id } = input.path;
  const since = performance.now();
  const edit = async () => {
    const current = assertFound(call, await call.brandVoices.get(id), 'brand voice', id);
    const next = edited(call, current, input);
    return next === current || (await call.brandVoices.replace(next, current.revision)) ? next : undefined;
  };
  // Edits of this server wait for each other, so that only those of other servers are ever met as a conflict.
  return call.services.edits.run(`${call.principal.workspace.id} ${id}`, () => retryOnConflict(edit, since));
});

export const deleteBrandVoice = brandVoices.delete(async ({ call, input }) => {
  // An earlier try of the call may have deleted it: nothing is left of it to tell.
  assertFound(call, (await call.brandVoices.delete(input.id)) || call.isRepeat, 'brand voice', input.id);
});

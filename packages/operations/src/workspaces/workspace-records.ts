import { setTimeout as wait } from 'node:timers/promises';
import { contract, EditedWorkspace, noKeyLimits, type Key, type Workspace } from '@handbill/contract';
import { assertFound, EventStream, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { invalidField, invalidRequest } from '../call/input/input-parser.ts';
import { reviewFaults } from '../content/references.ts';
import { assertChanged } from '../edits/assert-revision.ts';
import { editRecord } from '../edits/edit-record.ts';
import { patcher } from '../edits/patched.ts';
import type { ExportedPiece } from '../ports/storage.ts';
import { withCapFaults } from '../usage/with-cap-faults.ts';

const patched = patcher(contract.workspaces.update, EditedWorkspace);
const noun = 'workspace';

export const list = implement.workspaces.list(({ call, input }) => call.workspaces.list(input));

export const create = implement.workspaces.create(async ({ call, input: { name } }) => {
  const { id, created_at } = call.newRecord('wsp');
  const made = { ...call.newRecord('key'), made_by: null, is_session: false, revision: 1, updated_at: created_at, last_used_at: null };
  const firstKey: Key = { ...noKeyLimits, ...made, name: 'First key', scopes: ['admin'] };
  const unset = { monthly_token_cap: null, monthly_cost_cap: null, review: null, approval: 'off', time_zone: 'UTC' } as const;
  const workspace: Workspace = { id, name, ...unset, revision: 1, created_at, updated_at: created_at };
  return { ...workspace, key: { ...firstKey, key: await call.workspaces.create(workspace, firstKey) } };
});

export const update = implement.workspaces.update(({ call, input }) =>
  editRecord<Workspace>(call, input.path.id, {
    noun,
    store: call.workspaces,
    change: async (current) => {
      const after = patched(current, await withCapFaults(call, input, current));
      const faults = reviewFaults(call, { review: after.review?.default }, '/review/default');
      if (faults.length > 0) throw invalidRequest(faults);
      return after;
    },
  }),
);

/** How long a caller waits for everything to be erased, in milliseconds, before that goes on without an answer. */
const patience = 10_000;

const remove = implement.workspaces.delete(async ({ call, input: { id, name } }) => {
  const { workspaces, expectedRevisions, services } = call;
  const { storage, jobs, log } = services;
  const current = await workspaces.get(id);
  // An earlier attempt at the call may have deleted it.
  if (current !== null || !call.isRepeat) {
    const found = assertFound(call, current, noun, id);
    if (id === call.principal.workspace.id)
      throw call.problem('forbidden', { scope: 'admin' }, { detail: 'The first workspace cannot be deleted.' });
    if (name !== found.name)
      throw invalidField('/name', 'invalid_choice', 'must be the name of the workspace that is to be deleted', 'query');
    const result = await workspaces.delete(id, call.now(), expectedRevisions);
    await assertChanged(call, { result, noun, id, current: () => workspaces.get(id) });
  }
  const erased = jobs.background.track(
    storage
      .eraseWorkspaces(call.now(), services.stopping)
      .catch((cause: unknown) => log.warn({ err: cause }, 'A deleted workspace is not erased yet; trying again in the next round')),
  );
  await Promise.race([erased, wait(patience, undefined, { ref: false })]);
});

/** In bytes: the reservation for a piece of an export before it is read; and how many times its size in the database it takes in memory. */
const [reserved, inMemory] = [2_000_000, 3];

async function* asEvents({ room }: Call, pieces: AsyncIterable<ExportedPiece>) {
  await room.reserve(reserved);
  for await (const { records, bytes } of pieces) {
    room.hold(inMemory * bytes);
    for (const data of records) yield { event: 'record' as const, data };
    await room.reserve(reserved);
  }
}

const exportAll = implement.workspaces.export(async ({ call, input: { id } }) => {
  assertFound(call, await call.workspaces.get(id), noun, id);
  call.room.hold(0);
  return new EventStream(asEvents(call, call.workspaces.export(id)));
});

export { exportAll as export, remove as delete };

import { expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../../testing/open-storage.ts';
import { OutgoingCalls, type callStates } from './outgoing-calls.ts';

interface Errand {
  _id: string;
  workspace_id: string;
  state: (typeof callStates)[number];
  answer: string | null;
}

const opened = openStorage();

function calls() {
  const collection = opened.db.collection<Errand>(`errands_${opened.newWorkspace()}`);
  onTestFinished(async () => void (await collection.drop().catch(() => false)));
  const key = { _id: 'one', workspace_id: 'wsp_1' };
  const log = new OutgoingCalls(collection);
  return {
    log,
    key,
    collection,
    begin: () => log.begin({ ...key, state: 'open', answer: null }),
    end: (answer = 'yes') => log.end(key, { set: { answer }, redacted: { answer: null } }),
    stored: () => collection.findOne({}),
  };
}

it('a call is begun once, and its end is stored once however often it is sent', async () => {
  const { begin, end, stored } = calls();
  expect([await begin(), await begin()]).toEqual([true, false]);
  expect([await end(), await end('no')]).toEqual(['open', 'ended']);
  expect(await stored()).toMatchObject({ state: 'ended', answer: 'yes' });
});

it('a call that was never begun has no end', async () => {
  const { end, stored } = calls();
  expect([await end(), await stored()]).toEqual([null, null]);
});

it('a call of a process that is gone is broken off until it says what came of it; one that has ended is not', async () => {
  const { log, begin, end, stored, key } = calls();
  await begin();
  await log.breakOff(key, { answer: 'unknown' });
  expect(await stored()).toMatchObject({ state: 'broken_off', answer: 'unknown' });
  expect(await end()).toBe('broken_off');
  await log.breakOff(key, { answer: 'unknown' });
  expect(await stored()).toMatchObject({ state: 'ended', answer: 'yes' });
});

it('of a call that was erased while it went on, what is not kept is left out', async () => {
  const { begin, end, stored, collection } = calls();
  await begin();
  await collection.updateOne({}, { $set: { state: 'erased' } });
  expect(await end()).toBe('erased');
  expect(await stored()).toMatchObject({ state: 'ended', answer: null });
});

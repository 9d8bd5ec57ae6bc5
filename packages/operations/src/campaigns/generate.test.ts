import { contract, newId, Problem } from '@handbill/contract';
import { expect, it } from 'vitest';
import { generate } from './generate.ts';

type Given = Parameters<typeof generate.handler>[0];

const now = new Date('2026-11-27T10:00:00Z');
const campaign = { id: newId('cmp', now), name: 'Spring', channels: ['email', 'linkedin'] };

/** A call by a key with a cap, of which no text can be stored, and the reservations, settlements and slots that it makes. */
function callWithoutRoom(cause: Error) {
  const [reserved, settled, slots] = [new Set<string>(), new Set<string>(), new Set<object>()];
  const slotsFor = (_workspaceId: string, count: number) => {
    for (let at = 0; at < count; at += 1) {
      const slot = { turn: Promise.resolve(true), leave: () => slots.delete(slot) };
      slots.add(slot);
    }
    return Promise.resolve([...slots]);
  };
  const caps = {
    reserve: (_by: unknown, _caps: unknown, budgets: readonly { readonly id: string }[]) => {
      for (const { id } of budgets) reserved.add(id);
      return Promise.resolve(null);
    },
  };
  const attemptLog = { settle: ({ id }: { readonly id: string }) => Promise.resolve(void settled.add(id)) };
  const writer = {
    promptVersion: '1',
    review: { byDefault: false },
    choose: () => ({ kind: 'chosen', provider: 'sandbox', model: 'sandbox' }),
    firstCall: () => Promise.resolve({ tokens: 100, usd: 0 }),
  };
  const call = {
    isRepeat: false,
    now: () => now,
    newRecord: () => ({ id: newId('cnt', now), created_at: now }),
    principal: {
      workspace: { id: 'wsp_1' },
      workspaceSettings: { review: null },
      key: { id: 'key_1', models: null },
      caps: [{ id: 'wsp_1', scope: 'workspace', tokens: 1_000, usd: null }],
    },
    campaigns: { get: () => Promise.resolve(campaign) },
    content: { beginAll: () => Promise.reject(cause) },
    services: { writer, jobs: { queue: { slotsFor } }, storage: { caps, attemptLog } },
  };
  // As much of a call as this operation asks of it.
  return { call: call as unknown as Given['call'], reserved, settled, slots };
}

it.each([
  ['the database conflicts', new Problem('unavailable', { retry_after: 2 })],
  ['anything fails', new TypeError('No')],
])('gives back what it reserved, and its slots, where %s', async (_, cause) => {
  const { call, reserved, settled, slots } = callWithoutRoom(cause);
  const input = contract.campaigns.generate.input.parse({ id: campaign.id, topic: 'Loaves' });
  const given = { call, input, wants: 'value', lastEventId: undefined, signal: undefined } as Given;
  await expect((async () => generate.handler(given))()).rejects.toBe(cause);
  expect(reserved.size).toBe(2);
  expect(settled).toEqual(reserved);
  expect(slots.size).toBe(0);
});

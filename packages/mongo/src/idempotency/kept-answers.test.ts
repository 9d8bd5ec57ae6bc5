import { contract, Problem, type Operation } from '@handbill/contract';
import type { Background } from '@handbill/operations';
import { expect, it } from 'vitest';
import { createCallerRequest } from '../../../operations/src/call/caller-request.ts';
import type { ParsedInvocation } from '../../../operations/src/call/invocation.ts';
import { idempotency } from '../../../operations/src/call/layers/idempotency.ts';
import type { Outcome } from '../../../operations/src/call/outcome.ts';
import type { Services } from '../../../operations/src/call/services.ts';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleCampaign } from '../../testing/sample-campaign.ts';

const opened = openStorage();

/** Nothing lasts so long that it has to be renewed. */
const background: Pick<Background, 'during' | 'track' | 'mayPass'> = {
  during: (_, work) => work(),
  track: (work) => work,
  mayPass: () => false,
};
const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Calls of an operation with one idempotency key; `made` is how often they were carried out. */
function calls(operation: Operation, answer: () => Outcome | Promise<Outcome>, workspace = { id: opened.newWorkspace() }) {
  const state = { made: 0 };
  const services = { storage: opened.storage, jobs: { background }, log, now: () => new Date() } as unknown as Services;
  const next = async () => {
    state.made += 1;
    return answer();
  };
  const send = async (scopes: readonly string[] = ['admin']) => {
    const request = createCallerRequest({ id: 'req_1', idempotencyKey: 'once' });
    const invocation = {
      request,
      principal: { workspace, scopes: new Set(scopes) },
      input: {},
      wants: 'value',
    } as unknown as ParsedInvocation;
    const made = await idempotency.for(operation, services)?.(next)(invocation);
    return made?.events === undefined ? made?.value : undefined;
  };
  return { state, send };
}

it('an answer comes again without what is secret in it, and to nobody who may do less', async () => {
  const { state, send } = calls(contract.keys.create, () => ({ status: 201, value: { id: 'key_1', key: 'hbk_secret' } }));
  expect(await send(['admin'])).toEqual({ id: 'key_1', key: 'hbk_secret' });
  expect(await send(['admin'])).toEqual({ id: 'key_1', key: null });
  await expect(send(['keys:write'])).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  expect(state.made).toBe(1);
});

it.each([
  ['that a repeated call would bring again', 'not_found', 1],
  ['that was paid for', 'generation_failed', 1],
  ['that passes', 'unavailable', 2],
  ['of the server', 'internal', 2],
  ['that ends by itself', 'rate_limited', 2],
] as const)('a refusal %s is told again, or the call made anew: %s', async (_, code, times) => {
  const { state, send } = calls(contract.content.generate, () => {
    throw new Problem(...([code, { retry_after: 1, violated_policies: [] }] as unknown as ConstructorParameters<typeof Problem>));
  });
  for (let sent = 0; sent < 2; sent += 1) await expect(send()).rejects.toMatchObject({ code });
  expect(state.made).toBe(times);
});

// It was kept after that for a minute, with every word of the record.
it('no answer is kept with a record that is erased before it is', async () => {
  const workspace = { id: opened.newWorkspace() };
  const campaigns = opened.storage.campaigns(authorIn(workspace.id));
  const stored = sampleCampaign();
  await campaigns.insert(stored);
  const { send } = calls(
    contract.campaigns.update,
    async () => {
      expect(await campaigns.erase(stored.id, new Date())).toBe(true);
      return { status: 200, value: stored };
    },
    workspace,
  );
  expect(await send()).toEqual(stored);
  await expect(send()).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  expect(await opened.db.collection('idempotency').countDocuments({ workspace_id: workspace.id, answer: { $exists: true } })).toBe(0);
});

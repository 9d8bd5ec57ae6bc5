import { contract, type Key } from '@handbill/contract';
import { OpenStreams } from '@handbill/operations';
import { expect, it } from 'vitest';
import { createCallerRequest } from '../../../operations/src/call/caller-request.ts';
import type { AuthenticatedInvocation, RecordedInvocation } from '../../../operations/src/call/invocation.ts';
import { authenticate } from '../../../operations/src/call/layers/authenticate.ts';
import type { OperationEvent } from '../../../operations/src/call/outcome.ts';
import type { Services } from '../../../operations/src/call/services.ts';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleKey } from '../../testing/sample-key.ts';

const opened = openStorage();
const event = { event: 'heartbeat', data: {} };

/** Events until their signal is aborted. */
async function* endless(signal: AbortSignal | undefined): AsyncGenerator<OperationEvent> {
  yield event;
  await new Promise((resolve) => signal?.addEventListener('abort', resolve));
}

/** A key that may have one stream open, and what opens one. */
async function key(fields: Partial<Key> = {}) {
  const workspaceId = await opened.storedWorkspace();
  const keys = opened.storage.workspaceKeys(authorIn(workspaceId));
  const made = sampleKey({ scopes: ['events:read'], ...fields });
  const secret = await keys.create(made);
  const services = { storage: opened.storage, now: () => new Date(), streams: new OpenStreams(1) } as Partial<Services> as Services;
  const next = ({ signal }: AuthenticatedInvocation) => Promise.resolve({ status: 200, events: endless(signal) });
  const open = async (signal?: AbortSignal) => {
    const request = createCallerRequest({ id: 'req_1', credential: `Bearer ${secret}` });
    const invocation = { request, effects: {}, wants: 'events', signal } as unknown as RecordedInvocation;
    const outcome = await authenticate.for(contract.events.list, services)?.(next)(invocation);
    if (outcome?.events === undefined) throw new Error('No stream');
    return outcome.events[Symbol.asyncIterator]();
  };
  return { id: made.id, keys, open };
}

const refused = { code: 'unauthenticated' };

it('a stream ends when its key expires, of which nobody tells', async () => {
  const { open } = await key({ expires_at: new Date(Date.now() + 500) });
  const events = await open();
  expect(await events.next()).toMatchObject({ value: event });
  await expect(events.next()).rejects.toMatchObject(refused);
});

it('a stream ends at once when its key is revoked here', async () => {
  const { id, keys, open } = await key();
  const events = await open();
  await events.next();
  const next = events.next();
  const since = performance.now();
  await keys.revoke(id, { at: new Date(), withMade: false });
  await expect(next).rejects.toMatchObject(refused);
  expect(performance.now() - since).toBeLessThan(900);
});

it('a stream whose caller left before its first event makes room for the next one', async () => {
  const { open } = await key();
  const leaving = new AbortController();
  await open(leaving.signal);
  await expect(open()).rejects.toMatchObject({ code: 'rate_limited' });
  leaving.abort();
  const events = await open();
  await events.next();
  await events.return?.();
  await open();
});

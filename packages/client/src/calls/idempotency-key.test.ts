import { contract, isChange, operations } from '@handbill/contract';
import { expect, it } from 'vitest';
import { createClient } from './create-client.ts';
import { changesNothing } from './idempotency-key.ts';
import { replies, scriptedServer } from './scripted-server.fixture.ts';

const server = scriptedServer();

it('has no key for what changes nothing, by the contract', () => {
  const mutations = operations(contract).filter(({ operation }) => operation.kind === 'mutation');
  expect(mutations.filter(({ name }) => changesNothing(name))).toEqual(mutations.filter(({ operation }) => !isChange(operation)));
});

it('sends what changes nothing together, and without a key', async () => {
  const { content } = createClient({ url: server.url, key: 'hbk_test' });
  server.play(replies.data({ estimate: null }));
  const asked = { type: 'email', topic: 'Loaves' } as const;
  const answers = await Promise.all([content.plan.mutate(asked), content.plan.mutate({ ...asked, topic: 'Rolls' })]);
  expect(answers).toEqual([{ estimate: null }, { estimate: null }]);
  expect(server.requests).toEqual(['POST /trpc/content.plan,content.plan']);
  expect(server.idempotencyKeys).toEqual([undefined]);
});

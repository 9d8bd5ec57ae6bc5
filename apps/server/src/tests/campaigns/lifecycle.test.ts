import { CampaignStatus, campaignSteps, lifecycle, stepBetween, type CampaignStep } from '@handbill/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepsTo } from '../../../../../packages/operations/testing/campaign-steps.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();

const starts = (status: CampaignStatus, step: CampaignStep) => lifecycle[step].from.some((from) => from === status);
const actions = (status: CampaignStatus) => [...campaignSteps.filter((step) => starts(status, step)), 'duplicate', 'delete'];

const create = async (fields: object = {}) =>
  (await server.rest('POST /campaigns', { body: { name: 'Spring launch', campaign_type: 'sales', ...fields } })).body;

it('follows the lifecycle for any sequence of steps, and a rejected step changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...campaignSteps), { minLength: 1, maxLength: 8 }), async (walk) => {
      let { id, status, revision } = await create();
      for (const step of walk) {
        const { body } = await server.rest(`POST /campaigns/${id}/${step}`);
        const next = starts(status, step) ? lifecycle[step].to : undefined;
        expect(body).toMatchObject(
          next === undefined ? { code: 'invalid_transition', current_status: status, action: step } : { status: next },
        );
        if (next !== undefined) [status, revision] = [next, revision + 1];
        const { body: now } = await server.rest(`GET /campaigns/${id}`);
        expect(now).toMatchObject({ status, revision });
        expect(now.allowed_actions.toSorted()).toEqual(actions(status).toSorted());
      }
    }),
    { numRuns: 30 },
  );
});

const pairs = CampaignStatus.options.flatMap((from) => CampaignStatus.options.map((to) => [from, to] as const));

it.each(pairs)('a PATCH changes the status from %s to %s only if one step does', async (from, to) => {
  const { id } = await create();
  for (const step of stepsTo.get(from) ?? []) await server.rest(`POST /campaigns/${id}/${step}`);
  const { status, body } = await server.rest(`PATCH /campaigns/${id}`, { body: { status: to, name: 'Renamed' } });
  const reachable = from === to || stepBetween(from, to) !== undefined;
  expect({ status, body }).toMatchObject(
    reachable
      ? { status: 200, body: { status: to, name: 'Renamed' } }
      : { status: 409, body: { code: 'invalid_transition', action: 'update', current_status: from } },
  );
  expect((await server.rest(`GET /campaigns/${id}`)).body.name).toBe(reachable ? 'Renamed' : 'Spring launch');
});

it('lets one of many concurrent steps succeed', async () => {
  const { id } = await create({ status: 'active' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => server.rest(`POST /campaigns/${id}/pause`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect((await server.rest(`GET /campaigns/${id}`)).body.revision).toBe(2);
});

it('loses none of many concurrent edits', async () => {
  const { id } = await create({ metadata: { start: 'here' } });
  const names = ['a', 'b', 'c', 'd'];
  const answers = await Promise.all(names.map((name) => server.rest(`PATCH /campaigns/${id}`, { body: { metadata: { [name]: name } } })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await server.rest(`GET /campaigns/${id}`)).body).toMatchObject({
    metadata: { start: 'here', a: 'a', b: 'b', c: 'c', d: 'd' },
    revision: 5,
  });
});

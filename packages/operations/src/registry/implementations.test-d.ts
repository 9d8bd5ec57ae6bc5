import { contract, type Contract, type CreateCampaign, type Problem } from '@handbill/contract';
import { expectTypeOf } from 'vitest';
import type { UnparsedInput } from '../call/call.ts';
import { implementers, type Implementation, type Implementations } from '../call/implement.ts';
import { implementations } from './implementations.ts';

// An implementation fits the place of its own operation and no other, even where both take and answer the same.
type Campaigns = Implementations<Contract>['campaigns'];
const { campaigns: bound } = implementations;
expectTypeOf(bound).toEqualTypeOf<Campaigns>();
expectTypeOf(bound.get).toEqualTypeOf<Implementation<Contract['campaigns']['get']>>();
// @ts-expect-error `delete` takes what `get` takes, and answers nothing
export const another: Campaigns = { ...bound, get: bound.delete };
// @ts-expect-error `restore` takes and answers what `get` does
export const alike: Campaigns = { ...bound, get: bound.restore };
// @ts-expect-error `create` makes a campaign as `duplicate` does
export const similar: Campaigns = { ...bound, duplicate: bound.create };
// @ts-expect-error both are steps of the lifecycle
export const stepped: Campaigns = { ...bound, resume: bound.pause };
// @ts-expect-error content is no campaign
export const foreign: Campaigns = { ...bound, get: implementations.content.get };
const { create: _, ...incomplete } = bound;
// @ts-expect-error `create` has no implementation
export const missing: Campaigns = incomplete;
// @ts-expect-error there is no operation `archive`
export const surplus: Campaigns = { ...bound, archive: bound.delete };

// A handler raises the problems that its operation declares, or that any call may end in, with their members.
const implement = implementers(contract);
const transition = { current_status: 'draft', action: 'pause', allowed_actions: ['activate'] };
implement.campaigns.pause(async ({ call }) => {
  expectTypeOf(call.problem('not_found')).toEqualTypeOf<Problem<'not_found'>>();
  if (call.requestId === '') throw call.problem('unavailable', { retry_after: 5 });
  throw call.problem('invalid_transition', transition, { detail: 'Cannot pause a draft campaign.' });
});
implement.campaigns.get(async ({ call }) => {
  // @ts-expect-error to read a campaign is no step of its lifecycle
  throw call.problem('invalid_transition', transition);
});
implement.campaigns.list(async ({ call }) => {
  // @ts-expect-error a list may be empty, but is always found
  throw call.problem('not_found');
});
implement.campaigns.pause(async ({ call }) => {
  // @ts-expect-error it carries the status, the action and what is allowed
  throw call.problem('invalid_transition');
});
implement.campaigns.pause(async ({ call }) => {
  // @ts-expect-error it is not in the error table
  throw call.problem('too_late');
});

// An input is parsed, unless the handler parses it itself: of that, only the path is known.
implement.campaigns.create(async ({ call, input }) => {
  expectTypeOf(input).toEqualTypeOf<CreateCampaign>();
  throw call.problem('internal');
});
implement.campaigns.update(async ({ call, input }) => {
  expectTypeOf(input).toEqualTypeOf<UnparsedInput<'id'>>();
  expectTypeOf(input.path).toEqualTypeOf<Readonly<Record<'id', string>>>();
  expectTypeOf(input.fields['name']).toBeUnknown();
  // @ts-expect-error nothing has parsed the name yet
  void input.name;
  throw call.problem('internal');
});
implement.campaigns.duplicate(async ({ call, input }) => {
  expectTypeOf(input).toEqualTypeOf<UnparsedInput<'id'>>();
  throw call.problem('internal');
});

// Its answer is the output of its operation.
// @ts-expect-error a campaign, not its id
implement.campaigns.get(async ({ input }) => input.id);

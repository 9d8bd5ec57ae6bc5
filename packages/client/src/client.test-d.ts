import type * as contract from '@handbill/contract';
import type { AppRouter as ServersRouter } from '@handbill/router';
import type { inferRouterError, inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { TRPCClient } from '@trpc/client';
import { expectTypeOf } from 'vitest';
import {
  adPlatforms,
  campaignActions,
  campaignStatuses,
  campaignTypes,
  contentStatuses,
  contentTypes,
  createClient,
  postPlatforms,
  problemCodes,
  scopes,
  type BrandVoice,
  type Comment,
  type Campaign,
  type Content,
  type ContentRequestInput,
  type ContentSummary,
  type CreateBrandVoiceInput,
  type CreateCampaignInput,
  type CreatedKey,
  type Model,
  type CreateKeyInput,
  type Fault,
  type Key,
  type Me,
  type Page,
  type Pagination,
  type Problem,
  type ProblemCode,
  type ProblemDocument,
} from './index.ts';
import type { AppRouter } from './trpc.ts';

const client = createClient({ url: 'http://127.0.0.1:3000', key: () => Promise.resolve('hbk_test') });
const { generate } = client.content;
type Of<Name extends Content['type']> = Extract<Content, { type: Name }>;
/** Whether two problems with open members are one type depends on the order in which the compiler comes to them; ProblemDocument is compared. */
type WithoutError<Text> = Text extends unknown ? Omit<Text, 'error'> : never;

// The types of the client equal the contract's, though they are not inferred from its schemas.
expectTypeOf<Campaign>().branded.toEqualTypeOf<contract.Campaign>();
expectTypeOf<BrandVoice>().branded.toEqualTypeOf<contract.BrandVoice>();
expectTypeOf<Comment>().branded.toEqualTypeOf<contract.Comment>();
expectTypeOf<CreateBrandVoiceInput>().branded.toEqualTypeOf<contract.CreateBrandVoiceInput>();
expectTypeOf<WithoutError<Content>>().branded.toEqualTypeOf<WithoutError<contract.Content>>();
expectTypeOf<Content>().toExtend<contract.Content>();
expectTypeOf<contract.Content>().toExtend<Content>();
expectTypeOf<ContentRequestInput>().branded.toEqualTypeOf<contract.ContentRequestInput>();
expectTypeOf<CreateCampaignInput>().branded.toEqualTypeOf<contract.CreateCampaignInput>();
expectTypeOf<WithoutError<ContentSummary>>().branded.toEqualTypeOf<WithoutError<contract.ContentSummary>>();
expectTypeOf<ContentSummary>().toExtend<contract.ContentSummary>();
expectTypeOf<contract.ContentSummary>().toExtend<ContentSummary>();
expectTypeOf<ProblemDocument>().branded.toEqualTypeOf<contract.ProblemDocument>();
expectTypeOf<Pagination>().branded.toEqualTypeOf<contract.Pagination>();
expectTypeOf<Fault>().toEqualTypeOf<contract.Fault>();
expectTypeOf<Key>().branded.toEqualTypeOf<contract.Key>();
expectTypeOf<Model>().branded.toEqualTypeOf<contract.Model>();
expectTypeOf(client.models.list.query()).resolves.toEqualTypeOf<{ data: Model[] }>();
expectTypeOf<CreatedKey>().branded.toEqualTypeOf<contract.Key & { key: string | null }>();
expectTypeOf<Me>().branded.toEqualTypeOf<contract.Me>();

// The choices have every value of their types and no other.
type RequestOf<Name extends Content['type']> = Extract<ContentRequestInput, { type: Name; platform: string }>;
expectTypeOf(campaignTypes).items.toEqualTypeOf<Campaign['campaign_type']>();
expectTypeOf(campaignStatuses).items.toEqualTypeOf<Campaign['status']>();
expectTypeOf(campaignActions).items.toEqualTypeOf<Campaign['allowed_actions'][number]>();
expectTypeOf(contentTypes).items.toEqualTypeOf<Content['type']>();
expectTypeOf(contentStatuses).items.toEqualTypeOf<Content['status']>();
expectTypeOf(postPlatforms).items.toEqualTypeOf<RequestOf<'social_post'>['platform']>();
expectTypeOf(adPlatforms).items.toEqualTypeOf<RequestOf<'ad_copy'>['platform']>();
expectTypeOf(scopes).items.toEqualTypeOf<Me['key']['scopes'][number]>();
expectTypeOf(problemCodes).items.toEqualTypeOf<ProblemCode>();

// Its procedures are the router's, no more and no fewer, but for streams.
type Named<T> = { -readonly [Group in keyof T]: keyof T[Group] };
type Calls<T> = { [Group in keyof T]: Exclude<T[Group], 'live' | 'stream' | (Group extends 'workspaces' ? 'export' : never)> };
expectTypeOf<Named<typeof client>>().toEqualTypeOf<Calls<Named<inferRouterInputs<AppRouter>>>>();
expectTypeOf(client.campaigns.list.query).returns.resolves.branded.toEqualTypeOf<inferRouterOutputs<AppRouter>['campaigns']['list']>();

// The request's type decides the result's.
const ad = { type: 'ad_copy', topic: 'Bread', product: 'Bread', unique_selling_proposition: 'Fresh', platform: 'google_search' } as const;
expectTypeOf(generate.mutate(ad)).resolves.branded.toEqualTypeOf<Of<'ad_copy'>>();
expectTypeOf(generate.mutate({ type: 'email', topic: 'Bread' })).resolves.branded.toEqualTypeOf<Of<'email'>>();
expectTypeOf(generate.mutate({} as ContentRequestInput)).resolves.branded.toEqualTypeOf<Content>();
// @ts-expect-error an ad needs a product
void generate.mutate({ type: 'ad_copy', topic: 'Bread', unique_selling_proposition: 'Fresh', platform: 'google_search' });
// @ts-expect-error an email has no platform
void generate.mutate({ type: 'email', topic: 'Bread', platform: 'linkedin' });
// @ts-expect-error there are five kinds
void generate.mutate({ type: 'poem', topic: 'Bread' });

// Instants are Dates; sent, they may be text.
expectTypeOf<Campaign['created_at']>().toEqualTypeOf<Date>();
expectTypeOf<Campaign['starts_at']>().toEqualTypeOf<Date | null>();
expectTypeOf<CreateCampaignInput['starts_at']>().toEqualTypeOf<Date | string | null | undefined>();

// A list has the type of its records.
expectTypeOf(client.content.list.query()).resolves.toEqualTypeOf<Page<Content>>();
expectTypeOf(client.content.list.query({ view: 'full' })).resolves.toEqualTypeOf<Page<Content>>();
expectTypeOf(client.content.list.query({ view: 'summary', type: ['email'] })).resolves.toEqualTypeOf<Page<ContentSummary>>();
expectTypeOf<ContentSummary>().not.toHaveProperty('output');
// @ts-expect-error a summary has no text
void client.content.list.query({ view: 'summary' }).then(({ data }) => data[0]?.text);
// @ts-expect-error a limit is a number
void client.content.list.query({ limit: '5' });

// Which calls are queries, and their inputs.
expectTypeOf(client.campaigns.delete.mutate).returns.resolves.toBeVoid();
expectTypeOf(client.campaigns.pause.mutate).parameter(0).branded.toEqualTypeOf<{ id: string; if_revision?: number | null | undefined }>();
expectTypeOf(client.content.update.mutate).parameter(0).toHaveProperty('if_revision');
// @ts-expect-error a copy changes no record
void client.campaigns.duplicate.mutate({ id: 'cmp_1', if_revision: 1 });
expectTypeOf(client.me.get.query({}, { signal: AbortSignal.abort() })).resolves.branded.toEqualTypeOf<Me>();
expectTypeOf<CreateKeyInput['expires_at']>().toEqualTypeOf<Date | string | null | undefined>();
// @ts-expect-error there is no such scope
void client.keys.create.mutate({ name: 'Website', scopes: ['campaigns:delete'] });
// @ts-expect-error an id is needed
void client.campaigns.pause.mutate();
// @ts-expect-error a mutation is no query
void client.campaigns.pause.query({ id: 'cmp_1' });
// @ts-expect-error there is no such action
void client.campaigns.pasue.mutate({ id: 'cmp_1' });
// @ts-expect-error there is no such field
void client.campaigns.create.mutate({ name: 'Spring', campaign_type: 'sales', bugdet: 5 });

/** A switch narrows each code to its members, and the compiler checks that none is missing. */
export function advice(problem: Problem): string | number {
  switch (problem.code) {
    case 'invalid_request':
      return problem.errors.length + (problem.errors_omitted ?? 0);
    case 'forbidden':
      return problem.scope ?? problem.detail;
    case 'method_not_allowed':
      return problem.allow.length;
    case 'invalid_transition':
      return problem.allowed_actions.length;
    case 'content_not_ready':
      return problem.current_status;
    case 'approval_void':
      return problem.current_hash;
    case 'events_expired':
      return problem.oldest?.sequence ?? problem.title;
    case 'rate_limited':
    case 'budget_exhausted':
      return problem.retry_after;
    case 'unavailable':
      return problem.content_id ?? problem.retry_after;
    case 'generation_failed':
    case 'generation_timeout':
      return problem.content_id;
    case 'approval_required':
    case 'malformed_json':
    case 'unauthenticated':
    case 'not_found':
    case 'not_acceptable':
    case 'request_timeout':
    case 'headers_too_large':
    case 'last_admin_key':
    case 'idempotency_in_progress':
    case 'revision_mismatch':
    case 'payload_too_large':
    case 'unsupported_media_type':
    case 'idempotency_key_reused':
      return problem.request_id;
    case 'internal':
      return problem.content_id ?? problem.request_id;
    case 'aborted':
    case 'not_sent':
    case 'timeout':
    case 'network_error':
    case 'unexpected_answer':
      return problem.status ?? problem.title;
    default:
      return problem satisfies never;
  }
}

// The router for tRPC's own client is the server's, of which it names neither context nor schemas.
expectTypeOf<inferRouterInputs<AppRouter>>().toEqualTypeOf<inferRouterInputs<ServersRouter>>();
expectTypeOf<inferRouterOutputs<AppRouter>>().toEqualTypeOf<inferRouterOutputs<ServersRouter>>();
expectTypeOf<inferRouterError<AppRouter>>().toEqualTypeOf<inferRouterError<ServersRouter>>();

declare const plain: TRPCClient<AppRouter>;
expectTypeOf(plain.me.get.query()).resolves.toHaveProperty('workspace');
expectTypeOf(plain.campaigns.list.query()).resolves.toHaveProperty('pagination');
// @ts-expect-error -- it takes nothing
void plain.me.get.query({ id: 'x' });
// @ts-expect-error -- it needs an id
void plain.campaigns.get.query();

/** The items of a subscription. */
type Item<Stream> = Stream extends AsyncIterable<infer Each> ? Each : never;
type Outputs = inferRouterOutputs<AppRouter>;
type Written = Item<Outputs['content']['stream']>;
type Told = Item<Outputs['events']['live']>;
expectTypeOf<Extract<Written['data'], { event: 'content.delta' }>>().branded.toEqualTypeOf<
  { event: 'content.delta' } & contract.ContentDelta
>();
expectTypeOf<Written['data']['event']>().toEqualTypeOf<contract.ContentEvent['event']>();
expectTypeOf<Extract<Written['data'], { event: 'content.finished' }>>().toExtend<Content>();
expectTypeOf<Told>().toHaveProperty('id').toBeString();
expectTypeOf<Told['data']['event']>().toEqualTypeOf<contract.EventType | 'events.opened'>();
expectTypeOf<Exclude<Told['data'], { event: 'events.opened' }>>().toExtend<contract.Event>();
// Lines of a file cannot be resumed.
expectTypeOf<Item<Outputs['workspaces']['export']>>().toHaveProperty('record');
expectTypeOf<inferRouterInputs<AppRouter>['content']['stream']>().toExtend<{ id: string; lastEventId?: string | null | undefined }>();
// @ts-expect-error -- there is no such event
export const noSuchEvent: Written['data']['event'] = 'content.ended';

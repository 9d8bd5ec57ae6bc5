import type {
  Campaign,
  Content,
  ContentRequestInput,
  ContentSummary,
  CreateCampaignInput,
  HandbillError,
  Me,
  Page,
} from '@handbill/client';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient, useSuspenseQuery, type InfiniteData } from '@tanstack/react-query';
import { expectTypeOf } from 'vitest';
import { useGeneration, useHandbill, useProblem, useStep } from './index.ts';

type Of<Name extends Content['type']> = Extract<Content, { type: Name }>;

export function Component() {
  const api = useHandbill();
  const queryClient = useQueryClient();

  // The data are the client's, and the error is its error.
  const campaign = useQuery(api.campaigns.get.queryOptions({ id: 'cmp_1' }));
  expectTypeOf(campaign.data).toEqualTypeOf<Campaign | undefined>();
  expectTypeOf(campaign.data?.created_at).toEqualTypeOf<Date | undefined>();
  expectTypeOf(campaign.error).toEqualTypeOf<HandbillError | null>();
  expectTypeOf(useSuspenseQuery(api.me.get.queryOptions()).data).toExtend<Me>();
  const named = useQuery({ ...api.campaigns.get.queryOptions({ id: 'cmp_1' }), select: ({ name }) => name, enabled: false });
  expectTypeOf(named.data).toEqualTypeOf<string | undefined>();
  expectTypeOf(named.error).toEqualTypeOf<HandbillError | null>();
  expectTypeOf(queryClient.getQueryData(api.campaigns.get.queryOptions({ id: 'cmp_1' }).queryKey)).toEqualTypeOf<Campaign | undefined>();
  // @ts-expect-error an id is needed
  api.campaigns.get.queryOptions();
  // @ts-expect-error there is no such status
  api.campaigns.list.queryOptions({ status: 'gone' });
  // @ts-expect-error a change is no query
  api.campaigns.pause.queryOptions({ id: 'cmp_1' });

  // A list goes on by its cursor; its view decides the type of its records.
  const pages = useInfiniteQuery(api.content.list.infiniteOptions({ view: 'summary', type: 'email' }));
  expectTypeOf(pages.data).toEqualTypeOf<InfiniteData<Page<ContentSummary>> | undefined>();
  expectTypeOf(pages.error).toEqualTypeOf<HandbillError | null>();
  expectTypeOf(useQuery(api.content.list.queryOptions()).data).toEqualTypeOf<Page<Content> | undefined>();
  expectTypeOf(useInfiniteQuery(api.campaigns.list.infiniteOptions({ q: 'spring' })).data?.pages[0]?.data[0]).toEqualTypeOf<
    Campaign | undefined
  >();
  // @ts-expect-error the cursor is TanStack Query's to pass on
  api.campaigns.list.infiniteOptions({ cursor: 'x' });
  // @ts-expect-error a record has no pages
  api.campaigns.get.infiniteOptions({ id: 'cmp_1' });

  const create = useMutation({ ...api.campaigns.create.mutationOptions(), onSuccess: ({ name }) => name.length });
  expectTypeOf(create.mutate).parameter(0).toEqualTypeOf<CreateCampaignInput>();
  expectTypeOf(create.data).toEqualTypeOf<Campaign | undefined>();
  expectTypeOf(create.error).toEqualTypeOf<HandbillError | null>();
  const email = useMutation(api.content.generate.mutationOptions<'email'>());
  expectTypeOf(email.data).toEqualTypeOf<Of<'email'> | undefined>();
  // @ts-expect-error an email has no platform
  email.mutate({ type: 'email', topic: 'Bread', platform: 'linkedin' });
  expectTypeOf(useMutation(api.content.generate.mutationOptions()).mutate).parameter(0).toExtend<ContentRequestInput>();

  // Each call is still the client's.
  expectTypeOf(api.campaigns.pause.mutate({ id: 'cmp_1' })).resolves.toEqualTypeOf<Campaign>();

  const step = useStep(api.campaigns.pause, { status: 'paused', allowed_actions: [] });
  expectTypeOf(step.error).toEqualTypeOf<HandbillError | null>();
  step.mutate({ id: 'cmp_1', if_revision: 3 });
  useStep(api.content.update, (_, { tags }) => ({ tags: tags ?? [] })).mutate({ id: 'cnt_1', tags: ['spring'] });
  useStep(api.content.delete, null).mutate({ id: 'cnt_1' });
  // @ts-expect-error there is no such status
  useStep(api.campaigns.pause, { status: 'gone' });
  // @ts-expect-error what is made has no id yet
  useStep(api.campaigns.create, {});

  const post = useGeneration<'social_post'>({ name: 'new-post' });
  expectTypeOf(post.record).toEqualTypeOf<Of<'social_post'> | undefined>();
  expectTypeOf(post.partial.text).toEqualTypeOf<string | undefined>();
  post.start({ type: 'social_post', topic: 'Bread', platform: 'linkedin' });
  // @ts-expect-error this one writes posts
  post.start({ type: 'email', topic: 'Bread' });
  useGeneration().start({ type: 'email', topic: 'Bread' });

  const problem = useProblem(create.error, ['/name', '/budget']);
  problem.field('/name');
  // @ts-expect-error the form has no such field
  problem.field('/status');
}

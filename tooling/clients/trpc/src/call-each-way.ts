import type { AppRouter } from '@handbill/client/trpc';
import type { Campaign, Content, Problem } from '@handbill/client';
import { MutationObserver, QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { useSubscription } from '@trpc/tanstack-react-query';
import { createTrpc } from './create-trpc.ts';

type Trpc = ReturnType<typeof createTrpc>['trpc'];
type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

export const campaign: Inputs['campaigns']['create'] = { name: 'Spring launch', campaign_type: 'sales', starts_at: new Date(0) };

/** The problem of a call that failed, whichever way it was called. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof TRPCClientError)) throw error;
  const { data } = error as TRPCClientError<AppRouter>;
  if (data == null) throw error;
  return data.problem;
}

/** As components call it. */
export function useCampaigns(trpc: Trpc, id: string) {
  const { data, error } = useQuery(trpc.campaigns.list.queryOptions({ status: 'active' }));
  const faults = error?.data?.problem.code === 'invalid_request' ? error.data.problem.errors : [];
  const pause = useMutation(trpc.campaigns.pause.mutationOptions({ onSuccess: ({ status }) => console.log(status) }));
  const text = useSubscription(trpc.content.stream.subscriptionOptions({ id }, { onData: ({ data: event }) => console.log(event.event) }));
  const last = text.data?.data;
  const delta: string | undefined = last?.event === 'content.delta' ? last.text : undefined;
  // @ts-expect-error there is no such field
  pause.mutate({ id, name: 'x' });
  // @ts-expect-error there is no such status
  trpc.campaigns.list.queryOptions({ status: 'over' });
  return { campaigns: data?.data satisfies Campaign[] | undefined, faults, pause, delta };
}

/** Calls a server in each way, and compares its answers. */
export async function callEachWay(origin: string, key: string): Promise<unknown[]> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { client, trpc } = createTrpc(origin, key, queryClient);
  const made: Outputs['campaigns']['create'] = await client.campaigns.create.mutate(campaign);
  const [{ workspace }, { pagination }] = await Promise.all([client.me.get.query(), client.campaigns.list.query({ q: made.name })]);
  const started: Date | null = made.starts_at;
  const refusal = problemOf(await client.campaigns.pause.mutate({ id: made.id }).catch((error: unknown) => error));
  const listed: Campaign[] = (await queryClient.fetchQuery(trpc.campaigns.list.queryOptions())).data;
  const pages = await queryClient.fetchInfiniteQuery(
    trpc.campaigns.list.infiniteQueryOptions({ limit: 1 }, { getNextPageParam: (page) => page.pagination.next_cursor }),
  );
  const create = new MutationObserver(queryClient, trpc.campaigns.create.mutationOptions());
  const copied = await create.mutate({ ...campaign, name: 'x'.repeat(300) }).catch(problemOf);
  const { id } = await client.content.generate.mutate({ type: 'email', topic: 'Bread', background: true });
  const events: string[] = [];
  let written: Content | undefined;
  await new Promise<void>((onComplete, onError) => {
    client.content.stream.subscribe(
      { id },
      {
        onComplete,
        onError,
        onData: ({ id: place, data }) => {
          if (place !== '') events.push(data.event);
          if (data.event === 'content.finished') written = data;
        },
      },
    );
  });
  const opened = await new Promise<string>((resolve, reject) => {
    const feed = client.events.live.subscribe(
      { type: ['campaign.*'] },
      {
        onData: ({ data }) => {
          // The name tells the rest.
          resolve(data.event === 'events.opened' ? `after ${typeof data.sequence}` : data.type);
          feed.unsubscribe();
        },
        onError: reject,
      },
    );
  });
  return [
    [workspace.name, pagination.total, started?.getTime(), listed[0]?.name, pages.pages[0]?.data[0]?.name],
    refusal.code === 'invalid_transition' ? refusal.allowed_actions : refusal,
    'code' in copied && copied.code === 'invalid_request' ? copied.errors.map(({ pointer }) => pointer) : copied,
    [events[0], events.includes('content.delta'), events.at(-1), written?.status, opened],
  ];
}

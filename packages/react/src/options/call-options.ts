import type { Client, Content, ContentSummary, HandbillError, Page } from '@handbill/client';
import type { DataTag, InfiniteData } from '@tanstack/react-query';

/** The key of a result in TanStack Query. A list that is read page by page has `pages` behind its input. */
export type CallKey = readonly [noun: string, call: string, input?: object, as?: 'pages'];

/** `false`, since the client retries. The function is never there: it types the error of calls. */
type Retry = false | ((failures: number, error: HandbillError) => boolean);

/** For `useQuery` and its like; spread them to add your own. */
export interface QueryOptions<Out> {
  readonly queryKey: DataTag<CallKey, Out, HandbillError>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Out>;
  readonly retry: Retry;
}

/** For `useInfiniteQuery` and its like. */
export interface InfiniteOptions<Out> {
  readonly queryKey: DataTag<CallKey, InfiniteData<Out>, HandbillError>;
  readonly queryFn: (context: { readonly signal: AbortSignal; readonly pageParam: string | null }) => Promise<Out>;
  readonly initialPageParam: string | null;
  readonly getNextPageParam: (page: Out) => string | null;
  readonly retry: Retry;
}

/** For `useMutation`. */
export interface MutationOptions<In, Out> {
  readonly mutationKey: CallKey;
  readonly mutationFn: (input: In) => Promise<Out>;
  readonly retry: Retry;
}

type Call = (...call: never[]) => Promise<unknown>;
type Input<C extends Call> = NonNullable<Parameters<C>[0]>;
type Output<C extends Call> = Awaited<ReturnType<C>>;
/** Those of a call without input have no names. */
type Names<In> = string extends keyof In ? never : keyof In;
type IsNeeded<C extends Call> = Parameters<C> extends [unknown, ...unknown[]] ? true : false;

interface Keyed {
  /** The key of the call with this input; without one, that with which all of the call begin. */
  readonly queryKey: (input?: object) => CallKey;
}
interface Queried<C extends Call> extends Keyed {
  readonly queryOptions: (...input: IsNeeded<C> extends true ? [input: Input<C>] : [input?: Input<C>]) => QueryOptions<Output<C>>;
}
interface Paged<C extends Call> extends Queried<C> {
  readonly infiniteOptions: (filter?: Omit<Input<C>, 'cursor' | 'offset'>) => InfiniteOptions<Output<C>>;
}
type With<Filter, View> = Omit<Filter, 'view'> & { readonly view?: View | null | undefined };
type PageOf<View> = Page<View extends 'summary' ? ContentSummary : Content>;
interface Viewed<Filter> extends Keyed {
  readonly queryOptions: <View extends 'full' | 'summary' = 'full'>(filter?: With<Filter, View>) => QueryOptions<PageOf<View>>;
  readonly infiniteOptions: <View extends 'full' | 'summary' = 'full'>(
    filter?: With<Omit<Filter, 'cursor' | 'offset'>, View>,
  ) => InfiniteOptions<PageOf<View>>;
}
interface Mutated<C extends Call> extends Keyed {
  readonly mutationOptions: () => MutationOptions<IsNeeded<C> extends true ? Input<C> : Input<C> | void, Output<C>>;
}
interface Typed {
  readonly type: string;
}
/** The input's `type` decides that of the result: `mutationOptions<'email'>()`. */
interface MutatedByType<In extends Typed, Out> {
  readonly mutationOptions: <T extends In['type'] = In['type']>() => MutationOptions<Extract<In, { type: T }>, Extract<Out, { type: T }>>;
}

type QueryOf<C extends Call> =
  'view' extends Names<Input<C>> ? Viewed<Input<C>> : Output<C> extends { readonly pagination: object } ? Paged<C> : Queried<C>;
type MutationOf<C extends Call> = [Input<C>, Output<C>] extends [infer In extends Typed, Typed] ? MutatedByType<In, Output<C>> : Mutated<C>;
type OptionsOf<C> = C extends { readonly query: infer Q extends Call }
  ? QueryOf<Q>
  : C extends { readonly mutate: infer M extends Call }
    ? MutationOf<M>
    : never;

/** The client, whose calls have options for TanStack Query as well. */
export type Handbill = {
  readonly [Noun in keyof Client]: { readonly [Name in keyof Client[Noun]]: Client[Noun][Name] & OptionsOf<Client[Noun][Name]> };
};

import type { Client, Content, ContentSummary, HandbillError, Page } from '@handbill/client';
import type { DataTag, InfiniteData } from '@tanstack/react-query';

/** What TanStack Query keeps a call's result under. One that is read page by page has `pages` behind its input. */
export type CallKey = readonly [noun: string, call: string, input?: object, as?: 'pages'];

/** The client retries by itself, and knows what may be retried and when. It also says what calls fail with. */
type NoRetry = false | ((failures: number, error: HandbillError) => boolean);

/** For `useQuery` and its like; spread them to add your own. */
export interface QueryOptions<Out> {
  readonly queryKey: DataTag<CallKey, Out, HandbillError>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Out>;
  readonly retry: NoRetry;
}

/** For `useInfiniteQuery` and its like: a list by its cursor. */
export interface InfiniteOptions<Out> {
  readonly queryKey: DataTag<CallKey, InfiniteData<Out>, HandbillError>;
  readonly queryFn: (context: { readonly signal: AbortSignal; readonly pageParam: string | null }) => Promise<Out>;
  readonly initialPageParam: string | null;
  readonly getNextPageParam: (page: Out) => string | null;
  readonly retry: NoRetry;
}

/** For `useMutation`. */
export interface MutationOptions<In, Out> {
  readonly mutationKey: CallKey;
  readonly mutationFn: (input: In) => Promise<Out>;
  readonly retry: NoRetry;
}

type Call = (...call: never[]) => Promise<unknown>;
type Input<C extends Call> = Parameters<C>[0];
type Output<C extends Call> = Awaited<ReturnType<C>>;
/** The input alone, which may be left out where the call's may. */
type InputOf<C extends Call> = Parameters<C> extends [infer In, ...unknown[]] ? [input: In] : [input?: Input<C>];
/** What a mutation is called with: nothing, where it needs nothing. */
type Variables<C extends Call> = Parameters<C> extends [infer In, ...unknown[]] ? In : Input<C> | void;

interface ByCursor {
  readonly pagination: { readonly next_cursor: string | null };
}
interface Typed {
  readonly type: string;
}

interface KeyOf {
  /** The key of the call with this input; without one, that which all keys of the call begin with. */
  readonly queryKey: (input?: object) => CallKey;
}

interface QueryCall<C extends Call> extends KeyOf {
  readonly queryOptions: (...input: InputOf<C>) => QueryOptions<Output<C>>;
}

interface ListCall<C extends Call> extends QueryCall<C> {
  readonly infiniteOptions: (filter?: Omit<NonNullable<Input<C>>, 'cursor' | 'offset'>) => InfiniteOptions<Output<C>>;
}

type Viewed<View> = Page<View extends 'summary' ? ContentSummary : Content>;

/** A list whose `view` decides what is listed. */
interface ViewedListCall<Filter> extends KeyOf {
  readonly queryOptions: <View extends 'full' | 'summary' = 'full'>(
    filter?: Omit<Filter, 'view'> & { view?: View | null | undefined },
  ) => QueryOptions<Viewed<View>>;
  readonly infiniteOptions: <View extends 'full' | 'summary' = 'full'>(
    filter?: Omit<Filter, 'view' | 'cursor' | 'offset'> & { view?: View | null | undefined },
  ) => InfiniteOptions<Viewed<View>>;
}

interface MutationCall<C extends Call> {
  readonly mutationOptions: () => MutationOptions<Variables<C>, Output<C>>;
}

/** A call whose input's `type` decides that of its result: `mutationOptions<'email'>()`. */
interface TypedMutationCall<In extends Typed, Out extends Typed> {
  readonly mutationOptions: <Name extends In['type'] = In['type']>() => MutationOptions<
    Extract<In, { type: Name }>,
    Extract<Out, { type: Name }>
  >;
}

/** Those of a call without input have no names. */
type NamedKeys<In> = string extends keyof In ? never : keyof In;

type QueryOptionsOf<C extends Call> =
  'view' extends NamedKeys<NonNullable<Input<C>>>
    ? ViewedListCall<NonNullable<Input<C>>>
    : Output<C> extends ByCursor
      ? ListCall<C>
      : QueryCall<C>;

type MutationOptionsOf<C extends Call> = [Input<C>, Output<C>] extends [infer In extends Typed, infer Out extends Typed]
  ? TypedMutationCall<In, Out>
  : MutationCall<C>;

type OptionsOf<C> = C extends { readonly query: infer Q extends Call }
  ? QueryOptionsOf<Q>
  : C extends { readonly mutate: infer M extends Call }
    ? MutationOptionsOf<M>
    : never;

/** The client, whose calls have options for TanStack Query as well. */
export type Handbill = {
  readonly [Noun in keyof Client]: { readonly [Name in keyof Client[Noun]]: Client[Noun][Name] & OptionsOf<Client[Noun][Name]> };
};

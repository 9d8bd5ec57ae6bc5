import type { Content, ContentSummary, InputOf, OutputOf, Page, Procedure, Procedures } from './procedures.ts';
import type { Fetch } from './wrap-fetch.ts';

/** How to reach a server, and with which key. */
export interface ClientOptions {
  /** The server's URL, such as `http://127.0.0.1:3000`; in a page also one on the page's own server, such as `/` or `/api`. */
  readonly url: string;
  /**
   * The API key, or a function that returns it, called before each request. Give browsers a key of few scopes that expires in minutes, or
   * none: without one, a server of yours between the two has to add it.
   */
  readonly key?: string | (() => string | Promise<string>) | undefined;
  /** Used instead of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Sent with each request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How often a call is retried at most, if that is safe; 2 when left out, 0 for never. */
  readonly retries?: number | undefined;
  /** Milliseconds after which a call fails with `timeout`, retries included: 30,000, or 150,000 for a text; `Infinity` for none. */
  readonly timeout?: number | undefined;
}

/** Every operation of Handbill, by the contract's names: `client.campaigns.pause.mutate({ id })`. */
export type Client = { readonly [Group in keyof Procedures]: Calls<Group> };

/** Streams are not calls of the client. */
type NameOfCall<P, Name extends keyof P> = P[Name] extends Procedure & { readonly _def: { readonly type: 'subscription' } } ? never : Name;

/** The calls of a group. The compiler uses these names in its message about a call that does not exist, or is called in another way. */
type Calls<Group extends keyof Procedures> = {
  readonly [Name in keyof Procedures[Group] as NameOfCall<Procedures[Group], Name>]: Call<Group, Name>;
};

type Call<Group extends keyof Procedures, Name extends keyof Procedures[Group]> =
  At<Group, Name> extends { readonly _def: { readonly type: 'query' } }
    ? 'view' extends NamedKeys<Input<Group, Name>>
      ? CalledByQueryWithView<Group, Name>
      : CalledByQuery<Group, Name>
    : [Input<Group, Name>, Output<Group, Name>] extends [Typed, Typed]
      ? CalledByMutateWithType<Group, Name>
      : CalledByMutate<Group, Name>;

type At<Group extends keyof Procedures, Name extends keyof Procedures[Group]> = Extract<Procedures[Group][Name], Procedure>;
type Input<Group extends keyof Procedures, Name extends keyof Procedures[Group]> = InputOf<At<Group, Name>>;
type Output<Group extends keyof Procedures, Name extends keyof Procedures[Group]> = OutputOf<At<Group, Name>>;
type NamedKeys<In> = string extends keyof In ? never : keyof In;
type AsTyped<T> = T extends Typed ? T : never;

interface CalledByQuery<Group extends keyof Procedures, Name extends keyof Procedures[Group]> extends Query<
  Input<Group, Name>,
  Output<Group, Name>
> {}

interface CalledByQueryWithView<Group extends keyof Procedures, Name extends keyof Procedures[Group]> extends ContentList<
  Input<Group, Name> & Viewed
> {}

interface CalledByMutate<Group extends keyof Procedures, Name extends keyof Procedures[Group]> extends Mutation<
  Input<Group, Name>,
  Output<Group, Name>
> {}

interface CalledByMutateWithType<Group extends keyof Procedures, Name extends keyof Procedures[Group]> extends MutationByType<
  AsTyped<Input<Group, Name>>,
  AsTyped<Output<Group, Name>>
> {}

/** The options of a single call. */
export interface CallOptions {
  /** Ends the call, its retries too: it then fails with `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** As in `ClientOptions`, for this call. */
  readonly timeout?: number | undefined;
  /**
   * Names a change, so that it is made once however often it is sent within 24 hours: 1 to 255 visible ASCII characters. When left out each
   * call has one of its own. Give one that outlives the page, to send a change again after a reload.
   */
  readonly idempotencyKey?: string | undefined;
}

/** The arguments of a call: its input may be left out if nothing in it is required. */
type Arguments<In> = string extends keyof In
  ? [input?: Record<string, never>, options?: CallOptions]
  : object extends In
    ? [input?: In, options?: CallOptions]
    : [input: In, options?: CallOptions];

/** A call that changes nothing. It is batched with simultaneous ones, and retried when that may help. */
export interface Query<In, Out> {
  readonly query: (...call: Arguments<In>) => Promise<Out>;
}

/** A call that changes something. It is sent alone, with an idempotency key: retried, it is still made once. */
export interface Mutation<In, Out> {
  readonly mutate: (...call: Arguments<In>) => Promise<Out>;
}

/** A discriminated union of inputs, or of outputs. */
interface Typed {
  readonly type: string;
}

/** A call whose input's `type` decides the type of its result: `{ type: 'ad_copy' }` gives an ad's record. */
export interface MutationByType<In extends Typed, Out extends Typed> {
  readonly mutate: <Name extends In['type']>(
    input: Extract<In, { type: Name }> & { type: Name },
    options?: CallOptions,
  ) => Promise<Extract<Out, { type: Name }>>;
}

/** The filters of a content list, `view` among them. */
interface Viewed {
  readonly view?: 'full' | 'summary' | null | undefined;
}

/** The list of content: whole records, or with `view: 'summary'` records without their long parts. */
export interface ContentList<In extends Viewed> {
  readonly query: <View extends 'full' | 'summary' = 'full'>(
    filter?: In & { view?: View | null | undefined },
    options?: CallOptions,
  ) => Promise<Page<View extends 'summary' ? ContentSummary : Content>>;
}

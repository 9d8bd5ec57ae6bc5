// In the place of the client's types, to measure their cost: a router with the same calls, of which the compiler knows nothing else.
import type { TRPCBuiltRouter, TRPCMutationProcedure, TRPCQueryProcedure, TRPCSubscriptionProcedure } from '@trpc/server';

// oxlint-disable-next-line typescript/no-explicit-any -- nothing is to be checked
type Anything = any;
type Query = TRPCQueryProcedure<{ input: Anything; output: Anything; meta: object }>;
type Mutation = TRPCMutationProcedure<{ input: Anything; output: Anything; meta: object }>;
type Stream = TRPCSubscriptionProcedure<{ input: Anything; output: AsyncIterable<Anything>; meta: object }>;

export type AppRouter = TRPCBuiltRouter<
  { ctx: object; meta: object; errorShape: { code: Anything; message: string; data: Anything }; transformer: true },
  {
    me: { get: Query };
    campaigns: { list: Query; create: Mutation; pause: Mutation };
    content: { generate: Mutation; stream: Stream };
    events: { live: Stream };
  }
>;
export type { Anything as Campaign, Anything as Content, Anything as Problem };

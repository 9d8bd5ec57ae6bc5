import type { Mutation, Query } from './call.ts';
import type { ContentList, Viewed } from './content-list.ts';
import type { MutationByType, Typed } from './mutation-by-type.ts';
import type { InputOf, OutputOf, Procedure, Procedures } from './procedures.ts';

type QueryOf<In, Out> = string extends keyof In ? Query<In, Out> : 'view' extends keyof In ? ContentList<In & Viewed> : Query<In, Out>;

type MutationOf<In, Out> = [In, Out] extends [infer I extends Typed, infer O extends Typed] ? MutationByType<I, O> : Mutation<In, Out>;

type ClientOf<P> = {
  readonly [Name in keyof P]: P[Name] extends infer One extends Procedure
    ? One['_def']['type'] extends 'query'
      ? QueryOf<InputOf<One>, OutputOf<One>>
      : MutationOf<InputOf<One>, OutputOf<One>>
    : ClientOf<P[Name]>;
};

/** Everything that Handbill does, by the contract's names: `client.campaigns.pause.mutate({ id })`. */
export interface Client extends ClientOf<Procedures> {}

import type { CallOptions } from './call-options.ts';

/** What a discriminated union of inputs, or of outputs, has. */
export interface Typed {
  readonly type: string;
}

/** A call whose result is of the kind that was asked for: `{ type: 'ad_copy' }` gives the ad's record. */
export interface MutationByType<In extends Typed, Out extends Typed> {
  readonly mutate: <Name extends In['type']>(
    input: Extract<In, { type: Name }> & { type: Name },
    options?: CallOptions,
  ) => Promise<Extract<Out, { type: Name }>>;
}

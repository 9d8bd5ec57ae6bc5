import { expectTypeOf } from 'vitest';
import type { layers } from './compose.ts';
import type { CallLayer, Invocation, ParsedInvocation } from '../invocation.ts';

/** The output of a list of layers for an input; `never` where a layer is handed less than it needs. */
type Through<In, Chain> = Chain extends readonly [CallLayer<infer Takes, infer Hands>, ...infer Rest]
  ? In extends Takes
    ? Through<Hands, Rest>
    : never
  : In;

expectTypeOf<Through<Invocation, typeof layers>>().toEqualTypeOf<ParsedInvocation>();

// The test would see a wrong order.
type Layers = typeof layers;
expectTypeOf<Through<Invocation, readonly [Layers[0], Layers[2], Layers[1]]>>().toBeNever();

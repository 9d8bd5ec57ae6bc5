import { expectTypeOf } from 'vitest';
import type { layers } from './compose.ts';
import type { CallLayer, Invocation, ParsedInvocation } from './invocation.ts';

/** What comes out of a list of layers for what goes in; `never` where a layer is handed less than it needs. */
type Through<In, List> = List extends readonly [CallLayer<infer Takes, infer Hands>, ...infer Rest]
  ? In extends Takes
    ? Through<Hands, Rest>
    : never
  : In;

expectTypeOf<Through<Invocation, typeof layers>>().toEqualTypeOf<ParsedInvocation>();

// The test would see a wrong order.
type List = typeof layers;
expectTypeOf<Through<Invocation, readonly [List[0], List[2], List[1]]>>().toBeNever();

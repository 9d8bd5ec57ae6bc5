import type { CallOptions } from './call-options.ts';

type Call = (path: readonly string[], input: unknown, options: CallOptions | undefined) => unknown;

/** An object of any depth whose every function is `call`, which hears how it was named: `calls.campaigns.pause.mutate(…)`. */
export function namedCalls(call: Call, path: readonly string[] = []): unknown {
  return new Proxy(() => undefined, {
    // Without `then`, so that the object can pass through an `await`.
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? namedCalls(call, [...path, name]) : undefined),
    apply: (_, __, [input, options]: [input?: unknown, options?: CallOptions]) => call(path, input, options),
  });
}

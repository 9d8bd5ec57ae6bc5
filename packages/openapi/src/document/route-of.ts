import type { Method, Operation } from '@handbill/contract';

/** An operation's route in its parts. */
export interface RouteParts {
  readonly method: Method;
  /** Below `/v1`, parameters in braces. */
  readonly path: string;
  /** The names in braces. */
  readonly parameters: ReadonlySet<string>;
}

/** `POST /campaigns/{id}/pause`, taken apart. */
export function routeOf({ route }: Operation): RouteParts {
  const [method, path] = route.split(' ') as [Method, string];
  return { method, path, parameters: new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')) };
}

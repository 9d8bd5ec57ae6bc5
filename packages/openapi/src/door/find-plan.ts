import { Problem, type Method } from '@handbill/contract';
import type { BoundOperation } from '@handbill/router';
import createRouter from 'find-my-way';
import { planOf, type Plan } from './plan.ts';

export interface FoundPlan {
  readonly plan: Plan;
  readonly parameters: Record<string, string | undefined>;
  readonly query: string;
}

const methods: readonly Method[] = ['GET', 'POST', 'PATCH', 'DELETE'];

interface Match {
  readonly params: FoundPlan['parameters'];
  readonly store: Plan | null;
  readonly searchParams: unknown;
}

/** Prepares the way from a method and an address to an operation; `OPTIONS` gets the methods that the address has. */
export function findPlan(operations: readonly BoundOperation[]): (method: string, url: string) => FoundPlan | string[] {
  const router = createRouter({ maxParamLength: 8_192, querystringParser: (query) => query as never, onBadUrl: () => undefined });
  // `/content/generate` is an address of its own, and no content called "generate".
  const fixed = new Set<string>();
  for (const operation of operations) {
    const plan = planOf(operation);
    if (!plan.path.includes('{')) fixed.add(plan.path);
    router.on(plan.method, plan.path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, plan);
  }
  const isFixed = (url: string) => fixed.has(url.split('?', 1)[0] ?? '');
  const lookUp = (method: string, url: string): Match | null => {
    const match = router.find(method as Method, url) as Match | null;
    if (match === null) return null;
    const values = Object.values(match.params);
    // `/campaigns/` is not a campaign without an id, but no address at all.
    return values.includes('') || (values.length > 0 && isFixed(url)) ? null : match;
  };

  return (method, url) => {
    const found = lookUp(method === 'HEAD' ? 'GET' : method, url);
    if (found?.store === null)
      throw new Problem(
        'invalid_request',
        { errors: [{ in: 'path', pointer: '', code: 'invalid_format', message: 'is not percent-encoded UTF-8' }] },
        { detail: 'The address can not be read.' },
      );
    if (found !== null) return { plan: found.store, parameters: found.params, query: found.searchParams as string };
    const allowed = methods.filter((other) => lookUp(other, url) !== null);
    if (allowed.length === 0) throw new Problem('not_found', {}, { detail: 'There is nothing at this address.' });
    const allow = allowed.flatMap((other) => (other === 'GET' ? ['GET', 'HEAD'] : [other])).concat('OPTIONS');
    if (method === 'OPTIONS') return allow;
    throw new Problem('method_not_allowed', { allow }, { detail: `Allowed here: ${allow.join(', ')}.` });
  };
}

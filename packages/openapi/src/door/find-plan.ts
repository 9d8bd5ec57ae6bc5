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
const nothing = () => undefined;
/** Stands where an address is taken, but not for this method. */
const taken = Symbol('taken');

interface Match {
  readonly params: FoundPlan['parameters'];
  readonly store: Plan | typeof taken | null;
  readonly searchParams: unknown;
}

/** The plan is `null` where the address can not be read. */
interface Found extends Omit<FoundPlan, 'plan'> {
  readonly plan: Plan | null;
}

/** Prepares the way from a method and an address to an operation; `OPTIONS` gets the methods that the address has. */
export function findPlan(operations: readonly BoundOperation[]): (method: string, url: string) => FoundPlan | string[] {
  const router = createRouter({ maxParamLength: 8_192, querystringParser: (query) => query as never, onBadUrl: () => undefined });
  const plans = operations.map(planOf);
  for (const plan of plans) router.on(plan.method, plan.path.replaceAll(/\{(\w+)\}/g, ':$1'), nothing, plan);
  // `/content/generate` is an address of its own, and no content called "generate", whatever the method.
  const fixed = new Set(plans.map((plan) => plan.path).filter((path) => !path.includes('{')));
  for (const path of fixed) for (const method of methods) if (!router.hasRoute(method, path)) router.on(method, path, nothing, taken);
  const lookUp = (method: string, url: string): Found | null => {
    const match = router.find(method as Method, url) as Match | null;
    // `/campaigns/` is not a campaign without an id, but no address at all.
    if (match === null || match.store === taken || Object.values(match.params).includes('')) return null;
    return { plan: match.store, parameters: match.params, query: match.searchParams as string };
  };

  return (method, url) => {
    const found = lookUp(method === 'HEAD' ? 'GET' : method, url);
    if (found?.plan === null)
      throw new Problem(
        'invalid_request',
        { errors: [{ in: 'path', pointer: '', code: 'invalid_format', message: 'is not percent-encoded UTF-8' }] },
        { detail: 'The address can not be read.' },
      );
    if (found !== null) return found as FoundPlan;
    const allowed = methods.filter((other) => lookUp(other, url) !== null);
    if (allowed.length === 0) throw new Problem('not_found', {}, { detail: 'There is nothing at this address.' });
    const allow = allowed.flatMap((other) => (other === 'GET' ? ['GET', 'HEAD'] : [other])).concat('OPTIONS');
    if (method === 'OPTIONS') return allow;
    throw new Problem('method_not_allowed', { allow }, { detail: `Allowed here: ${allow.join(', ')}.` });
  };
}

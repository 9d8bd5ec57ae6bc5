import type { Implementation } from '../../../../packages/operations/src/implement.ts';
import { CallerRequest, implementations } from '../../../../packages/operations/src/index.ts';
import { authenticate, authorize, handle, parse, prove, report } from '../../../../packages/operations/src/layers.ts';
import { created } from '../cases/rest-cases.ts';
import { seededCampaign } from '../seed.ts';
import { principal, servicesInMemory as services } from './services-in-memory.ts';

/** A handler with some layers around it. */
export interface Chain {
  /** The outermost part: what this chain has and the one before it has not. */
  readonly part: string;
  readonly call: () => Promise<unknown>;
}

/** An operation that is measured, named as the case of REST that calls it. */
export interface LayeredCase {
  readonly name: string;
  /** Each with one layer more than the one before; the last is the whole. */
  readonly chains: readonly Chain[];
}

const { id } = seededCampaign(0);
const { create, get, list, pause } = implementations.campaigns;

const request = () => new CallerRequest({ id: 'req_bench', credential: 'Bearer hb_bench' });

/** Puts the layers around a handler one by one, as `compose` does. A chain begins with what the layers left out would have added. */
async function layered(name: string, implementation: unknown, value: Readonly<Record<string, unknown>>): Promise<LayeredCase> {
  const { operation, handler } = implementation as Implementation;
  if (operation.scope === null) throw new Error(`${name} has no scope to be authorized for`);
  const readInput = () => ({ value });
  const wants = 'value';
  const parser = parse(operation);

  let input: unknown;
  await parser((parsed) => {
    ({ input } = parsed);
    return Promise.resolve({ status: 200, value: undefined });
  })({ request: request(), readInput, wants, effects: {}, principal });

  const handled = handle(operation, handler, services);
  const proved = prove(operation)(handled);
  const parsed = parser(proved);
  const authorized = authorize(operation.scope)(parsed);
  const authenticated = authenticate(services)(authorized);
  const reported = report(operation, services)(authenticated);
  return {
    name,
    chains: [
      { part: 'handler', call: () => handled({ request: request(), readInput, wants, effects: {}, principal, input }) },
      { part: 'prove', call: () => proved({ request: request(), readInput, wants, effects: {}, principal, input }) },
      { part: 'parse', call: () => parsed({ request: request(), readInput, wants, effects: {}, principal }) },
      { part: 'authorize', call: () => authorized({ request: request(), readInput, wants, effects: {}, principal }) },
      { part: 'authenticate', call: () => authenticated({ request: request(), readInput, wants, effects: {} }) },
      { part: 'report', call: () => reported({ request: request(), readInput, wants }) },
    ],
  };
}

/** The operations of the REST cases. */
export const layeredCases = (): Promise<LayeredCase[]> =>
  Promise.all([
    layered('get', get, { id }),
    layered('list of 20', list, { limit: 20 }),
    layered('create', create, created),
    layered('pause', pause, { id }),
  ]);

import { contentTypes, type Model } from '@handbill/contract';
import { onceFor } from '../model/once-for.ts';
import { KnownCapabilities } from '../openai/known-capabilities.ts';
import { openaiModel } from '../openai/openai-model.ts';
import type { StartSpan } from '../telemetry/call-span.ts';
import { CallHistory } from '../circuit/call-history.ts';
import { Circuit, defaultCircuitTimings, type CircuitLog, type CircuitTimings } from '../circuit/circuit.ts';
import type { ModelOptions } from '../openai/model-options.ts';
import { ModelSet, type ModelEntry } from './model-set.ts';

/** Several models on servers that speak OpenAI's chat completions. */
export interface OpenAIModelsOptions {
  readonly models: readonly ModelOptions[];
  readonly main: string;
  readonly timeout_ms: number;
  readonly log: CircuitLog;
  readonly backoff_ms?: ((retry: number) => number) | undefined;
  readonly circuit?: CircuitTimings | undefined;
  readonly startSpan?: StartSpan | undefined;
}

const openaiItself = 'https://api.openai.com/v1';

/** An address without its user, password and query, which may be secret. */
export function publicAddress(baseURL = openaiItself): string {
  const { origin, pathname } = new URL(baseURL);
  return `${origin}${pathname.replace(/\/$/, '')}`;
}

/** The kinds that a model is the default for: those that the settings give it, and of the main one those that they give to none. */
function defaultsOf({ name, types }: ModelOptions, { models, main }: OpenAIModelsOptions): Model['default_for'] {
  if (name !== main) return [...types];
  const others = new Set(models.flatMap((one) => (one.name === main ? [] : one.types)));
  return Object.keys(contentTypes).filter((type) => !others.has(type));
}

export function openaiModels(options: OpenAIModelsOptions): ModelSet {
  const { models, main, timeout_ms, log, backoff_ms, startSpan, circuit: timings = defaultCircuitTimings } = options;
  const circuitOf = onceFor((server: string) => new Circuit(server, log, timings));
  const capabilitiesOf = onceFor((_: string) => new KnownCapabilities(() => performance.now()));
  const entryOf = (model: ModelOptions): ModelEntry => {
    const { name, types, fallback, prices } = model;
    const server = publicAddress(model.baseURL);
    const circuit = circuitOf(server);
    const capabilities = capabilitiesOf(`${server} ${model.model}`);
    return {
      about: {
        name,
        types: [...types],
        default_for: defaultsOf(model, options),
        fallback,
        get prices() {
          return prices();
        },
      },
      model: openaiModel({ ...model, timeout_ms, capabilities, startSpan, ...(backoff_ms !== undefined && { backoff_ms }) }),
      circuit,
      history: new CallHistory(circuit),
      isJudge: model.isJudge ?? false,
    };
  };
  const entries = models.map(entryOf);
  const [first] = entries;
  if (first === undefined) throw new Error('There is no model');
  return new ModelSet(entries, entries.find(({ about }) => about.name === main) ?? first, timeout_ms);
}

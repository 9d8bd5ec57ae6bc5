import type { ModelOptions } from '@handbill/models';
import type { Texts } from '@handbill/text';
import { createWriterFor } from '@handbill/writer';
import type { Log, Writer } from '@handbill/operations';
import type { Settings } from '../settings/settings.ts';
import type { Tracing } from '../tracing/start-tracing.ts';
import type { Timings } from '../settings/timings.ts';
import type { ModelPrices } from '../settings/prices.ts';
import { keyVariableOf, type ModelsFile } from '../settings/models.ts';

type ModelSettings = Pick<Settings, 'openai' | 'models' | 'modelKeys' | 'prices'>;

const pricesOf = (prices: ModelPrices | undefined): ReturnType<ModelOptions['prices']> =>
  prices === undefined ? null : { ...prices, cached_input_per_million: prices.cached_input_per_million ?? null };

const configured = (model: ModelsFile['models'][number], { openai, modelKeys }: ModelSettings): ModelOptions => {
  const { name, types, fallback = null, judge: isJudge = false, prices, base_url: baseURL = openai.baseUrl } = model;
  const variable = keyVariableOf(model);
  const inFile = (member: string): string => `\`${member}\` of ${JSON.stringify(name)} in HANDBILL_MODELS`;
  return {
    name,
    model: model.model,
    apiKey: variable === undefined ? undefined : modelKeys[variable],
    baseURL,
    types,
    fallback,
    isJudge,
    reasoningEffort: model.reasoning_effort,
    maxOutputTokens: model.max_output_tokens,
    prices: () => pricesOf(prices),
    settingNames: { apiKey: variable ?? inFile('api_key_env'), baseURL: inFile('base_url'), model: inFile('model') },
  };
};

/** The models that the settings name, or the one of `OPENAI_…`. */
export function modelsOf(settings: ModelSettings): readonly [ModelOptions, ...ModelOptions[]] {
  const { openai, models, prices } = settings;
  const [first, ...others] = models?.models ?? [];
  if (first !== undefined) return [configured(first, settings), ...others.map((model) => configured(model, settings))];
  const one: ModelOptions = {
    name: openai.model,
    model: openai.model,
    apiKey: openai.apiKey,
    baseURL: openai.baseUrl,
    types: [],
    fallback: null,
    reasoningEffort: undefined,
    maxOutputTokens: undefined,
    // They may be read anew.
    prices: () => pricesOf(Object.hasOwn(prices, openai.model) ? prices[openai.model] : undefined),
    settingNames: { apiKey: 'OPENAI_API_KEY', baseURL: 'OPENAI_BASE_URL', model: 'OPENAI_MODEL' },
  };
  return [one];
}

export function writerFor(
  settings: Settings,
  texts: Texts,
  log: Log,
  { circuit, backoff_ms }: Pick<Timings, 'circuit' | 'backoff_ms'> = {},
  tracing?: Tracing,
): Writer {
  const { models: file } = settings;
  // Wherever a model is named for that, unless the settings say otherwise.
  const isReviewed = file?.review?.default ?? file?.models.some(({ judge }) => judge === true) ?? false;
  const review = { default: isReviewed, fail: file?.review?.fail ?? [] };
  const startSpan = tracing?.startSpan;
  if (settings.writer === 'sandbox') return createWriterFor({ writer: 'sandbox', review, startSpan }, texts);
  const models = modelsOf(settings);
  const main = file?.default ?? models[0].name;
  const { generationTimeout: timeout_ms } = settings;
  const options = { models, main, timeout_ms, log, circuit, backoff_ms, startSpan, review };
  return createWriterFor({ writer: 'openai', ...options }, texts);
}

import { ContentTypeName, maxModelNameLength, ReviewKind } from '@handbill/contract';
import { z } from 'zod';
import { jsonFile } from './json-file.ts';
import { nearestName } from './nearest-name.ts';
import { ModelPrices } from './prices.ts';

const Name = z.string().trim().min(1).max(maxModelNameLength);

const ConfiguredModel = z.strictObject({
  /** Its name in briefs, records and prices. */
  name: Name,
  /** Its name on its server. */
  model: z.string().min(1),
  /** Left out: `OPENAI_BASE_URL`, else OpenAI itself. */
  base_url: z.url({ protocol: /^https?$/ }).optional(),
  /** The variable that holds the key: the file itself holds none. Left out together with `base_url`: `OPENAI_API_KEY`. */
  api_key_env: z.string().optional(),
  /** The kinds of content that it is the default for. */
  types: z.array(ContentTypeName).default([]),
  fallback: Name.optional(),
  /** Whether it reads texts for the check `review`. */
  judge: z.boolean().optional(),
  reasoning_effort: z.string().min(1).max(50).optional(),
  max_output_tokens: z.int().positive().optional(),
  prices: ModelPrices.optional(),
});
type ConfiguredModel = z.infer<typeof ConfiguredModel>;

const Review = z.strictObject({
  /** Whether texts are reviewed whose brief does not say; left out: where a model is a judge. */
  default: z.boolean().optional(),
  /** These fail a text; the others warn. */
  fail: z.array(ReviewKind).max(100).default([]),
});

const ModelsFile = z.strictObject({
  models: z.array(ConfiguredModel).min(1).max(100),
  default: Name.optional(),
  review: Review.optional(),
});
export type ModelsFile = z.infer<typeof ModelsFile>;

/** The path of a JSON file, read into the models that write. */
export const Models = jsonFile('models', ModelsFile);

/** The variable that a model's key is in; `undefined`: it needs none. */
export const keyVariableOf = ({ api_key_env, base_url }: ConfiguredModel): string | undefined =>
  api_key_env ?? (base_url === undefined ? 'OPENAI_API_KEY' : undefined);

/** The fallbacks of a model, itself first, up to the one that has none or was there already. */
function chainOf(model: ConfiguredModel, byName: ReadonlyMap<string, ConfiguredModel>): readonly string[] {
  const names = [model.name];
  for (let next = model.fallback; next !== undefined; next = byName.get(next)?.fallback) {
    names.push(next);
    if (names.indexOf(next) < names.length - 1) break;
  }
  return names;
}

const unknownName = (name: string, known: readonly string[]): string => {
  const nearest = nearestName(name, known);
  return `there is no model ${JSON.stringify(name)}${nearest === undefined ? '' : `; did you mean ${JSON.stringify(nearest)}?`}`;
};

/** The faults between the entries of a file of models, or of the variables of their keys, a line each. */
export function modelFaults(file: ModelsFile, environment: Readonly<Record<string, string>>): readonly string[] {
  const faults = [...faultsOfMain(file), ...faultsOfEntries(file, environment)];
  return faults.map((fault) => `HANDBILL_MODELS: ${fault}`);
}

function faultsOfMain({ models, default: main, review }: ModelsFile): readonly string[] {
  const names = models.map(({ name }) => name);
  return [
    ...(main === undefined || names.includes(main) ? [] : [`default: ${unknownName(main, names)}`]),
    ...(review?.default !== true || models.some(({ judge }) => judge) ? [] : ['review.default: no model is a `judge`']),
  ];
}

function faultsOfEntries({ models }: ModelsFile, environment: Readonly<Record<string, string>>): readonly string[] {
  const names = models.map(({ name }) => name);
  // Of a name that is there twice, the first one counts.
  const byName = new Map(models.toReversed().map((model) => [model.name, model]));
  const faults: string[] = [];
  const typeOwners = new Map<string, string>();
  for (const [index, model] of models.entries()) {
    const at = `models.${index}`;
    if (names.indexOf(model.name) < index) faults.push(`${at}.name: ${JSON.stringify(model.name)} is the name of another model`);
    for (const type of new Set(model.types)) {
      const owner = typeOwners.get(type);
      if (owner === undefined) typeOwners.set(type, model.name);
      else faults.push(`${at}.types: ${type} is among the types of ${JSON.stringify(owner)} already`);
    }
    if (model.fallback !== undefined && !byName.has(model.fallback)) faults.push(`${at}.fallback: ${unknownName(model.fallback, names)}`);
    const chain = chainOf(model, byName);
    if (chain.length > 1 && chain.at(-1) === model.name) faults.push(`${at}.fallback: leads back to itself: ${chain.join(' → ')}`);
    const variable = keyVariableOf(model);
    const isNeeded = model.api_key_env !== undefined || environment['OPENAI_BASE_URL'] === undefined;
    if (variable !== undefined && isNeeded && environment[variable] === undefined)
      faults.push(`${at}.api_key_env: the variable ${variable} is not set`);
  }
  return faults;
}

import { contract, operations } from '@handbill/contract';
import { instructions, toolsOf } from '@handbill/mcp';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

/** A tool as hosts have it. */
export interface ListedTool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly annotations?: Readonly<Record<string, unknown>> | undefined;
}

export interface ProbeReport {
  /** In tokens of o200k, of the JSON that a host is sent. */
  readonly tokens: { readonly all: number; readonly instructions: number; readonly byTool: Readonly<Record<string, number>> };
  readonly faults: readonly string[];
}

/** The cost of a tool set: hosts show all of it to their model in each conversation. */
export const bars = { tokens: 8_000, fewest: 9, most: 12, firstSentence: 200 };

const endpoints = operations(contract).map((named) => ({ ...named, invoke: () => Promise.reject(new Error('It is only listed')) }));

/** The tools of the table of operations, as a key with all scopes is shown them. */
export const tools = toolsOf(endpoints);

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
const hints = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];

function faultsOf({ name, description = '', inputSchema, annotations = {} }: ListedTool): readonly string[] {
  const {
    type,
    properties = {},
    examples = [],
  } = inputSchema as {
    type?: string;
    properties?: Record<string, { description?: string }>;
    examples?: unknown[];
  };
  const text = JSON.stringify(inputSchema);
  const [first = ''] = description.split(/(?<=[.!?]) /, 1);
  const validate = ajv.compile(inputSchema);
  return [
    ...(/^[a-z]+_[a-z]+$/.test(name) ? [] : ['its name is no verb and noun']),
    ...(first.length > 0 && first.length <= bars.firstSentence ? [] : ['its first sentence is too long to choose it by']),
    ...(type === 'object' && !['oneOf', 'anyOf', 'allOf', '$ref'].some((one) => one in inputSchema)
      ? []
      : ['its input is no plain object']),
    ...(/\$ref|"pattern"/.test(text) ? ['its input has references or patterns'] : []),
    ...Object.entries(properties).flatMap(([field, one]) => (one.description ? [] : [`${field} has no description`])),
    ...(examples.length > 0 ? [] : ['it has no example']),
    ...examples.flatMap((example) => (validate(example) ? [] : [`its example is wrong: ${ajv.errorsText(validate.errors)}`])),
    ...hints.flatMap((hint) => (typeof annotations[hint] === 'boolean' ? [] : [`it does not say ${hint}`])),
  ].map((fault) => `${name}: ${fault}`);
}

/** Measures tools without a model: their sizes, schemas and annotations. */
export function probe(listed: readonly ListedTool[], said: string = instructions): ProbeReport {
  const byTool = Object.fromEntries(listed.map((tool) => [tool.name, countTokens(JSON.stringify(tool))]));
  const tokens = { all: countTokens(JSON.stringify(listed)) + countTokens(said), instructions: countTokens(said), byTool };
  const firsts = listed.map(({ description = '' }) => description.split('. ', 1)[0]);
  return {
    tokens,
    faults: [
      ...listed.flatMap(faultsOf),
      ...(listed.length >= bars.fewest && listed.length <= bars.most ? [] : [`there are ${listed.length} tools`]),
      ...(new Set(firsts).size === firsts.length ? [] : ['two tools begin with the same sentence']),
      ...(tokens.all <= bars.tokens ? [] : [`they take ${tokens.all} tokens`]),
    ],
  };
}

import type { Model, ModelPrices } from '@handbill/contract';

/** A model that the settings name, and where it is. */
export interface ModelOptions {
  /** What briefs, records and prices call it. */
  readonly name: string;
  /** What its server calls it. */
  readonly model: string;
  /** `undefined` for servers that need none. */
  readonly apiKey: string | undefined;
  /** `undefined`: OpenAI’s. May contain a user and a password. */
  readonly baseURL: string | undefined;
  /** The kinds of content that it is the default for. */
  readonly types: Model['types'];
  /** The name of the model that writes in its place when its provider fails. */
  readonly fallback: string | null;
  /** Whether it judges texts; left out: no. */
  readonly isJudge?: boolean;
  readonly reasoningEffort: string | undefined;
  /** Reasoning counts too. */
  readonly maxOutputTokens: number | undefined;
  /** What it costs now, if that is known better than by its server and by the table of list prices. */
  readonly prices: () => ModelPrices | null;
  /** Where whoever runs the server corrects what is wrong. */
  readonly settingNames: SettingNames;
}

/** The settings of a model, as messages call them. */
export interface SettingNames {
  readonly apiKey: string;
  readonly baseURL: string;
  readonly model: string;
}

/** OpenAI's models that think before they write, also behind a router (`openai/gpt-5`). Those that only chat do not, and the pro ones know no lower effort. */
const thinking = /(?:^|\/)(?:gpt-5|o[1-9])(?![a-z\d])(?!.*-(?:chat|pro|preview|search|deep-research)\b)/;

/**
 * The effort of a model where the settings name none; `undefined`: the model's own. At its own, a thinking model spends more tokens, which are
 * paid, and more seconds on thoughts than on a text whose rules are all told and checked; below `low` it counts and keeps keywords worse, and
 * not every model knows a lower one.
 */
export const usualEffort = (model: string): string | undefined => (thinking.test(model) ? 'low' : undefined);

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

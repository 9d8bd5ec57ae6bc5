import type { Model, ModelPrices } from '@handbill/contract';

/** A model that the settings name, and where it is. */
export interface ModelOptions {
  /** Its name in briefs, records and prices. */
  readonly name: string;
  /** Its name at its server. */
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
  /** Its present cost, if that is known better than by its server and by the table of list prices. */
  readonly prices: () => ModelPrices | null;
  /** Here the server's operator corrects wrong prices. */
  readonly settingNames: SettingNames;
}

/** The settings of a model, as messages call them. */
export interface SettingNames {
  readonly apiKey: string;
  readonly baseURL: string;
  readonly model: string;
}

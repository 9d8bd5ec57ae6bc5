/** OpenAI's models that think before they write, also behind a router (`openai/gpt-5`). Those that only chat do not, and the pro ones know no lower effort. */
const openaiThinking = /(?:^|\/)(?:gpt-5|o[1-9])(?![a-z\d])(?!.*-(?:chat|pro|preview|search|deep-research)\b)/;

/** Others that do, by their makers' names. Of any other model it shows in its answers. */
const otherThinking =
  /(?:^|[/:_-])(?:gpt-5|o[1-9](?![a-z\d])|gpt-oss|deepseek-r\d|qwq|qwen-?3|magistral|gemini-(?:2\.5|[3-9])|grok-[4-9])|thinking|reason/i;

/**
 * The effort of a model where the settings name none; `undefined`: the model's own. At its own, a thinking model spends more tokens, which are
 * paid, and more seconds on thoughts than on a text whose rules are all told and checked; below `low` it counts and keeps keywords worse, and
 * not every model knows a lower one.
 */
export const usualEffort = (model: string): string | undefined => (openaiThinking.test(model) ? 'low' : undefined);

const isThinking = (model: string): boolean => openaiThinking.test(model) || otherThinking.test(model);

/** As many tokens as the thoughts about a text have at an effort, and some more. */
const tokensByEffort: ReadonlyMap<string, number> = new Map([
  ['none', 0],
  ['minimal', 1_024],
  ['low', 4_096],
  ['medium', 12_288],
]);
const [minForThinking, maxTokens] = [8_192, 32_768];

/** How many tokens a model's thoughts may have under a spending cap, beside its answer: they count as output. */
export class ThoughtLimit {
  tokens: number;

  constructor(model: string, effort: string | undefined) {
    const known = effort === undefined ? (isThinking(model) ? minForThinking : 0) : tokensByEffort.get(effort);
    this.tokens = known ?? maxTokens;
  }

  /** Learns of an answer that the model thinks, and of one that its thoughts left no room for that they need more. */
  learn({ hasThoughts, isCut }: { readonly hasThoughts: boolean; readonly isCut: boolean }): void {
    if (isCut) this.tokens = Math.min(maxTokens, Math.max(minForThinking, 2 * this.tokens));
    else if (hasThoughts) this.tokens = Math.max(minForThinking, this.tokens);
  }
}

/** OpenAI's models that think before they write, also behind a router (`openai/gpt-5`). Those that only chat do not, and the pro ones know no lower effort. */
const thinking = /(?:^|\/)(?:gpt-5|o[1-9])(?![a-z\d])(?!.*-(?:chat|pro|preview|search|deep-research)\b)/;

/**
 * The effort of a model where the settings name none; `undefined`: the model's own. At its own, a thinking model spends more tokens, which are
 * paid, and more seconds on thoughts than on a text whose rules are all told and checked; below `low` it counts and keeps keywords worse, and
 * not every model knows a lower one.
 */
export const usualEffort = (model: string): string | undefined => (thinking.test(model) ? 'low' : undefined);

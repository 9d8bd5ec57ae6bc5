/** Elements in which models think before they write; only the first ones are also known by their end alone. */
const thinking = 'think|thinking|thoughts?|thought_process|reasoning|antthinking|seed:think';
const planning = 'reason|reflection|scratch_?pad|analysis|inner_monologue|plan|planning|brainstorm|draft';

const bracketed = 'think|thinking|reasoning';

/** How thoughts begin. The names are those that the models’ own templates use, and that prompts ask for. */
export const openingMark = [
  `<(?:${thinking}|${planning})(?:\\s[^<>]{0,200})?>`,
  String.raw`<\|(?:begin_of_thought|start_thinking|think|thinking)\|>`,
  String.raw`<\|channel>thought`,
  String.raw`\[(?:${bracketed})\]`,
  '◁think▷',
].join('|');

const thinkingEnds = [
  `</(?:${thinking})\\s*>`,
  String.raw`<\|(?:end_of_thought|end_thinking|/think|/thinking)\|>`,
  String.raw`<channel\|>`,
  String.raw`\[/(?:${bracketed})\]`,
  '◁/think▷',
].join('|');

export const closingMark = `${thinkingEnds}|</(?:${planning})\\s*>`;

/** Of models whose template begins the thoughts itself, only the end is in the answer: all before it is thoughts. */
export const bareClosingMark = thinkingEnds;

export const openingFence = '```(?:think|thinking|thoughts?|reasoning)[ \\t]*\\n';

const beginsThought = new RegExp(`^\\s{0,100}(?:${openingMark})`, 'i');

export const beginsWithThought = (text: string): boolean => beginsThought.test(text.slice(0, 500));

/**
 * Signs that could end a tag, begin a line of a dialogue, or be taken for a sign of a model's own template, in any script: angle brackets and
 * their lookalikes, ampersands, separators of lines, signs that turn the direction of reading, invisible tag characters, and the
 * control words of chat templates (`[INST]`). Joiners stay, which emoji and some scripts need.
 */
const delimiters =
  /[<>&\u0085\u2028\u2029\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF‹›〈〉《》＜＞﹤﹥＆]|[\u{E0000}-\u{E007F}]|\[(?=\/?[A-Z_]{3,30}\])/gu;

const escaped = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');

/**
 * A value as data between tags, for a prompt. It comes from outside and might try to close the tag and go on with instructions of its
 * own, so a sign that could do that is written as a JSON escape: whatever the value holds, the only tags are ours, and JSON reads it whole.
 */
export function dataBlock(tag: string, value: unknown): string {
  const json = JSON.stringify(value, null, 2).replace(delimiters, escaped);
  return `<${tag}>\n${json}\n</${tag}>`;
}

/** How models that think aloud mark where they begin. */
const opening = /^\s*<(think|thinking|thought|reasoning)>/i;
/** Of those whose template begins the thoughts itself, so that only their end is in the answer. */
const bareEnd = '</think>';

/**
 * An answer without the thoughts that come before it; nothing is left where they do not end. What begins as JSON or a code fence has none,
 * whatever is in its texts. Takes a time that grows with the length of the answer.
 */
export function withoutThoughts(answer: string): string {
  const name = opening.exec(answer.slice(0, 200))?.[1];
  if (name !== undefined) {
    const closing = new RegExp(`</${name}>`, 'i').exec(answer);
    return closing === null ? '' : answer.slice(closing.index + closing[0].length);
  }
  const end = answer.indexOf(bareEnd);
  return end === -1 || /^\s*[{[`]/.test(answer) ? answer : answer.slice(end + bareEnd.length);
}

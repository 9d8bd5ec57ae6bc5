import { closingMark } from './thought-marks.ts';

const token = String.raw`<\|(?:im_end|im_start|eot_id|eom_id|end_of_text|endoftext|end|end_of_turn|start_header_id|user)\|>|<end_of_turn>|<start_of_turn>|</s>`;
const role = String.raw`\n\s{0,20}(?:user|human|#{1,4} (?:human|user|instruction))\s?:?\s`;
const turn = new RegExp(`${token}|${role}`, 'gi');
const tokensAtEnd = new RegExp(String.raw`(?:\s*(?:${token}))+\s*$`, 'i');
const reply = /\n\s{0,20}(?:assistant|ai|model|bot|#{1,4} (?:assistant|response|answer))\s?:/i;
const closing = new RegExp(closingMark, 'i');
/** In characters: white space before a mark, and the marks that a server left at the end. */
const maxLooked = 400;

/** An answer without what a model wrote after its own turn: the user's next message, and its answer to that. */
export function firstTurn(answer: string): string {
  const end = answer.length - maxLooked;
  const text = answer.slice(0, Math.max(0, end)) + answer.slice(Math.max(0, end)).replace(tokensAtEnd, '');
  for (const { 0: mark, index } of text.matchAll(turn)) {
    if (!/[}\]`]\s*$/.test(text.slice(Math.max(0, index - maxLooked), index))) continue;
    const rest = text.slice(index);
    // Thoughts may name the user, too.
    return closing.test(rest) || (!mark.startsWith('<') && !reply.test(rest)) ? text : text.slice(0, index);
  }
  return text;
}

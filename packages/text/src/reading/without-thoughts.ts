import { matchAt } from '../characters/spans.ts';
import { endOfJson } from './strict-json.ts';
import { bareClosingMark, closingMark, openingFence, openingMark } from './thought-marks.ts';

const maxPasses = 4;

/**
 * An answer without the model’s thoughts, wherever they stand; nothing is left of thoughts that do not end. A string that looks like the mark of a
 * thought inside JSON is a part of its texts. Takes a time that grows with the length of the answer.
 */
export function withoutThoughts(answer: string): string {
  const text = firstTurn(finalMessage(answer) ?? answer);
  const mark = new RegExp(`(${openingMark})|(${openingFence})|(${bareClosingMark})`, 'gi');
  if (!mark.test(text)) return afterProcess(text);
  const json = new JsonSkipper(text);
  const kept: string[] = [];
  let from = 0;
  for (mark.lastIndex = 0; ;) {
    const found = mark.exec(text);
    if (found === null) break;
    const end = json.endAround(from, found.index);
    if (end !== undefined) {
      mark.lastIndex = end;
      continue;
    }
    if (found[3] !== undefined) kept.length = 0;
    else kept.push(text.slice(from, found.index));
    const after = found[3] === undefined ? endOfThoughts(text, mark.lastIndex, found[2] !== undefined) : mark.lastIndex;
    if (after === undefined) return kept.join('');
    from = after;
    mark.lastIndex = after;
  }
  return [...kept, text.slice(from)].join('');
}

function endOfThoughts(text: string, from: number, isFence: boolean): number | undefined {
  const closing = isFence ? /\n[ \t]*```/g : new RegExp(closingMark, 'gi');
  const found = matchAt(closing, text, from);
  return found === null ? undefined : found.index + found[0].length;
}

/** Granite’s thoughts have words for marks. */
const process = /^\s*here(?: is|[’']s) my thought process:/i;
const response = /\n\s*here(?: is|[’']s) my response:/i;

function afterProcess(text: string): string {
  if (!process.test(text.slice(0, 200))) return text;
  const found = response.exec(text);
  return found === null ? '' : text.slice(found.index + found[0].length);
}

const bracket = /[{[]/g;

class JsonSkipper {
  readonly #text: string;
  #charactersLeft: number;
  /** The next bracket that may begin JSON: none is looked at twice. */
  #next = -1;

  constructor(text: string) {
    this.#text = text;
    this.#charactersLeft = text.length * maxPasses;
  }

  /** The end of a JSON value that begins at `from` or later and has `at` in it; `undefined` if there is none. */
  endAround(from: number, at: number): number | undefined {
    if (this.#next < at && this.#next < from) this.#next = this.#bracketFrom(from);
    if (this.#next >= at) return undefined;
    const first = /^[\s`]*(?:json\s*)?/i.exec(this.#text.slice(from, from + 200))?.[0].length ?? 0;
    while (this.#next < at && this.#charactersLeft > 0) {
      const start = this.#next;
      const end = this.#endOf(start);
      // An answer that begins as JSON and breaks off is JSON to its end.
      if (end === undefined && start === from + first && this.#isObjectAt(start)) return this.#text.length;
      this.#next = this.#bracketFrom(end ?? start + 1);
      if (end !== undefined && end > at) return end;
    }
    return undefined;
  }

  #bracketFrom(from: number): number {
    return matchAt(bracket, this.#text, from)?.index ?? Infinity;
  }

  #isObjectAt(start: number): boolean {
    return /^[{[]\s*["{[]/.test(this.#text.slice(start, start + 50));
  }

  #endOf(start: number): number | undefined {
    const end = endOfJson(this.#text, start);
    this.#charactersLeft -= (end ?? this.#text.length) - start;
    return end;
  }
}

const token = String.raw`<\|(?:im_end|im_start|eot_id|eom_id|end_of_text|endoftext|end|end_of_turn|start_header_id|user)\|>|<end_of_turn>|<start_of_turn>|</s>`;
const role = String.raw`\n\s{0,20}(?:user|human|#{1,4} (?:human|user|instruction))\s?:?\s`;
const turn = new RegExp(`${token}|${role}`, 'gi');
const tokensAtEnd = new RegExp(String.raw`(?:\s*(?:${token}))+\s*$`, 'i');
const reply = /\n\s{0,20}(?:assistant|ai|model|bot|#{1,4} (?:assistant|response|answer))\s?:/i;
const closing = new RegExp(closingMark, 'i');
/** In characters: white space before a mark, and the marks that a server left at the end. */
const maxLooked = 400;

/** An answer without the turns that a model wrote after its own: the user's next message, and its answer to that. */
function firstTurn(answer: string): string {
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

const messageToken = /<\|(start|channel|message|end|return|call|constrain)\|>/g;

/** The messages of an answer in the form of gpt-oss, which a server did not take apart: `<|channel|>analysis<|message|>…<|end|>`. */
function messagesIn(answer: string) {
  const messages: { readonly header: string; readonly text: string }[] = [];
  // The name of a token and the text behind it, in turn.
  const [before = '', ...rest] = answer.split(messageToken);
  let header = before;
  for (let at = 0; at < rest.length; at += 2) {
    const [name, text = ''] = rest.slice(at, at + 2);
    if (name === 'message') messages.push({ header, text });
    header = name === 'message' ? '' : `${header} ${text}`;
  }
  return messages;
}

/** Of an answer that lost its marks: `analysisWe need a letter.assistantfinal{…`. */
const bareBeginning = /^\s*(?:assistant)?\s*analysis(?=\s*\p{Lu})/u;
const bareFinal = /assistant\s*final(?:\s*json)?\s*/g;

/**
 * The end of an answer in gpt-oss’s own form: the last of its messages that is meant for the reader, or else the arguments of
 * a call. Empty if it has nothing but thoughts; `undefined` if the answer has another form. Takes a time that grows with its length.
 */
function finalMessage(answer: string): string | undefined {
  if (answer.includes('<|message|>') || answer.includes('<|channel|>')) {
    const messages = messagesIn(answer).filter(({ text }) => text.trim() !== '');
    const final = messages.findLast(({ header }) => /\bfinal\b/.test(header));
    return (final ?? messages.findLast(({ header }) => /\bcommentary\b.*\bto=/s.test(header)))?.text ?? '';
  }
  if (!bareBeginning.test(answer.slice(0, 200))) return undefined;
  const last = [...answer.matchAll(bareFinal)].at(-1);
  return last === undefined ? '' : answer.slice(last.index + last[0].length);
}

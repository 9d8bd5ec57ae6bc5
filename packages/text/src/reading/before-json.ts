import { matchAt } from '../characters/spans.ts';
import { closingMark, openingMark } from './thought-marks.ts';

const opens = new RegExp(`^(?:${openingMark})$`, 'i');
const closes = new RegExp(`^(?:${closingMark})$`, 'i');
/** The kind of a message of gpt-oss stands before its `<|message|>`: `<|channel|>final<|message|>`. */
const header = /^<\|(?:start|channel|constrain)\|>[\w .=-]{0,60}/;
const isFinal = /<\|channel\|>\s*(?:final|commentary)\b/;

const sign = /[<◁{[]/g;

const maxMark = 250;
/** The tokens of one header. */
const maxTokens = 4;

/** The text before the JSON of an answer, in pieces: prose, a fence, thoughts. */
export class BeforeJson {
  #isThought = false;
  /** The text from a sign on that may begin a mark; empty outside of marks. */
  #mark = '';
  #tokens = 0;

  /** The position of the first bracket that is in no thoughts; `undefined` if there is none in this piece. */
  bracket(piece: string, from: number): number | undefined {
    for (let at = from; at < piece.length; at += 1) {
      if (this.#mark === '') at = matchAt(sign, piece, at)?.index ?? piece.length;
      const character = piece.charAt(at);
      if (!this.#isThought && (character === '{' || character === '[')) {
        // `[THINK]` is no list: it is given up at its first letter, and the rest of the mark is read here.
        this.#mark = character;
        return at;
      }
      if ('<[◁'.includes(character) && this.#tokens === 0) this.#mark = character;
      else if (this.#mark !== '') this.#readMark(character);
    }
    return undefined;
  }

  #readMark(character: string): void {
    this.#mark += character;
    if (this.#mark.length > maxMark) return this.#end();
    if (!'>]▷'.includes(character)) return;
    if (this.#mark.endsWith('<|message|>')) this.#isThought = !isFinal.test(this.#mark);
    else if ((this.#isThought ? closes : opens).test(this.#mark)) this.#isThought = !this.#isThought;
    else if (header.test(this.#mark) && this.#tokens < maxTokens) {
      this.#tokens += 1;
      return;
    }
    this.#end();
  }

  #end(): void {
    this.#mark = '';
    this.#tokens = 0;
  }
}

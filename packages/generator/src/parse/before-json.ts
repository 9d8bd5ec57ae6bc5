const [thoughts, endOfThoughts] = ['<think>', '</think>'];

/** What comes before the JSON of an answer, in pieces: prose, a fence, thoughts. */
export class BeforeJson {
  #isThought = false;
  /** How much of the tag was read that begins or ends thoughts. */
  #tag = '';

  /** The position of the first bracket that is in no thoughts; `undefined` if there is none in this piece. */
  bracket(piece: string, from: number): number | undefined {
    for (let at = from; at < piece.length; at += 1) {
      const character = piece.charAt(at);
      if (!this.#isThought && (character === '{' || character === '[')) {
        this.#tag = '';
        return at;
      }
      if (this.#tag !== '' || character === '<') this.#readTag(character);
    }
    return undefined;
  }

  #readTag(character: string): void {
    const wanted = this.#isThought ? endOfThoughts : thoughts;
    const read = this.#tag + character;
    this.#tag = wanted.startsWith(read) ? read : character === '<' ? '<' : '';
    if (this.#tag !== wanted) return;
    this.#tag = '';
    this.#isThought = !this.#isThought;
  }
}

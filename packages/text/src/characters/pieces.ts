import { splitText } from '@handbill/contract';

/** A part of a text, and where it begins. */
export interface Piece {
  readonly text: string;
  readonly from: number;
}

/** Pieces that are short enough to be searched at once. */
export function* piecesOf(text: string): Generator<Piece, void> {
  let from = 0;
  for (const piece of splitText(text)) {
    yield { text: piece, from };
    from += piece.length;
  }
}

/** Sentences end at these signs before a space, and at line breaks. An initial, the number of a day or an abbreviation ends none. */
const end =
  /(?<!(?:^|[\s(])(?:[\p{L}]|z\. ?B|d\. ?h|u\. ?a|bzw|ca|Nr|Dr|Mr|Mrs|Ms|St|etc|e\.g|i\.e|vs|No|p\. ?ej|Sr|Sra|M|Mme))(?<!(?<![\d:.,$€£]|\d ?h )\d{1,2})[.]["”»’)]?(?=\s)|(?<![!?…])[!?…]+["”»’)]?(?=\s)|[。！？]|\n+/gu;

/** The sentences of a text. Simple rules: they only have to agree with themselves. */
export function* sentencesOf(text: string): Generator<Piece, void> {
  let from = 0;
  for (const { 0: sign, index } of [...text.matchAll(end), { 0: '', index: text.length }]) {
    const sentence = text.slice(from, index + sign.length);
    if (sentence.trim() !== '') yield { text: sentence, from };
    from += sentence.length;
  }
}

import { splitText } from '@handbill/contract';

/** Sentences end at these signs before a space, and at line breaks. An initial, the number of a day or an abbreviation ends none. */
const end =
  /(?<!(?:^|[\s(])(?:[\p{L}]|z\. ?B|d\. ?h|u\. ?a|bzw|ca|Nr|Dr|Mr|Mrs|Ms|St|etc|e\.g|i\.e|vs|No|p\. ?ej|Sr|Sra|M|Mme))(?<!(?<![\d:.,$€£]|\d ?h )\d{1,2})[.]["”»’)]?(?=\s)|(?<![!?…])[!?…]+["”»’)]?(?=\s)|[。！？]|\n+/gu;

/** Visits each sentence of a text with its place. Simple rules: they only have to agree with themselves. */
export function eachSentence(text: string, visit: (sentence: string, start: number) => void): void {
  let from = 0;
  for (const piece of splitText(text)) {
    let start = 0;
    for (const found of piece.matchAll(end)) {
      const stop = found.index + found[0].length;
      if (piece.slice(start, stop).trim() !== '') visit(piece.slice(start, stop), from + start);
      start = stop;
    }
    if (piece.slice(start).trim() !== '') visit(piece.slice(start), from + start);
    from += piece.length;
  }
}

/** Sentences end at these signs before a space, and at line breaks. An initial, the number of a day or an abbreviation ends none. */
const end =
  /(?<!(?:^|[\s(])(?:[\p{L}]|z\. ?B|d\. ?h|u\. ?a|bzw|ca|Nr|Dr|Mr|Mrs|Ms|St|etc|e\.g|i\.e|vs|No|p\. ?ej|Sr|Sra|M|Mme))(?<!(?<![\d:.,$€£]|\d ?h )\d{1,2})[.]["”»’)]?(?=\s)|(?<![!?…])[!?…]+["”»’)]?(?=\s)|[。！？]|\n+/gu;

/** Visits each sentence of a text with its place. Simple rules: they only have to agree with themselves. */
export function eachSentence(text: string, visit: (sentence: string, start: number) => void): void {
  let start = 0;
  for (const { 0: sign, index } of [...text.matchAll(end), { 0: '', index: text.length }]) {
    const sentence = text.slice(start, index + sign.length);
    if (sentence.trim() !== '') visit(sentence, start);
    start += sentence.length;
  }
}

/**
 * How many UTF-16 units the start of a text can share with the end of another, less than all of either. The table is Knuth, Morris and
 * Pratt's: for each length of a start of the text, the longest shorter start that it ends in.
 */
export function overlapsWith(text: string): (before: string) => number {
  const shorter = [0, 0];
  const longer = (held: number, unit: number): number => {
    let length = held;
    while (length > 0 && text.charCodeAt(length) !== unit) length = shorter[length] ?? 0;
    return text.charCodeAt(length) === unit ? length + 1 : 0;
  };
  for (let end = 1; end < text.length; end += 1) shorter.push(longer(shorter[end] ?? 0, text.charCodeAt(end)));
  return (before) => {
    let length = 0;
    // Less than all of `before`, and of the text.
    for (let at = 1; at < before.length; at += 1) {
      length = longer(length, before.charCodeAt(at));
      if (length === text.length) length = shorter[length] ?? 0;
    }
    return length;
  };
}

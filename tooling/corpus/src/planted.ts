import { cleanTexts, type CleanText, type Fault } from './corpus.ts';

const texts = new Map(cleanTexts.map((text) => [text.id, text]));

/** A value with the text at a pointer changed. */
function changedAt(value: unknown, [step, ...rest]: readonly string[], change: (text: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === step ? changedAt(item, rest, change) : item));
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [step]: changedAt(object[step], rest, change) };
}

/** A text with its fault. Throws where the words to be replaced are not there: the fault would not be, either. */
export function planted({
  on = '',
  text: written,
  set = {},
  swap,
  add,
  brief,
}: Pick<Fault, 'on' | 'text' | 'set' | 'swap' | 'add' | 'brief'>): CleanText['text'] {
  const text = written ?? texts.get(on)?.text;
  if (text === undefined) throw new Error(`There is no text ${on}`);
  let output: unknown = text.output;
  const change = (pointer: string, by: (part: unknown) => unknown): void => {
    output = changedAt(output, pointer.split('/').slice(1), by);
  };
  for (const [pointer, words] of Object.entries(set)) change(pointer, () => words);
  if (swap !== undefined)
    change(swap[0], (part) => {
      if (!String(part).includes(swap[1])) throw new Error(`${on} has no “${swap[1]}” at ${swap[0]}`);
      return String(part).replace(swap[1], swap[2]);
    });
  if (add !== undefined) change(add[0], (part) => `${String(part)}${add[1]}`);
  return { ...text, ...brief, output } as CleanText['text'];
}

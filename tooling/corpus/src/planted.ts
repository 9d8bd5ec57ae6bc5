import type { CorpusText, PlantedFault } from './corpus-text.ts';

type Json = Record<string, unknown>;

/** A value with the text at a pointer changed. */
function changedAt(value: unknown, [step, ...rest]: readonly string[], change: (text: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === step ? changedAt(item, rest, change) : item));
  const object = value as Json;
  return { ...object, [step]: changedAt(object[step], rest, change) };
}

/** A clean text with its fault. Throws where the words to be replaced are not there: the fault would not be, either. */
export function planted(clean: readonly CorpusText[], fault: PlantedFault): CorpusText['text'] {
  const text = clean.find(({ id }) => id === fault.on)?.text;
  if (text === undefined) throw new Error(`There is no text ${fault.on}`);
  let output: unknown = text.output;
  const change = (pointer: string, by: (text: unknown) => unknown) => {
    output = changedAt(output, pointer.split('/').slice(1), by);
  };
  for (const [pointer, words] of Object.entries(fault.set ?? {})) change(pointer, () => words);
  if (fault.swap !== undefined) {
    const [pointer, words, others] = fault.swap;
    change(pointer, (part) => {
      if (!String(part).includes(words)) throw new Error(`${fault.on} has no “${words}” at ${pointer}`);
      return String(part).replace(words, others);
    });
  }
  if (fault.add !== undefined) {
    const [pointer, words] = fault.add;
    change(pointer, (part) => `${String(part)}${words}`);
  }
  return { ...text, ...fault.brief, output } as CorpusText['text'];
}

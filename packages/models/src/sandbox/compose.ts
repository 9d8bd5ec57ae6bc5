import { linked, withParts, words as countWords } from '@handbill/contract';
import { definitionOf, type AnyDefinition, type AnyOutput } from '@handbill/text';
import type { WritingTask } from '../model/language-model.ts';
import { briefOf, type Brief } from './brief.ts';
import { Filler } from './filler.ts';
import { alternativeOf, assignKeywords } from './keywords.ts';
import { exampleAt, layOut } from './lay-out.ts';
import { shuffleBy } from './shuffle.ts';
import { outputOf, slotsIn, type Slot } from './slot.ts';
import { writeLine, type LineContext } from './write-line.ts';
import { writeProse } from './write-prose.ts';

type Composition = { readonly output: AnyOutput; readonly unsupportedLanguage: boolean };

/**
 * Writes the output that a request asks for, from the definition of its kind: the same for the same request, offline and at once.
 * It quotes the brief and says nothing else of its topic. Every rule of the request is kept where it can be kept at all. In a language that
 * the sandbox has no words for, the text is in English.
 */
export function compose(task: WritingTask, definition = definitionOf(task.request)): Composition {
  const { request, campaign } = task;
  const brief = briefOf(task, definition);
  // Whether a text is reviewed makes no other text of it.
  const shuffle = shuffleBy({ request: { ...request, review: undefined }, campaign });
  const tree = layOut(brief, shuffle);
  const slots = slotsIn(tree);
  writeSlots(slots, [{ slots, length: brief.length }], { brief, filler: new Filler(brief, shuffle), written: new Set() });
  return { output: accepted(outputOf(tree), definition), unsupportedLanguage: brief.isUnsupported };
}

/** Writes the texts of parts of an output that has all these slots, so many words in each part; lines first: their words count, too. */
export function writeSlots(
  all: readonly Slot[],
  parts: readonly { slots: readonly Slot[]; length: number | null }[],
  context: LineContext,
): void {
  const { brief } = context;
  placeLink(all, brief);
  assignKeywords(all, brief);
  const alternatives = Map.groupBy(all.filter(isProse), ({ pointer }) => alternativeOf(pointer, brief));
  const openings = new Set([...alternatives.values()].flatMap((slots) => slots.slice(0, 1)));
  for (const { slots, length } of parts) {
    let words = 0;
    for (const slot of slots) {
      if (isProse(slot) || (slot.presence === 'for a keyword' && slot.keywords.length === 0)) continue;
      slot.text = writeLine(slot, context);
      if (slot.counted) words += countWords(slot.text, brief.tag);
    }
    writeProse(slots.filter(isProse), length === null ? null : length - words, { ...context, openings });
  }
}

const isProse = ({ role }: Slot): boolean => role === 'prose';

/** The link stands where the hashtags do, or at the end of the last running text. */
function placeLink(slots: readonly Slot[], { link, language, allows }: Brief): void {
  const slot = slots.find(({ kind }) => kind === 'post') ?? slots.findLast(isProse);
  if (link === undefined || slot === undefined) return;
  slot.link = slot.isMarkdown ? linked(language.buttons.find(allows) ?? link, link) : link;
}

/** The output as its schema takes it: what the schema refuses (a rule that only its author knows) is replaced by the kind's example. */
function accepted(output: object, { output: schema, example }: AnyDefinition): AnyOutput {
  const parsed = schema.safeParse(output);
  const refused = (parsed.error?.issues ?? []).map(({ path }) => `/${path.join('/')}`);
  // The definition's own schema says that it is one of its outputs.
  return (schema.safeParse(withParts(output, new Map(refused.map((pointer) => [pointer, exampleAt(pointer, example)])))).data ??
    example.output) as AnyOutput;
}

import { isWithin, linked, partAt, textParts, withParts } from '@handbill/contract';
import { definitionOf, type AnyDefinition, type AnyOutput, type PartsTask, type PartTask } from '@handbill/text';
import type { WritingTask } from '../model/language-model.ts';
import { briefOf, type Brief } from './brief.ts';
import { Filler, shuffleBy } from './filler.ts';
import { alternativeOf, assignKeywords } from './keywords.ts';
import { exampleAt, Layout } from './lay-out.ts';
import { outputOf, slotsIn, type Slot } from './slot.ts';
import { writeLine, type LineContext, lineKey } from './write-line.ts';
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
  const tree = new Layout(brief, shuffle).tree();
  const slots = slotsIn(tree);
  writeSlots(slots, [{ slots, length: request.length }], { brief, filler: new Filler(brief, shuffle), written: new Set() });
  return { output: accepted(outputOf(tree), definition), unsupportedLanguage: brief.isUnsupported };
}

/** Writes the texts of parts of an output that has all these slots, so many words in each part; lines first: their words count, too. */
function writeSlots(all: readonly Slot[], parts: readonly { slots: readonly Slot[]; length: number | null }[], context: LineContext): void {
  const { brief } = context;
  placeLink(all, brief);
  assignKeywords(all, brief);
  const alternatives = Map.groupBy(all.filter(isProse), ({ pointer }) => alternativeOf(pointer, brief));
  const openings = new Set([...alternatives.values()].flatMap((slots) => slots.slice(0, 1)));
  for (const { slots, length } of parts) {
    let words = 0;
    for (const slot of slots) {
      if (isProse(slot)) continue;
      slot.text = writeLine(slot, context);
      if (slot.counted) words += brief.words(slot.text);
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

/** The output as its schema takes it: a part that the schema refuses (by a rule that only its author knows) is replaced by the kind's example. */
function accepted(output: object, { output: schema, example }: AnyDefinition): AnyOutput {
  const parsed = schema.safeParse(output);
  const refused = (parsed.error?.issues ?? []).map(({ path }) => `/${path.join('/')}`);
  // The definition's own schema says that it is one of its outputs.
  return (schema.safeParse(withParts(output, new Map(refused.map((pointer) => [pointer, exampleAt(pointer, example)])))).data ??
    example.output) as AnyOutput;
}

/**
 * Parts of a text anew, by their pointers: the same for the same task, and another text for each state that a caller wants to be other.
 * They are written as in a text whose other parts are there already; lines are new.
 */
export function writeParts(task: WritingTask, partsTask: PartsTask): Readonly<Record<string, unknown>> {
  const { request, campaign } = task;
  const brief = briefOf(task);
  const shuffle = shuffleBy({ request: { ...request, review: undefined }, campaign, ...partsTask });
  const tree = new Layout(brief, shuffle, partsTask).tree();
  const slots = slotsIn(tree);
  const parts = partsTask.parts.map((part) => {
    const own = slots.filter(({ pointer, isKept }) => !isKept && isWithin(pointer, placeOf(part)));
    return { slots: own, length: lengthOf(part, own, slots, brief) };
  });
  const present = textParts(partsTask.output);
  const whole = present.map(([, text]) => text).join('\n');
  const filler = new Filler(brief, shuffle, (text) => !whole.includes(text));
  const written = new Set(present.map(([pointer, text]) => lineKey(text, { pointer }, brief)));
  writeSlots(slots, parts, { brief, filler, written });
  const output = outputOf(tree);
  const anew = ({ pointer, kept }: PartTask): unknown => {
    const part = partAt(output, placeOf({ pointer }));
    return Array.isArray(part) && kept !== null ? part.slice(kept) : (part ?? partAt(partsTask.output, pointer));
  };
  return Object.fromEntries(partsTask.parts.map((part) => [part.pointer, anew(part)]));
}

const placeOf = ({ pointer }: Pick<PartTask, 'pointer'>): string => pointer.replace(/\/-$/, '');

function lengthOf({ words }: PartTask, own: readonly Slot[], all: readonly Slot[], { request: { length } }: Brief): number | null {
  if (words !== null) return Math.round((words.min + words.max) / 2);
  const share = (slots: readonly Slot[]): number =>
    slots.reduce((sum, { counted, role, weight }) => sum + (counted && role === 'prose' ? weight : 0), 0);
  return length === null ? null : (length * share(own)) / Math.max(1, share(all));
}

import { isWithin, partAt, textParts, withParts } from '@handbill/contract';
import { definitionOf, type AnyOutput, type PartsTask, type PartTask } from '@handbill/text';
import type { WritingTask } from '../model/language-model.ts';
import { briefOf, type Brief } from './brief.ts';
import { keyOf } from './draft.ts';
import { fillerOf, shuffleBy } from './filler.ts';
import { assignKeywords } from './keywords.ts';
import { exampleAt, layOut, parentOf, placeOf, type Slot } from './slots.ts';
import { slugOf } from './slug.ts';
import { writeLine, writeProse } from './write-texts.ts';

const everything: Pick<PartsTask, 'parts'> & { readonly output: object } = {
  output: {},
  parts: [{ pointer: '', kept: null, failing: [], words: null }],
};

/**
 * Writes the output that a request asks for, from the definition of its kind: the same for the same request, offline and at once. It quotes
 * the brief and says nothing else of its topic. Where only parts are to be written anew, the others stay as they are.
 */
export function compose(task: WritingTask, definition = definitionOf(task.request)): AnyOutput {
  const { request, campaign, parts: asked } = task;
  const { output: before, parts } = asked ?? everything;
  const brief = briefOf(task, definition);
  // Whether a text is reviewed makes no other text of it.
  const shuffle = shuffleBy({ request: { ...request, review: undefined }, campaign, ...asked });
  const { output, slots } = layOut(brief, shuffle, { output: before, parts });
  assignKeywords(slots, brief);
  const texts = new Map<string, string | undefined>();
  const present = new Map(textParts(before));
  const written = new Set(slots.map((slot) => keyOf(present.get(slot.pointer) ?? '', slot)));
  const context = { brief, texts, filler: fillerOf(brief, shuffle, [...present.values()].join('\n')), written };
  for (const part of parts) {
    const own = slots.filter(({ pointer, isKept }) => !isKept && isWithin(pointer, placeOf(part)));
    const lines = own.filter((slot) => !isProse(slot));
    for (const slot of lines) texts.set(slot.pointer, writeLine(slot, context));
    const inLines = lines.reduce((sum, { counted, pointer }) => sum + (counted ? brief.words(texts.get(pointer) ?? '') : 0), 0);
    const length = lengthOf(part, own, slots, brief);
    writeProse(own.filter(isProse), length === null ? null : length - inLines, context);
  }
  return accepted(finished(output, texts, brief), brief);
}

const isProse = ({ role }: Slot): boolean => role === 'prose';

function lengthOf({ words }: PartTask, own: readonly Slot[], all: readonly Slot[], { request: { length } }: Brief): number | null {
  if (words !== null) return Math.round((words.min + words.max) / 2);
  const share = (slots: readonly Slot[]): number => slots.reduce((sum, slot) => sum + (slot.counted && isProse(slot) ? slot.weight : 0), 0);
  return length === null ? null : (length * share(own)) / Math.max(1, share(all));
}

/** The output with its texts, lists without lines that are not there, and the parts that are made from others. */
function finished(empty: object, texts: ReadonlyMap<string, string | undefined>, { definition, ...brief }: Brief): object {
  const { slug, hashtags, name } = definition;
  const output = withParts(empty, texts);
  const lists = [...texts].flatMap(([pointer, text]) => (text === undefined ? parentOf(pointer) : []));
  const lines = (list: string): unknown[] => Object.values(Object(partAt(output, list))).filter((text) => text !== undefined);
  const post = hashtags && texts.get(`/${hashtags.text}`);
  const tags = [...brief.hashtags, ...brief.suggestedHashtags];
  return {
    ...withParts(output, new Map(lists.map((list) => [list, lines(list)]))),
    ...(slug && { [slug.field]: slugOf(String(partAt(output, `/${slug.from}`)), name.replaceAll('_', '-'), brief.request.language) }),
    ...(hashtags && post !== undefined && { [hashtags.listed]: tags.filter((tag) => post.includes(`#${tag}`)) }),
  };
}

/** The output as its schema takes it: a part that the schema refuses, by a rule that only its author knows, is that of the kind's example. */
function accepted(output: object, { definition }: Brief): AnyOutput {
  const { output: schema, example } = definition;
  const refused = (schema.safeParse(output).error?.issues ?? []).map(({ path }) => `/${path.join('/')}`);
  const others = new Map(refused.map((pointer) => [pointer, exampleAt(pointer, definition)]));
  // The definition's own schema says that it is one of its outputs.
  return (schema.safeParse(withParts(output, others)).data ?? example.output) as AnyOutput;
}

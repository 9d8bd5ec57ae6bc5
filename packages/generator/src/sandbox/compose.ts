import { type Content, words as countWords } from '@handbill/contract';
import type { ModelCall } from '../language-model.ts';
import { definitionOf, type AnyDefinition } from '../definition-of.ts';
import { type Brief, briefOf } from './brief.ts';
import { exampleAt } from './bounds-of.ts';
import { assignKeywords } from './keywords.ts';
import { layOut, slotsIn, valueOf } from './lay-out.ts';
import { supportsLanguage } from './patterns/languages.ts';
import { type Random, randomFrom, seedOf } from './random.ts';
import { SentenceWriter } from './sentence-writer.ts';
import type { LineSlot, ProseSlot, Slot, Tree } from './slot.ts';
import { writeLine } from './write-line.ts';
import { writeProse } from './write-prose.ts';

/** What the sandbox wrote. */
export interface Composition {
  readonly output: NonNullable<Content['output']>;
  /** There are no patterns for the language: the text is in English. */
  readonly unsupportedLanguage: boolean;
}

/**
 * Writes the output that a request asks for, from the definition of its kind: the same for the same request, offline and at once.
 * Every rule of the request is kept where it can be kept at all.
 */
export function compose({ request, campaign }: ModelCall['task'], definition: AnyDefinition = definitionOf(request)): Composition {
  const brief = briefOf({ request, campaign }, definition);
  const random = randomFrom(seedOf({ request, campaign }));
  const writer = new SentenceWriter(brief.facts, random);
  const tree = laidOut(brief, random);
  const slots = slotsIn(tree);
  assignKeywords(slots, brief);
  const lines = writeLines(slots, writer, brief);
  const lineWords = lines.filter(({ counted }) => counted).reduce((sum, { text }) => sum + countWords(text, brief.language), 0);
  writeProse(slots.filter(isProse), lineWords, writer, brief);
  return { output: accepted(valueOf(tree), definition), unsupportedLanguage: !supportsLanguage(request.language) };
}

const isProse = (slot: Slot): slot is ProseSlot => slot.as === 'prose';
const isLine = (slot: Slot): slot is LineSlot => slot.as === 'line';
const isUnneeded = (slot: Slot): boolean => isLine(slot) && slot.presence === 'for a keyword' && slot.keywords.length === 0;

const usualLineWords = 4;

/** Lays the output out for the length asked for, measured by its usual length. */
function laidOut(brief: Brief, random: Random): Tree {
  const usual = layOut({ brief, random, stretch: 1 });
  if (brief.length === null) return usual;
  const words = slotsIn(usual)
    .filter((slot) => slot.counted && !isUnneeded(slot))
    .reduce((sum, slot) => sum + (slot.as === 'prose' ? slot.words : usualLineWords), 0);
  return layOut({ brief, random, stretch: words === 0 ? 1 : brief.length / words });
}

const rank = { always: 0, fits: 1, 'for a keyword': 0 };

/** Writes the lines; those that have to be there choose first. */
function writeLines(slots: readonly Slot[], writer: SentenceWriter, brief: Brief): LineSlot[] {
  const lines = slots.filter(isLine).filter((line) => !isUnneeded(line));
  for (const line of lines.toSorted((left, right) => rank[left.presence] - rank[right.presence]))
    line.text = writeLine(line, writer, brief);
  return lines;
}

/** The output as its schema takes it: what the schema refuses (a rule that only its author knows) is replaced by the kind's example. */
function accepted(output: unknown, { output: schema, example }: AnyDefinition): Composition['output'] {
  const parsed = schema.safeParse(output);
  // The definition's own schema says that it is one of its outputs.
  if (parsed.success) return parsed.data as Composition['output'];
  const mended = parsed.error.issues.reduce((value, { path }) => withExample(value, path, example.output, []), output);
  return (schema.safeParse(mended).data ?? example.output) as Composition['output'];
}

/** The value with the example's at a path. */
function withExample(value: unknown, [step, ...rest]: readonly PropertyKey[], example: unknown, above: readonly PropertyKey[]): unknown {
  if (step === undefined) return exampleAt(example, above);
  const inner = (child: unknown) => withExample(child, rest, example, [...above, step]);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === step ? inner(item) : item));
  return typeof value === 'object' && value !== null ? { ...value, [step]: inner(Reflect.get(value, step)) } : exampleAt(example, above);
}

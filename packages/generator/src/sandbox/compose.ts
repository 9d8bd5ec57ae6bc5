import { type Content, words as countWords } from '@handbill/contract';
import { definitionOf, type AnyDefinition } from '../definition-of.ts';
import type { WritingTask } from '../language-model.ts';
import { exampleAt } from './bounds-of.ts';
import { briefOf, type Brief } from './brief.ts';
import { Filler } from './filler.ts';
import { assignKeywords } from './keywords.ts';
import { layOut } from './lay-out.ts';
import { randomFrom, seedOf } from './random.ts';
import { slotsIn, valueOf, type Slot } from './slot.ts';
import { writeLine } from './write-line.ts';
import { writeProse } from './write-prose.ts';

/** What the sandbox wrote. */
export interface Composition {
  readonly output: NonNullable<Content['output']>;
  /** There are no words for the language: the text is in English. */
  readonly unsupportedLanguage: boolean;
}

/**
 * Writes the output that a request asks for, from the definition of its kind: the same for the same request, offline and at once.
 * It quotes the brief and says nothing else of its topic. Every rule of the request is kept where it can be kept at all.
 */
export function compose(task: WritingTask, definition: AnyDefinition = definitionOf(task.request)): Composition {
  const { request, campaign } = task;
  const brief = briefOf(task, definition);
  const random = randomFrom(seedOf({ request, campaign }));
  const tree = layOut(brief, random);
  const slots = slotsIn(tree);
  assignKeywords(slots, brief.keywords, brief);
  write(slots, brief.length, brief, new Filler(brief.language, brief.tag, random, brief.allows));
  return { output: accepted(valueOf(tree), definition), unsupportedLanguage: brief.isUnsupported };
}

/** Writes the texts of slots, lines first: their words count, too. */
function write(slots: readonly Slot[], length: number | null, brief: Brief, filler: Filler): void {
  const context = { brief, filler, written: new Set<string>() };
  const lines = slots.filter(({ role, presence, keywords }) => role !== 'prose' && (presence !== 'for a keyword' || keywords.length > 0));
  for (const slot of lines) slot.text = writeLine(slot, context);
  const words = lines.filter(({ counted }) => counted).reduce((sum, { text }) => sum + countWords(text, brief.tag), 0);
  const prose = slots.filter(({ role }) => role === 'prose');
  writeProse(prose, length === null ? null : length - words, brief, filler);
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

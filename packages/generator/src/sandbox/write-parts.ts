import { partAt, words as countWords } from '@handbill/contract';
import * as z from 'zod';
import { schemaAt, textsIn } from '../definition-of.ts';
import type { PartsTask, PartTask, WritingTask } from '../language-model.ts';
import { briefOf, contains, type Brief } from './brief.ts';
import { compose } from './compose.ts';
import { Filler } from './filler.ts';
import { slotAt } from './lay-out.ts';
import { randomFrom, seedOf } from './random.ts';
import type { Slot } from './slot.ts';
import { lineKey, writeLine, type LineContext } from './write-line.ts';
import { writeProse } from './write-prose.ts';

/** Parts of a text anew, by their pointers: the same for the same task, and another text for each state that a caller wants to be other. */
export function writeParts(task: WritingTask, asked: PartsTask): Readonly<Record<string, unknown>> {
  const { request, campaign } = task;
  const brief = briefOf(task);
  const random = randomFrom(seedOf({ request, campaign, ...asked }));
  const filler = new Filler(brief.language, brief.tag, random, brief.allows);
  const { output } = compose(task);
  const first = textsIn({ pointer: '', value: output }).find(({ pointer }) => slotOf(pointer, brief).role === 'prose')?.pointer;
  const written = new Set(textsIn({ pointer: '', value: asked.output }).map(({ pointer, value }) => lineKey(value, { pointer }, brief)));
  const missing = new Set(
    asked.parts.flatMap(({ failing }) =>
      failing.flatMap(({ rule, wanted }) => (rule === 'keyword' || rule === 'disclaimer' ? [wanted] : [])),
    ),
  );
  return Object.fromEntries(
    asked.parts.map((part) => {
      const { pointer, kept } = part;
      if (kept !== null) return [pointer, itemsFrom(partAt(output, pointer.replace(/\/-$/, '')), kept)];
      const before = partAt(asked.output, pointer);
      // A part that is not there yet is as in a text that is written anew.
      if (before === null || before === undefined || textsIn({ pointer, value: before }).every(({ value }) => value === ''))
        return [pointer, partAt(output, pointer) ?? before];
      return [pointer, writePart(before, part, { brief, filler, written, first, missing })];
    }),
  );
}

const itemsFrom = (list: unknown, kept: number): unknown[] => (Array.isArray(list) ? list.slice(kept) : []);

interface PartContext extends LineContext {
  /** The running text that opens the whole. */
  readonly first: string | undefined;
  /** Keywords that are nowhere yet. */
  readonly missing: Set<string>;
}

function slotOf(pointer: string, brief: Brief): Slot {
  const steps = pointer.split('/');
  const index = steps.map(Number).findLast((step) => step >= 0 && Number.isInteger(step)) ?? -1;
  return slotAt(pointer, brief, { index: /\/\d/.test(pointer) ? index : -1, isHeading: false });
}

/** Its texts, written anew in the places where they stand; what is no text stays. */
function writePart(before: unknown, { pointer, words }: PartTask, { first, missing, ...context }: PartContext): unknown {
  const { brief, filler } = context;
  const { output, slug, hashtags } = brief.definition;
  const isText = (at: string): boolean =>
    schemaAt(output, at) instanceof z.ZodString && at !== `/${slug?.field}` && !at.startsWith(`/${hashtags?.listed}`);
  const texts = textsIn({ pointer, value: before }).filter((text) => isText(text.pointer));
  const slots = texts.map((text) => ({ ...slotOf(text.pointer, brief), before: text.value }));
  const had = (text: string): string[] => brief.keywords.filter((keyword) => contains(text, keyword));
  const places = slots.filter((slot) => slot.role === 'prose');
  for (const slot of slots) slot.keywords = had(slot.before);
  const place = places[0] ?? slots.find(({ takesKeywords }) => takesKeywords) ?? slots[0];
  const lacking = brief.keywords.filter((keyword) => [...missing].some((one) => contains(keyword, one) || contains(one, keyword)));
  if (place !== undefined) place.keywords = [...new Set([...place.keywords, ...lacking])];
  missing.clear();
  for (const slot of slots) if (slot.role !== 'prose') slot.text = writeLine(slot, context);
  const count = (text: string): number => countWords(text, brief.tag);
  const lines = slots.reduce((sum, { counted, role, text }) => sum + (counted && role !== 'prose' ? count(text) : 0), 0);
  const old = places.reduce((sum, slot) => sum + (slot.counted ? count(slot.before) : 0), 0);
  const length = words === null ? (brief.length === null ? null : old) : Math.round((words.min + words.max) / 2) - lines;
  writeProse(places, length, brief, filler, places.some((slot) => slot.pointer === first) ? [] : ['']);
  const anew = new Map(slots.map((slot) => [slot.pointer, slot.text]));
  return replaced(before, pointer, anew);
}

/** The value with texts replaced by their pointers. */
function replaced(value: unknown, pointer: string, texts: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return texts.get(pointer) ?? value;
  if (Array.isArray(value)) return value.map((item: unknown, index) => replaced(item, `${pointer}/${index}`, texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replaced(member, `${pointer}/${name}`, texts)]));
}

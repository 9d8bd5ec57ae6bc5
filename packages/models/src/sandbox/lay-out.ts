import { isLengthUnit, isWithin, partAt, type PlatformLimit, type RequiredPart } from '@handbill/contract';
import { isMarkdownAt, schemaAt, seoLengths, unwrapped, type PartsTask } from '@handbill/text';
import * as z from 'zod';
import type { Brief } from './brief.ts';
import type { Shuffle } from './filler.ts';
import { slugOf } from './quote.ts';
import { boundsOf, isSlot, type Slot, type Tree } from './slot.ts';

const usual = { items: 3, itemWords: 60, textWords: 90, answerWords: 20 };
/** Below so many characters a text is a line. */
const shortText = 150;
const roles: Readonly<Record<string, Slot['role']>> = {
  title: 'title',
  headline: 'title',
  headlines: 'title',
  subject: 'title',
  meta_title: 'title',
  heading: 'heading',
  question: 'question',
  call_to_action: 'button',
};

/** A pointer as definitions write it: `*` for any item of a list. */
const patternOf = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** The value at a pointer in an example; in its lists, the first item stands for each. */
export const exampleAt = (pointer: string, { output }: { readonly output: object }): unknown =>
  partAt(output, patternOf(pointer).replaceAll('*', '0'));

const isQuestions = (schema: z.core.$ZodType | undefined): boolean => schema instanceof z.ZodObject && 'question' in schema.shape;

/** Lays an output out, field by field of its definition: each text has its slot, and only kept ones are written. */
export class Layout {
  readonly #brief: Brief;
  readonly #shuffle: Shuffle;
  /** The text whose parts are written anew; left out where all of it is. */
  readonly #partsTask: PartsTask | undefined;

  constructor(brief: Brief, shuffle: Shuffle, partsTask?: PartsTask) {
    [this.#brief, this.#shuffle, this.#partsTask] = [brief, shuffle, partsTask];
  }

  tree(): ReadonlyMap<string, Tree> {
    const { output, slug, hashtags, name: kind } = this.#brief.definition;
    const tree = new Map<string, Tree>();
    const slotOf = (name: string): Slot | undefined => [tree.get(name)].find(isSlot);
    for (const [name, schema] of Object.entries(output.shape)) {
      if (slug?.field === name)
        tree.set(name, () => slugOf(slotOf(slug.from)?.text ?? '', kind.replaceAll('_', '-'), this.#brief.request.language));
      else if (hashtags?.listed === name)
        tree.set(name, () => (slotOf(hashtags.text)?.isKept === true ? this.#before(`/${name}`) : slotOf(hashtags.text)?.hashtags) ?? []);
      else tree.set(name, this.#field(schema, `/${name}`));
    }
    return tree;
  }

  #before(pointer: string): unknown {
    return this.#partsTask && partAt(this.#partsTask.output, pointer);
  }

  #isKept(pointer: string): boolean {
    return (
      this.#partsTask?.parts.every(({ pointer: part, kept }) => {
        const list = part.slice(0, -1);
        const isAdded = (): boolean => pointer.startsWith(list) && Number.parseInt(pointer.slice(list.length), 10) >= (kept ?? 0);
        return kept === null ? !isWithin(pointer, part) : !isAdded();
      }) ?? false
    );
  }

  #field(schema: z.core.$ZodType, pointer: string, index = -1, isHeading = false): Tree {
    const field = unwrapped(schema);
    if (field !== schema && this.#count(pointer).max === 0) return () => null;
    if (field instanceof z.ZodArray) return this.#list(field, pointer);
    if (field instanceof z.ZodObject) {
      const fields = Object.entries(field.shape);
      const texts = fields.filter(([, member]) => unwrapped(member) instanceof z.ZodString);
      const heading = index >= 0 && texts.length > 1 ? texts[0]?.[0] : undefined;
      return new Map(fields.map(([name, member]) => [name, this.#field(member, `${pointer}/${name}`, index, name === heading)]));
    }
    if (field instanceof z.ZodString && !boundsOf(field).hasForm) return this.#slot(pointer, index, isHeading);
    const fresh = field instanceof z.ZodEnum ? this.#shuffle(field.options)[0] : exampleAt(pointer, this.#brief.definition.example);
    return () => this.#before(pointer) ?? fresh;
  }

  /** How many items there may be, or whether a part is there: by the definition, the platform and the schema together. */
  #count(pointer: string): { readonly min: number; readonly max: number } {
    const { definition, request, limits } = this.#brief;
    const schema = schemaAt(definition.output, pointer);
    const of: readonly (Pick<RequiredPart, 'pointer' | 'min' | 'max'> | PlatformLimit)[] = [
      ...definition.required(request),
      ...limits.filter(({ unit }) => unit === 'items'),
    ];
    const all: readonly { readonly min?: number | undefined; readonly max?: number | undefined }[] = [
      ...of.filter((one) => one.pointer === patternOf(pointer)),
      ...(schema === undefined ? [] : [boundsOf(schema)]),
    ];
    const max = Math.min(...all.map((one) => one.max ?? Infinity));
    return { min: Math.min(max, Math.max(0, ...all.map(({ min = 0 }) => min))), max };
  }

  #counts(pointer: string): boolean {
    return this.#brief.definition.length.counted.some((start) => isWithin(patternOf(pointer), patternOf(start)));
  }

  #list({ element }: z.ZodArray, pointer: string): Tree {
    const {
      language,
      keywords,
      request: { length },
    } = this.#brief;
    const { min, max } = this.#count(pointer);
    const field = unwrapped(element);
    const isLines = field instanceof z.ZodString && !boundsOf(field).hasForm && this.#role(`${pointer}/0`) !== 'prose';
    const there = this.#before(pointer);
    const items = Array.isArray(there) ? there.length : 0;
    const isLonger = this.#partsTask?.parts.some((part) => part.pointer === `${pointer}/-`) === true;
    const known = isLonger ? 0 : items;
    // The longer the whole is to be, the more headed texts. Lines more than usual are there for keywords.
    const wanted = isLines
      ? usual.items + keywords.length
      : length === null || !this.#counts(pointer)
        ? usual.items
        : Math.min(30, Math.max(1, Math.round(Math.sqrt(length / 33))));
    const maxQuestions = isQuestions(field) ? language.questions.length : Infinity;
    const count = known > 0 ? known : Math.min(Math.max(Math.min(wanted, maxQuestions), min, 1), max);
    const item = (_: unknown, index: number): Tree => {
      const tree = this.#field(element, `${pointer}/${index}`, index);
      return isSlot(tree) ? { ...tree, isOptional: isLines && index >= Math.max(min, 1, known) } : tree;
    };
    return Array.from({ length: Math.max(count, this.#isKept(`${pointer}/0`) ? items : 0) }, item);
  }

  /** A text is running text if it contains the hashtags, or if it may be long and its words count or it is said to be Markdown. */
  #role(pointer: string, isHeading = false): Slot['role'] {
    const { definition } = this.#brief;
    if (pointer === `/${definition.hashtags?.text}`) return 'prose';
    const name = pointer.split('/').findLast((step) => !/^\d+$/.test(step)) ?? '';
    const role = Object.hasOwn(roles, name) ? roles[name] : isHeading ? 'heading' : undefined;
    if (role !== undefined) return role;
    const mayBeLong = this.#limits(pointer).every(({ max }) => max >= shortText);
    return mayBeLong && (this.#counts(pointer) || isMarkdownAt(definition, pointer)) ? 'prose' : 'line';
  }

  /** The limits of the text at a pointer: those of its platform, and of the output's schema. */
  #limits(pointer: string): PlatformLimit[] {
    const { definition, limits } = this.#brief;
    const schema = schemaAt(definition.output, pointer);
    const max = schema === undefined ? Infinity : boundsOf(schema).max;
    const own: PlatformLimit = { pointer, unit: 'utf16', max, outcome: 'fail', source: 'The definition of the kind' };
    const ofPlatform = limits.filter((limit) => limit.pointer === patternOf(pointer) && isLengthUnit(limit.unit));
    return max === Infinity ? ofPlatform : [...ofPlatform, own];
  }

  #slot(pointer: string, index: number, isHeading: boolean): Slot {
    const { output, hashtags } = this.#brief.definition;
    const schema = schemaAt(output, pointer);
    const shown = seoLengths[pointer.slice(1)];
    const min = Math.max(schema === undefined ? 0 : boundsOf(schema).min, shown?.min ?? 0);
    const advised = shown && ({ pointer, unit: 'graphemes', max: shown.max, outcome: 'warn', source: 'seo_length' } as const);
    const isAnswer = isQuestions(schemaAt(output, pointer.replace(/\/[^/]*$/, '')));
    const isLetter = pointer === '/body' && 'subject' in output.shape;
    const [text, isKept] = [this.#before(pointer), this.#isKept(pointer)];
    return {
      pointer,
      role: this.#role(pointer, isHeading),
      kind: pointer === `/${hashtags?.text}` ? 'post' : isLetter ? 'letter' : isAnswer ? 'answer' : 'text',
      isMarkdown: isMarkdownAt(this.#brief.definition, pointer),
      limits: [...this.#limits(pointer), ...(advised ? [advised] : [])],
      min,
      counted: this.#counts(pointer),
      weight: Math.max(isAnswer ? usual.answerWords : index < 0 ? usual.textWords : usual.itemWords, Math.ceil(min / 4)),
      isOptional: false,
      index,
      isKept,
      keywords: [],
      link: '',
      hashtags: [],
      text: isKept && typeof text === 'string' ? text : '',
    };
  }
}

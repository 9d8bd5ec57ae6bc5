import { fold, occursIn, textParts, words, type ContentRequest, type SectionLayout } from '@handbill/contract';
import type { LanguageModel } from '@handbill/models';
import {
  definitionOf,
  fieldsAround,
  outlineDefinition,
  sectionDefinition,
  type AnyDefinition,
  type AnyOutput,
  type Answer,
  type OutlinedSection,
  type Texts,
} from '@handbill/text';
import { isWrittenBySection, planSections, type SectionPlan } from './plan-sections.ts';

export interface NextSection {
  readonly index: number;
  readonly count: number;
  /** The parts that are written with it: the introduction with the first, the conclusion with the last. */
  readonly fields: readonly string[];
  readonly pointers: readonly string[];
  readonly definition: AnyDefinition;
  readonly outlined: OutlinedSection;
  readonly words: number;
  readonly fieldWords: Readonly<Record<string, number>>;
  readonly missingKeywords: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

const maxSurplus = 3;

const itemsOf = (output: Fields, list: string): readonly unknown[] => {
  const items = output[list];
  return Array.isArray(items) ? items : [];
};

/** The text that is to be written by section; `undefined` where it is short, or the model writes all at once. */
export function sectionedTextFor(request: ContentRequest, { writesBySection = false }: Pick<LanguageModel, 'writesBySection'>) {
  const definition = definitionOf(request);
  const { sections } = definition;
  if (!writesBySection || sections === undefined || request.length === null || !isWrittenBySection(sections, request.length))
    return undefined;
  return new SectionedText(request, definition, sections);
}

/** A text that is outlined first and then written section by section: its parts so far, read from the answers in their order. */
export class SectionedText {
  readonly #request: ContentRequest;
  readonly #definition: AnyDefinition;
  readonly #layout: SectionLayout;
  readonly plan: SectionPlan;
  readonly outlineDefinition: AnyDefinition;
  #outline: Fields | undefined;
  readonly #sections: unknown[] = [];
  readonly #around = new Map<string, unknown>();

  constructor(request: ContentRequest, definition: AnyDefinition, layout: SectionLayout) {
    this.#request = request;
    this.#definition = definition;
    this.#layout = layout;
    this.plan = planSections(layout, request.length ?? 0);
    this.outlineDefinition = outlineDefinition(definition, layout);
  }

  get outline(): Fields | undefined {
    return this.#outline;
  }

  get #outlined(): readonly OutlinedSection[] {
    return itemsOf(this.#outline ?? {}, this.#layout.list) as readonly OutlinedSection[];
  }

  get isWhole(): boolean {
    return this.#outline !== undefined && this.#sections.length === this.#outlined.length;
  }

  get written(): Fields {
    return { ...Object.fromEntries(this.#around), [this.#layout.list]: this.#sections };
  }

  async readOutline({ text, finish }: Answer, texts: Texts): Promise<boolean> {
    const outline = await texts.readOutline(this.#request, { text, finish }, maxSurplus * this.plan.count);
    if (outline !== null) this.#outline = outline;
    return outline !== null;
  }

  next(): NextSection | null {
    const index = this.#sections.length;
    const outlined = this.#outlined[index];
    if (outlined === undefined) return null;
    const count = this.#outlined.length;
    const { before, after } = fieldsAround(this.#definition, this.#layout);
    const fields = [...(index === 0 ? before : []), ...(index === count - 1 ? after : [])];
    const { list } = this.#layout;
    const fieldWords = Object.fromEntries(fields.map((field) => [field, this.plan.others[field] ?? 0]));
    return {
      index,
      count,
      fields,
      pointers: [...(index === 0 ? before : []), `${list}/${index}`, ...(index === count - 1 ? after : [])].map((name) => `/${name}`),
      definition: sectionDefinition(this.#definition, this.#layout, fields),
      outlined,
      words: this.#wordsOfNext([...before, ...after]),
      fieldWords,
      missingKeywords: this.#missingKeywords(),
    };
  }

  async readSection({ text, finish }: Answer, { fields }: Pick<NextSection, 'fields'>, texts: Texts): Promise<boolean> {
    const read = await texts.readSection(this.#request, { text, finish }, fields);
    if (read === null) return false;
    this.#sections.push(read.section);
    for (const [field, value] of Object.entries(read.around)) this.#around.set(field, value);
    return true;
  }

  output(): AnyOutput {
    const head = this.#outline ?? {};
    const { list } = this.#layout;
    const fields = Object.keys(this.#definition.output.shape).map((field): [string, unknown] => [
      field,
      field === list ? this.#sections : (head[field] ?? this.#around.get(field) ?? ''),
    ]);
    // Every field was read by its own schema.
    return Object.fromEntries(fields) as AnyOutput;
  }

  /** The rest of all words, shared by the sections that are left: one that came out long makes the others shorter. */
  #wordsOfNext(around: readonly string[]): number {
    let left = this.#request.length ?? 0;
    for (const [, text] of textParts(this.written)) left -= words(text, this.#request.language);
    for (const field of around) if (!this.#around.has(field)) left -= this.plan.others[field] ?? 0;
    const sectionsLeft = this.#outlined.length - this.#sections.length;
    const share = Math.round(left / sectionsLeft / 5) * 5;
    return Math.min(2 * this.plan.each, Math.max(Math.ceil(this.plan.each / 3), share));
  }

  #missingKeywords(): readonly string[] {
    const texts = textParts(this.output()).map(([, part]) => part);
    const text = fold(texts.join('\n'));
    return this.#request.keywords.filter((keyword) => !occursIn(text, fold(keyword)));
  }
}

import type { SectionLayout } from '@handbill/contract';
import * as z from 'zod';
import { isMarkdown, schemaAt, unwrapped, type AnyDefinition } from './definition-of.ts';

/** A section as an outline describes it. */
export interface OutlinedSection {
  readonly covers: string;
  readonly [field: string]: unknown;
}

const isCounted = ({ length }: AnyDefinition, field: string): boolean => length.counted.includes(`/${field}`);

function sectionFields({ output }: AnyDefinition, { list }: SectionLayout): z.ZodRawShape {
  const section = schemaAt(output, `/${list}/*`);
  return section instanceof z.ZodObject ? section.shape : {};
}

/** A part of a kind, as a kind of its own. */
export const partDefinition = ({ hashtags: _, slug: __, ...rest }: AnyDefinition, suffix: string, output: z.ZodObject): AnyDefinition => ({
  ...rest,
  name: `${rest.name}_${suffix}`,
  output,
});

/** An outline as a kind of its own, by which its prompt is made and its answer is read: the uncounted fields, and the list of sections without their texts. */
export function outlineDefinition(definition: AnyDefinition, layout: SectionLayout): AnyDefinition {
  const { shape } = definition.output;
  const head = Object.entries(shape).filter(([field]) => field !== layout.list && !isCounted(definition, field));
  const lines = Object.entries(sectionFields(definition, layout)).filter(([, schema]) => !isMarkdown(unwrapped(schema)));
  const covers = z.string().meta({ description: 'What the section says, in a sentence or two: no other section says it' });
  const sections = z.array(z.object({ ...Object.fromEntries(lines), covers })).meta({ description: 'The sections in their order' });
  return partDefinition(definition, 'outline', z.object({ ...Object.fromEntries(head), [layout.list]: sections }));
}

/** The counted fields around the list: those before it are written with the first section, those after it with the last. */
export function fieldsAround(definition: AnyDefinition, { list }: SectionLayout): { readonly before: string[]; readonly after: string[] } {
  const fields = Object.keys(definition.output.shape);
  const at = fields.indexOf(list);
  const counted = (some: readonly string[]) => some.filter((field) => isCounted(definition, field));
  return { before: counted(fields.slice(0, at)), after: counted(fields.slice(at + 1)) };
}

/** One section, and the fields that are written with it, as a kind of its own. */
export function sectionDefinition(definition: AnyDefinition, { list }: SectionLayout, fields: readonly string[]): AnyDefinition {
  const wanted = new Set([list, ...fields]);
  const shape = Object.fromEntries(Object.entries(definition.output.shape).filter(([field]) => wanted.has(field)));
  return partDefinition(definition, 'section', z.object(shape));
}

/** One section alone, as some models answer that are asked for a list of one. */
export const bareSectionDefinition = (definition: AnyDefinition, layout: SectionLayout): AnyDefinition =>
  partDefinition(definition, 'section', z.object(sectionFields(definition, layout)));

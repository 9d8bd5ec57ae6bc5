import type { ContentRequest } from '@handbill/contract';
import { definitionOf } from '../kinds/definition-of.ts';
import { bareSectionDefinition, outlineDefinition, sectionDefinition } from '../kinds/section-definitions.ts';
import { readAnswer, type Answer } from '../reading/read-answer.ts';

type Fields = Readonly<Record<string, unknown>>;

const itemsOf = (output: Fields, list: string): readonly unknown[] => {
  const items = output[list];
  return Array.isArray(items) ? items : [];
};

/** Reads an outline of at most so many sections; `null` if the answer is none. */
export function readOutline(request: ContentRequest, answer: Answer, most: number): Fields | null {
  const definition = definitionOf(request);
  const { sections } = definition;
  if (sections === undefined) return null;
  const { output, truncated } = readAnswer(outlineDefinition(definition, sections), answer);
  if (output === null || truncated) return null;
  const count = itemsOf({ ...output }, sections.list).length;
  return count === 0 || count > most ? null : { ...output };
}

/** Reads a section, and the fields that are written with it; `null` if the answer has none. */
export function readSection(
  request: ContentRequest,
  answer: Answer,
  fields: readonly string[],
): { readonly section: unknown; readonly around: Fields } | null {
  const definition = definitionOf(request);
  const { sections } = definition;
  if (sections === undefined) return null;
  const all: Fields = { ...readAnswer(sectionDefinition(definition, sections, fields), answer).output };
  const [first] = itemsOf(all, sections.list);
  const section = first ?? (fields.length > 0 ? null : readAnswer(bareSectionDefinition(definition, sections), answer).output);
  return section === null ? null : { section, around: Object.fromEntries(fields.map((field) => [field, all[field] ?? ''])) };
}

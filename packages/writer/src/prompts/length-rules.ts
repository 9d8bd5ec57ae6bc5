import type { ContentRequest } from '@handbill/contract';
import type { AnyDefinition } from '@handbill/text';
import { planSections } from '../sections/plan-sections.ts';
import { partName } from './part-rules.ts';

const together = (pointers: readonly string[]): string => {
  const names = pointers.map(partName).join(', ');
  return pointers.length > 1 ? `${names} together` : names;
};

function wholeRule(definition: AnyDefinition, request: ContentRequest): readonly string[] {
  const { counted, outcome } = definition.length;
  const words = request.length;
  if (words !== null && outcome === 'fail')
    return [`${Math.ceil(words * 0.9)} to ${Math.floor(words * 1.1)} words in ${together(counted)}; aim at ${words}. Headings count.`];
  if (words !== null)
    return [`About ${words} words in ${together(counted)}, a tenth more or less. Where a platform’s limit is tighter, the limit wins.`];
  const usual = definition.usualLength?.(request);
  if (usual === undefined || usual === null) return [];
  return [`${usual.min} to ${usual.max} words in ${together(counted)}, unless the brief’s \`instructions\` ask for more or less.`];
}

/** How long the text is, and how its words are divided: “6 sections of about 170 words” is easier kept than “1,200 words”. */
export function lengthRules(definition: AnyDefinition, request: ContentRequest): readonly string[] {
  const whole = wholeRule(definition, request);
  const { sections } = definition;
  const usual = definition.usualLength?.(request);
  const total = request.length ?? (usual ? Math.round((usual.min + usual.max) / 2) : null);
  if (sections === undefined || total === null) return whole;
  const { count, each, others } = planSections(sections, total);
  const parts = Object.entries(others).map(([field, words]) => `${partName(`/${field}`)}: about ${words} words.`);
  const list = `${partName(`/${sections.list}`)}: ${count} ${count === 1 ? 'section' : 'sections'} of about ${each} words${count === 1 ? '' : ' each'}, heading and body together.`;
  return [...whole, ...parts, list];
}

export { clean, createCleaner } from './characters/clean.ts';
export { type Brief, type CheckedText } from './checked/checked-text.ts';
export { isBetter, newFaults } from './checked/checked-text.ts';
export { badExampleOf, checkContent } from './checks/check-content.ts';
export { checkGiven } from './checks/check-given.ts';
export { languageName } from './checks/data/by-language.ts';
export { allowedBy, termsFor } from './checks/findings/voice-findings.ts';
export { disclaimersFor } from './checks/rules/disclaimer.ts';
export { sameLine } from './checks/rules/duplicate.ts';
export { seoLengths } from './checks/rules/seo-length.ts';
export {
  countsOf,
  definitionOf,
  fieldAt,
  isMarkdownAt,
  patternOf,
  requestedHashtags,
  schemaAt,
  showsLink,
  unwrapped,
  type AnyDefinition,
  type AnyOutput,
  type Count,
  type Counts,
} from './kinds/definition-of.ts';
export { fieldsAround, outlineDefinition, sectionDefinition, type OutlinedSection } from './kinds/section-definitions.ts';
export { plainInMarkdown } from './markdown/shield.ts';
export type { PartsTask, PartTask } from './parts/part-task.ts';
export { partsDefinition, pointerInOutput, voidedBy } from './parts/parts-answer.ts';
export { exampleLanguages, examplesFor, type Example } from './prompted/examples-for.ts';
export { sentences } from './prompted/prompted-lines.ts';
export { PartialOutput, type PartDelta } from './reading/partial-output.ts';
export { type Answer } from './reading/read-answer.ts';
export { closedJson, endOfString } from './reading/strict-json.ts';
export { withoutThoughts } from './reading/without-thoughts.ts';
export { withoutAddresses } from './shown/addresses.ts';
export { shownText } from './shown/shown-text.ts';
export { roleOf } from './shown/subject.ts';
export type { Texts } from './tasks/text-tasks.ts';
export { createTexts, type SharedTexts } from './worker/create-texts.ts';

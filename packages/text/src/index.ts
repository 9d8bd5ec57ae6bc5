export { mend, type CheckOutput } from './autofix/autofix.ts';
export { isBeyondRepair, isBrokenOff, isHeading, type FailingText } from './autofix/failing-text.ts';
export { clean, createCleaner } from './characters/clean.ts';
export { languageName } from './characters/language-names.ts';
export { checkContent, statusOf } from './checks/check-content.ts';
export { wornPhrasesIn } from './checks/data/worn-phrases.ts';
export { BriefFigures } from './checks/figures/brief-figures.ts';
export { checksOf } from './checks/findings/rule.ts';
export { allowedBy, termsFor } from './checks/findings/voice-findings.ts';
export { disclaimersFor } from './checks/rules/disclaimer.ts';
export { sameLine } from './checks/rules/duplicate.ts';
export { seoLengths } from './checks/rules/seo-length.ts';
export {
  definitionOf,
  requestedHashtags,
  schemaAt,
  showsLink,
  textsIn,
  unwrapped,
  valuesAt,
  type AnyDefinition,
  type AnyOutput,
} from './kinds/definition-of.ts';
export { titleOf } from './kinds/title-of.ts';
export { PartialOutput, type PartDelta } from './reading/partial-output.ts';
export { readAnswer } from './reading/read-answer.ts';
export { withoutThoughts } from './reading/without-thoughts.ts';
export { render } from './rendering/render.ts';
export { withoutAddresses } from './shown/addresses.ts';
export { TextRenderer } from './shown/shown-text.ts';
export { briefTexts, isMarkdownAt } from './shown/subject.ts';
export { checker } from './checks/checker.ts';
export { createRenderer } from './rendering/create-renderer.ts';
export { isBetter, newFaults } from './autofix/is-better.ts';

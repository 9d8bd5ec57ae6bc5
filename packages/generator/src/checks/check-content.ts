import type { Check, ContentRequest, Steps } from '@handbill/contract';
import { definitionOf, type AnyOutput } from '../definition-of.ts';
import { textsUnder } from './placed.ts';
import { rules } from './rules.ts';

/** Holds a text to what was asked and to what its platform allows, in steps: one check for each thing. */
export function* checkContent(request: ContentRequest, output: AnyOutput, { truncated }: { truncated: boolean }): Steps<Check[]> {
  const subject = { request, output, definition: definitionOf(request), texts: textsUnder({ pointer: '', value: output }), truncated };
  const checks: Check[] = [];
  for (const rule of rules) checks.push(...(yield* rule(subject)));
  return checks;
}

import type { Check, ContentRequest } from '@handbill/contract';
import { definitionOf, type AnyOutput } from '../definition-of.ts';
import { textsUnder } from './placed.ts';
import { rules } from './rules.ts';

/** Holds a text to what was asked and to what its platform allows: one check for each thing. */
export function checkContent(request: ContentRequest, output: AnyOutput, { truncated }: { truncated: boolean }): Check[] {
  const subject = { request, output, definition: definitionOf(request), texts: textsUnder({ pointer: '', value: output }), truncated };
  return rules.flatMap((rule) => rule(subject));
}

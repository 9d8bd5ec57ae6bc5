import { textParts, type ContentRequest } from '@handbill/contract';
import type { AnyDefinition } from '../kinds/definition-of.ts';
import { examplesFor } from './examples-for.ts';
import sentences from './sentences.json' with { type: 'json' };

/** Sentences of every prompt, whatever its kind and its brief. A text that has them in it was copied. */
export { sentences };

export interface PromptedLines {
  readonly examples: readonly string[];
  readonly instructions: readonly string[];
}

export const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

export function promptedLines(definition: AnyDefinition, request: ContentRequest): PromptedLines {
  const advice = Object.values(definition.parts?.(request) ?? {}).flatMap((guide) => guide.advice ?? []);
  return {
    examples: examplesFor(request).flatMap(({ output }) => textParts(output as object).flatMap(([, text]) => linesOf(text))),
    instructions: [...Object.values(sentences), ...definition.guidance, ...(definition.guidanceFor?.(request) ?? []), ...advice],
  };
}

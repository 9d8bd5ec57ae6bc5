import { withParts, type ContentRequest } from '@handbill/contract';
import { definitionOf, textsIn, type AnyOutput } from '../kinds/definition-of.ts';
import { plainInMarkdown } from '../markdown/plain-in-markdown.ts';
import { shielded } from '../markdown/shield.ts';
import { isMarkdownAt } from './subject.ts';

/** The whole of an output as its record has it: Markdown that shows each part as that is meant, or a post as it goes out. */
export function recordText(request: ContentRequest, output: AnyOutput): string {
  const definition = definitionOf(request);
  if (definition.isPlain === true) return definition.markdown(output, request);
  const plain = textsIn({ pointer: '', value: output }).filter(({ pointer }) => !isMarkdownAt(definition, pointer));
  const escaped = new Map(plain.map(({ pointer, value }) => [pointer, plainInMarkdown(value)]));
  return shielded(definition.markdown(withParts(output, escaped), request));
}

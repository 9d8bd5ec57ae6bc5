import { textParts, withParts, type ContentRequest } from '@handbill/contract';
import { definitionOf, isMarkdownAt, type AnyOutput } from '../kinds/definition-of.ts';
import { plainInMarkdown, shielded } from '../markdown/shield.ts';

/** The whole of an output as its record has it: Markdown that shows each part as that is meant, or a post as it goes out. */
export function recordText(request: ContentRequest, output: AnyOutput): string {
  const definition = definitionOf(request);
  if (definition.isPlain === true) return definition.markdown(output, request);
  const plain = textParts(output).filter(([pointer]) => !isMarkdownAt(definition, pointer));
  const escaped = new Map(plain.map(([pointer, text]) => [pointer, plainInMarkdown(text)]));
  return shielded(definition.markdown(withParts(output, escaped), request));
}

import type { ContentRequest } from '@handbill/contract';
import { clean } from '../characters/clean.ts';
import { definitionOf, type AnyOutput } from './definition-of.ts';

const maxLength = 200;

/** The first line of a text, shortened. */
function firstLine(text: string): string {
  const [line = ''] = clean(text.slice(0, 10 * maxLength))
    .trim()
    .split('\n', 1);
  return [...line.trim()].slice(0, maxLength).join('').trim();
}

/** One line to recognise a text by: of its output, or of its topic where the output gives none. */
export function titleOf(request: ContentRequest, output: AnyOutput | null): string {
  const title = output === null ? '' : firstLine(definitionOf(request).title(output, request));
  return title === '' ? firstLine(request.topic) : title;
}

import type { Check } from '@handbill/contract';
import { checksOf } from '../checks/findings/rule.ts';
import { clean } from '../characters/clean.ts';
import type { AnyDefinition } from '../kinds/definition-of.ts';
import { parseAnswer, type ParsedAnswer } from './parse-answer.ts';
import { withoutThoughts } from './without-thoughts.ts';

/** A model's answer as it came. `length`: the model reached its token limit, so the text ends in the middle. */
export interface Answer {
  readonly text: string;
  readonly finish: 'stop' | 'length';
}

export interface ReadAnswer extends Pick<ParsedAnswer, 'output' | 'truncated' | 'brokenAt' | 'missing'> {
  readonly text: string;
  /** Faults of the answer, apart from those of the text that was read of it. */
  readonly faults: readonly Check[];
}

export function readAnswer(definition: AnyDefinition, answer: Answer): ReadAnswer {
  const text = withoutThoughts(answer.text);
  const parsed = parseAnswer(definition, text);
  const truncated = parsed.truncated || answer.finish === 'length';
  return { ...parsed, truncated, text: clean(text), faults: faultsOf(definition, { ...parsed, truncated }) };
}

function faultsOf({ output: { shape } }: AnyDefinition, { output, truncated, doubt }: ParsedAnswer): readonly Check[] {
  if (output !== null) return doubt === null ? [] : [doubtful(doubt)];
  const names = Object.keys(shape).map((name) => `\`${name}\``);
  return [unreadable(`none of ${names.join(', ')} was found in it`), ...(truncated ? [truncatedAnswer] : [])];
}

export const unreadable = (reason: string): Check =>
  checksOf('required_part', 'an answer in the shape of this kind of content').check(
    'fail',
    'an answer that could not be read',
    `The model’s answer could not be read as this kind of content: ${reason}. It is kept in \`text\` as it came.`,
  );

const truncatedAnswer = checksOf('truncation', 'a whole text').check(
  'fail',
  'a text that ends in the middle',
  'The answer breaks off before its end.',
);

const doubtful = (doubt: string): Check =>
  checksOf('required_part', 'an answer with one text').check(
    'fail',
    'an answer in which the text is not certain',
    `${doubt} Please look whether it is the right one; \`GET /content/{id}/attempts\` has the answer as it came.`,
  );

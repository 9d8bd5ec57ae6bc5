import { definitionOf } from '@handbill/text';
import type { ModelCall, Prompt } from '@handbill/models';
import { answerShape } from './answer-shape.ts';
import { briefData } from './brief-data.ts';
import { closing } from './closing.ts';
import { kindName, systemMessage } from './system-message.ts';

/** The version of the wording, stored in each record. Changed wording is a new version: a test compares the two. */
export const promptVersion = '2026-11-25.3';

/** How an answer is to look; the schema as text serves those servers that take none. */
const shapeRule = (schema: string): string =>
  `Answer with one JSON object and nothing else: no code fence, no words before or after it. Its shape, as JSON Schema:\n${schema}`;

/** The prompt for a request, made from the definition of its kind. */
export function promptFor(task: ModelCall['task']): Prompt {
  const definition = definitionOf(task.request);
  const { schema, text } = answerShape(definition.output);
  return {
    system: `${systemMessage(task)}\n\n${shapeRule(text)}`,
    user: `${briefData(task)}\n\nWrite the ${kindName(definition)} that this brief orders. ${closing(task)}`,
    shape: { name: definition.name, schema },
  };
}

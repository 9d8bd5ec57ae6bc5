import { definitionOf } from '@handbill/text';
import type { ModelCall, Prompt } from '@handbill/models';
import { answerShape, countsOf } from './answer-shape.ts';
import { textTokens } from './answer-tokens.ts';
import { briefData } from './brief-data.ts';
import { closing } from './text-rules.ts';
import { examplesFor } from './examples-for.ts';
import { kindName, systemMessage } from './system-message.ts';

/** The version of the wording, stored in each record. Changed wording is a new version: a test compares the two. */
export const promptVersion = '2026-11-25.7';

/** What a model learns the form from better than from a schema. They stand before the brief, in its language: the system message is the same for all. */
const examples = (request: ModelCall['task']['request']): string => {
  const texts = examplesFor(request).map(({ output }) => JSON.stringify(output));
  return `Examples of the form, for other briefs. Take nothing from them but the form: not their subject, their sentences, their tone, their length, their language or their way of addressing the reader.\n${texts.join('\n')}`;
};

export function promptFor(task: ModelCall['task']): Prompt {
  const { request } = task;
  const definition = definitionOf(request);
  return {
    system: systemMessage(task),
    user: `${examples(request)}\n\n${briefData(task)}\n\nWrite the ${kindName(definition)} that this brief orders.`,
    closing: closing(task),
    shape: { name: definition.name, ...answerShape(definition.output, countsOf(definition, request)) },
    answerTokens: textTokens(request),
  };
}

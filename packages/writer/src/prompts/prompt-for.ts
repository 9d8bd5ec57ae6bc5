import { countsOf, definitionOf } from '@handbill/text';
import type { ModelCall, Prompt } from '@handbill/models';
import { answerShape } from './answer-shape.ts';
import { textTokens } from './answer-tokens.ts';
import { briefData } from './brief-data.ts';
import { closing } from './text-rules.ts';
import { kindName, systemMessage } from './system-message.ts';

/** The version of the wording, stored in each record. Changed wording is a new version: a test compares the two. */
export const promptVersion = '2026-11-27.2';

export function promptFor(task: ModelCall['task']): Prompt {
  const { request } = task;
  const definition = definitionOf(request);
  return {
    system: systemMessage(task),
    user: `${briefData(task)}\n\nWrite the ${kindName(definition)} that this brief orders.`,
    closing: closing(task),
    shape: { name: definition.name, ...answerShape(definition.output, countsOf(definition, request)) },
    answerTokens: textTokens(request),
  };
}

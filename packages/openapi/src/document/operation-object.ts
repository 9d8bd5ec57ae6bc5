import type { NamedOperation, Operation } from '@handbill/contract';
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { answersOf } from './answers-of.ts';
import { parametersOf } from './parameters-of.ts';
import { requestBodyOf } from './request-body-of.ts';

const scopeLine = ({ scope }: Operation) => (scope === null ? 'Any valid key may call it.' : `Needs the scope \`${scope}\`.`);

/** An operation as the document says it. */
export function operationObject(
  named: NamedOperation,
  problemsOf: (operation: Operation) => ZodOpenApiResponsesObject,
): ZodOpenApiOperationObject {
  const { name, operationId, operation } = named;
  const { summary, description } = operation;
  const requestBody = requestBodyOf(operation);
  return {
    operationId,
    tags: name.split('.').slice(0, 1),
    summary,
    description: [description, scopeLine(operation)].filter((part) => part !== undefined).join('\n\n'),
    ...parametersOf(operation),
    ...(requestBody !== undefined && { requestBody }),
    responses: { ...answersOf(named), ...problemsOf(operation) },
  };
}

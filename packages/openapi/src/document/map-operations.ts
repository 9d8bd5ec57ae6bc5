import type { oas31 } from 'zod-openapi';
import { isRef } from './tidy-schema.ts';

type Operations = (operation: oas31.OperationObject, method: string) => oas31.OperationObject;

/** The document with each of its operations changed. */
export function mapOperations(document: oas31.OpenAPIObject, change: Operations): oas31.OpenAPIObject {
  const changed = (item: oas31.PathItemObject): oas31.PathItemObject =>
    Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, change(operation as oas31.OperationObject, method)]));
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [path, changed(item)] as const);
  return { ...document, paths: Object.fromEntries(paths) };
}

/** The document with each answer changed that is not shared among operations: those that are no problems. */
export const mapSuccesses = (
  document: oas31.OpenAPIObject,
  change: (response: oas31.ResponseObject, operation: oas31.OperationObject) => oas31.ResponseObject,
): oas31.OpenAPIObject =>
  mapOperations(document, (operation) => {
    const responses = Object.entries<oas31.ResponseObject | oas31.ReferenceObject>(operation.responses ?? {});
    const changed = responses.map(([status, response]) => [status, isRef(response) ? response : change(response, operation)] as const);
    return { ...operation, responses: Object.fromEntries(changed) };
  });

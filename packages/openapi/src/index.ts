export { documentAt, documentText, openApiDocument, type ApiDocument } from './document/openapi-document.ts';
export { problemExample } from './document/responses.ts';
export { isRef, type Schema, type Schemas } from './document/tidy-schema.ts';
export { nearestAddress } from './rest/nearest-address.ts';
export { createRestHandler } from './rest/rest-handler.ts';

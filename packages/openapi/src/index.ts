export { openApiDocument, type ApiDocument } from './document/openapi-document.ts';
export { documentText, profiles, type Profile } from './document/profiles.ts';
export { problemExample } from './document/responses.ts';
export { isRef, type Schema, type Schemas } from './document/tidy-schema.ts';
export { nearestAddress } from './rest/nearest-address.ts';
export { createRestHandler } from './rest/rest-handler.ts';

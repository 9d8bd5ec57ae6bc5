export { documentText } from './document/openapi-document.ts';
export { createRestHandler } from './rest/rest-handler.ts';

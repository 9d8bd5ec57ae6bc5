export { documentText } from './document/document-text.ts';
export { createRestHandler } from './rest/rest-handler.ts';

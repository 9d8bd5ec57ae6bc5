export { documentOf } from './document/document-of.ts';
export { documentText } from './document/document-text.ts';
export { createRestHandler } from './rest/rest-handler.ts';

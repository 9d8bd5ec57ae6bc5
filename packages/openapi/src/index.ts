export { documentOf } from './document/document-of.ts';
export { documentText } from './document/document-text.ts';
export { restDoor, type Door } from './door/rest-door.ts';

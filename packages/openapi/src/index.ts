export { documentOf } from './document/document-of.ts';
export { documentText } from './document/document-text.ts';
export { answer, answerProblem, privateHeaders, problemHeaders, varyBy, type Headers } from './door/answer.ts';
export type { Arrival, Door } from './door/door.ts';
export { CallerLeft, assertReadable, hasBody, readBytes } from './door/read-body.ts';
export { readTarget } from './door/request-target.ts';
export { restDoor } from './door/rest-door.ts';
export { staticAnswer, type StaticAnswer } from './door/static-answer.ts';

export { answer, answerProblem, matchesTag, privateHeaders, problemHeaders, varyBy, type Headers } from './answer.ts';
export { refuse, type Door } from './door.ts';
export { instantWriter, type InstantWriter } from './instants.ts';
export { assertReadable, readBody, readBytes } from './read-body.ts';
export { callerRequest, createListener, hasBody, requestIdOf } from './request.ts';
export { staticAnswer, type StaticAnswer } from './static-answer.ts';

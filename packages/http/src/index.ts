export { answer, instantWriter, matchesTag, privateHeaders, problemHeaders, varyBy, type Headers, type InstantWriter } from './answer.ts';
export { refuse, type Door } from './door.ts';
export { noSuchAddress, withoutLastSlash } from './no-such-address.ts';
export {
  assertReadable,
  callerRequest,
  closeLingering,
  closingResponse,
  createListener,
  hasBody,
  readBody,
  readBytes,
  ReceivedRequest,
  receivedRequestOf,
  requestIdOf,
  type RequestLog,
} from './request.ts';
export { staticAnswer, type StaticAnswer } from './static-answer.ts';

export {
  answer,
  instantWriter,
  matchesTag,
  privateHeaders,
  problemHeaders,
  varyBy,
  type Headers,
  type InstantWriter,
} from './answers/answer.ts';
export { sendAnswers, sendResponse } from './answers/send-response.ts';
export { end, taken, write } from './answers/send.ts';
export { doorAt, methodNotAllowed, noSuchAddress, refuse, signalOf, withoutLastSlash, type Door } from './doors/door.ts';
export { createListener } from './doors/listener.ts';
export {
  acceptPatch,
  assertReadable,
  callerRequest,
  closeLingering,
  closingResponse,
  hasBody,
  readBody,
  readBytes,
  ReceivedRequest,
  receivedRequestOf,
  requestIdOf,
  type RequestLog,
} from './requests/request.ts';
export { connectionAddress, isTlsAtProxy } from './requests/caller-address.ts';
export { staticAnswer, type Compressed, type StaticAnswer } from './answers/static-answer.ts';

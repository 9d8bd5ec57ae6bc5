/** What keeps the server from starting, said for the person who starts it: the message is printed alone, without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/** A start that failed for a reason the user can fix: the message is printed alone, without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

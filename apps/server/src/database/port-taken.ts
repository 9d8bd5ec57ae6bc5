/** Another program has the port that the embedded database keeps. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

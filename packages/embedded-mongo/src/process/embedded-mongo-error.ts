/** What keeps the embedded database from starting or working. The message is for the person who runs the server: it needs no stack. */
export class EmbeddedMongoError extends Error {
  override readonly name = 'EmbeddedMongoError';
}

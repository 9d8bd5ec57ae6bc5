/** The reason why the embedded database does not start or work. The message is for the person who runs the server: it needs no stack. */
export class EmbeddedMongoError extends Error {
  override readonly name = 'EmbeddedMongoError';
}

/** The database can not be used as it is; the message says why and what to do, for the person who starts the server. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase';
}

/** The database was written by a version that this one does not know. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';

  constructor(database: string, unknown: readonly string[]) {
    super(
      `The database ${database} was written by a newer version of Handbill: this one does not know its migration${unknown.length > 1 ? 's' : ''} ${unknown.join(', ')}. ` +
        'Start the newer version, or give this one another database.',
    );
  }
}

/** The process stops before a stream has ended: whoever reads it goes on at another one. Neither a problem nor a defect. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';

  constructor() {
    super('The server is stopping');
  }
}

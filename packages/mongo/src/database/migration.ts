import type { Db } from 'mongodb';

/**
 * A change of stored documents that comes with a version. Forward only. It may be broken off and run again, and servers of the version
 * before may still be reading and writing: it must mind neither, and leave what they can read.
 */
export interface Migration {
  /** Its place in the order and what it does: `0001-name-what-changes`. Never changed once it is out. */
  readonly id: string;
  up(db: Db): Promise<void>;
}

import type { DataFiles } from './data-files.ts';
import { whyEnded } from './why-ended.ts';

const portIsTaken = 48;

/** A mongod that ended, or was stopped, instead of serving. */
export class MongodEnded extends Error {
  override readonly name = 'MongodEnded';
  readonly isFullDisk: boolean;
  /** Another took the port between our look and mongod's. */
  readonly lostPort: boolean;

  constructor(message: string, { isFullDisk = false, lostPort = false } = {}) {
    super(message);
    this.isFullDisk = isFullDisk;
    this.lostPort = lostPort;
  }

  /** `how`: the exit code or what else is known of its end. */
  static async of(files: DataFiles, how: number | string): Promise<MongodEnded> {
    const { isFullDisk, reason = 'no reason given' } = await whyEnded(files);
    if (isFullDisk) return new MongodEnded(reason, { isFullDisk });
    return new MongodEnded(`mongod ended with ${how}: ${reason} (see ${files.log})`, { lostPort: how === portIsTaken });
  }
}

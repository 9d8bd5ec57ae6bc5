import { freeSpace } from '../../database/free-space.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Finding } from './finding.ts';

/** Whether the disk of the data folder has room. */
export async function checkDisk(settings: Pick<Settings, 'data' | 'mongo'>): Promise<Finding[]> {
  const space = await freeSpace(settings);
  return [{ outcome: space.advice === undefined ? 'ok' : 'wrong', subject: 'disk', ...space }];
}

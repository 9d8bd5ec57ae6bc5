import { base32 } from './base32.ts';
import { uuidAt } from './uuid-at.ts';

/** Below every id that is made at this millisecond or later, and above every earlier one. */
export function lowestIdAt(prefix: string, milliseconds: number): string {
  return `${prefix}_${base32(uuidAt(Math.min(Math.max(milliseconds, 0), 0xffff_ffff_ffff)))}`;
}

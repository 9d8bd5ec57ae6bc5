import { base32 } from './base32.ts';

/** Below every id that is made at this millisecond or later, and above every earlier one. */
export function lowestIdAt(prefix: string, milliseconds: number): string {
  const time = BigInt(Math.min(Math.max(milliseconds, 0), 0xffff_ffff_ffff));
  return `${prefix}_${base32(time << 80n)}`;
}

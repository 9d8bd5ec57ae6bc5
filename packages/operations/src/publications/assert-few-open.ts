import { maxChangedTogether, type Campaign } from '@handbill/contract';
import { invalidField } from '../call/input/input-parser.ts';

/** Refuses to change more publications with one call than a transaction has time for. */
export function assertFewOpen({ open_publications }: Campaign, pointer: string): void {
  if (open_publications <= maxChangedTogether) return;
  const message = `is for at most ${maxChangedTogether} open publications, and the campaign has ${open_publications}: change some with POST /publications/bulk first`;
  throw invalidField(pointer, 'too_big', message);
}

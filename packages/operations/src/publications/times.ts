import { daysLater, instantAt } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import type { Placement } from '../ports/publication-store.ts';

/** Where the people of the caller's workspace are. */
export const zoneOf = ({ principal }: Call): string => principal.workspaceSettings.time_zone;

/** A publication so many days later, by the clocks of its zone; without a time it stays as it is. A call moves it once, however often it is tried. */
export function moved(placement: Placement, days: number, callId: string): Placement {
  const { planned_for, moved_in } = placement;
  if (planned_for === null || days === 0 || moved_in === callId) return placement;
  const { local, time_zone } = planned_for;
  return { ...placement, planned_for: { ...instantAt(daysLater(local, days), time_zone), time_zone }, moved_in: callId };
}

import { lowestIdAt, type CreatedFilter } from '@handbill/contract';

/** Ids carry their time, so a range of time is a range of ids; both ends exclude their instant. */
export function createdBetween(prefix: string, { created_after, created_before }: CreatedFilter): { $gte?: string; $lt?: string } {
  return {
    ...(created_after !== null && { $gte: lowestIdAt(prefix, created_after.getTime() + 1) }),
    ...(created_before !== null && { $lt: lowestIdAt(prefix, created_before.getTime()) }),
  };
}

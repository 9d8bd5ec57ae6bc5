import { adPlatforms } from '@handbill/contract';
import type { Counts } from './kind-patterns.ts';

type Parts = (typeof adPlatforms)[keyof typeof adPlatforms]['parts'];

/** How many of a part an ad has on each platform. */
export const adParts = (part: keyof Parts): Counts =>
  Object.fromEntries(Object.entries(adPlatforms).map(([platform, { parts }]) => [platform, parts[part]]));

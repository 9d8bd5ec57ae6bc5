import type { PlatformLimit } from './platform-limit.ts';

/** What each platform allows in an ad, and which parts an ad has there. */
export const adPlatforms = {
  google_search: { primary_text: false, limits: [
    { pointer: '/variants/*/headlines', unit: 'items', min: 3, max: 15, outcome: 'fail', source: 'to be looked up' },
    { pointer: '/variants/*/headlines/*', unit: 'display_columns', max: 30, outcome: 'fail', source: 'to be looked up' },
    { pointer: '/variants/*/descriptions', unit: 'items', min: 2, max: 4, outcome: 'fail', source: 'to be looked up' },
    { pointer: '/variants/*/descriptions/*', unit: 'display_columns', max: 90, outcome: 'fail', source: 'to be looked up' },
  ] },
  facebook: { primary_text: true, limits: [] },
  instagram: { primary_text: true, limits: [] },
  linkedin: { primary_text: true, limits: [] },
  twitter: { primary_text: true, limits: [] },
  tiktok: { primary_text: true, limits: [] },
} as const satisfies Record<string, { primary_text: boolean; limits: readonly PlatformLimit[] }>;

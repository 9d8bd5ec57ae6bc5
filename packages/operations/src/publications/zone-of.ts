import type { Call } from '../call/call.ts';

/** Where the people of the caller's workspace are. */
export const zoneOf = ({ principal }: Call): string => principal.workspaceSettings.time_zone;

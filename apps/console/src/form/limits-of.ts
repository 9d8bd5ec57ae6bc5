import type { ContentForm, PlatformLimit } from '@handbill/client/counting';

/** The limits in force: of the value that decides which they are. */
export function limitsOf({ limits, limitedBy }: ContentForm, request: object): readonly PlatformLimit[] {
  const value = limitedBy === null ? '' : (request as Readonly<Record<string, unknown>>)[limitedBy];
  return (typeof value === 'string' ? limits[value] : undefined) ?? [];
}

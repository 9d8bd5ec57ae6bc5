import type { Me } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';

export type Scope = Me['key']['scopes'][number];

/** The key that signed in, and its workspace. */
export function useMe(): Me | undefined {
  return useQuery({ ...useHandbill().me.get.queryOptions(), staleTime: 300_000 }).data;
}

export const allows = (me: Me | undefined, scope: Scope): boolean =>
  me !== undefined && (me.key.scopes.includes('admin') || me.key.scopes.includes(scope));

/** An actor as it is read: characters outside ASCII are encoded on their way, as in an address. */
export function actorName(actor: string): string {
  try {
    return decodeURIComponent(actor);
  } catch {
    return actor;
  }
}

/** Who is signed in. */
export const nameOf = ({ key }: Me): string => (key.actor === null ? key.name : actorName(key.actor));

/** Whether the key has this scope. */
export const useAllowed = (scope: Scope): boolean => allows(useMe(), scope);

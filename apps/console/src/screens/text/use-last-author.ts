import type { Content } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useAllowed, useMe } from '../../data/use-me.ts';
import { useWho } from '../../data/use-who.ts';

/** As many of the changes before are looked through. */
const limit = 20;

/** The person who changed the words of a text last, and whether they are signed in here; `undefined` where it is not known. */
export function useLastAuthor({ id }: Content, isAsked: boolean) {
  const mayRead = useAllowed('events:read');
  const me = useMe();
  const nameOf = useWho();
  const { data } = useQuery({ ...useHandbill().content.activity.queryOptions({ id, limit }), enabled: isAsked && mayRead });
  const change = data?.data.find(({ action, changed_parts: parts }) => action === 'content.generated' || (parts?.length ?? 0) > 0);
  return isAsked && change ? { name: nameOf(change), isMe: change.key_id === me?.key.id && change.actor === me?.key.actor } : undefined;
}

import { words } from '../words/words.ts';
import { actorName, nameOf, useMe } from './use-me.ts';

/** Names the person who did something, as far as the key may know. */
export function useWho(): (by: { readonly key_id: string | null; readonly actor: string | null }) => string {
  const me = useMe();
  return ({ key_id: key, actor }) => {
    if (actor !== null) return actorName(actor);
    return me !== undefined && me.key.id === key ? nameOf(me) : words.text.someone;
  };
}

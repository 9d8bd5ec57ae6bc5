import type { FeedEvent } from '@handbill/client';
import { actorName } from '../../data/use-me.ts';
import { asWords, formatNumber } from '../../words/formats.ts';
import { wordFor, words } from '../../words/words.ts';

const { activity: say } = words;
const ofSystem = 'system:';

/** `content.check_accepted` → `content`, `check_accepted` */
const [nounOf, verbOf] = [(type: string) => type.split('.')[0] ?? type, (type: string) => type.split('.')[1] ?? type];

function nameOf({ data, resource_id: id, type }: FeedEvent): string {
  const { title, name, text, threshold } = (data ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof threshold === 'number') return `${formatNumber(threshold)} %`;
  const own = [title, name, typeof text === 'string' && text.slice(0, 80)].find(
    (each): each is string => typeof each === 'string' && each !== '',
  );
  return own ?? id ?? asWords(nounOf(type));
}

/** Who changed something: a person, a part of the server, or a key. */
function whoOf({ actor, key_id: key }: FeedEvent, keyName: (id: string) => string): string {
  if (actor?.startsWith(ofSystem) === true)
    return wordFor(say.system, actor.slice(ofSystem.length)) ?? asWords(actor.slice(ofSystem.length));
  if (actor !== null) return actorName(actor);
  return key === null ? say.server : say.keyNamed(keyName(key));
}

/** An event as a sentence, with where in it the record's name stands. */
export function sentenceOf(event: FeedEvent, keyName: (id: string) => string): string {
  const [who, name] = [whoOf(event, keyName), nameOf(event)];
  const what = (wordFor(say.things, nounOf(event.type)) ?? ((of: string) => `“${of}”`))(name);
  const verb = verbOf(event.type);
  return wordFor(say.did, verb)?.(who, what) ?? say.otherwise(who, asWords(verb).toLowerCase(), what);
}

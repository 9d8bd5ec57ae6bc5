import { words } from '../words/words.ts';

export interface KeyRow {
  readonly id: string;
  /** As pressed: `mod` is ⌘ or Ctrl, a blank separates keys one after the other. */
  readonly keys: string;
  readonly group: keyof typeof words.keys.groups;
  readonly label: string;
}

const row = (id: string, keys: string, group: KeyRow['group'], label: string): KeyRow => ({ id, keys, group, label });
const { keys: say } = words;

/** All keys of the console: the listener, the list of keys and the hints beside buttons are made of it. */
export const keyTable = [
  row('palette', 'mod+k', 'everywhere', words.find),
  row('new', 'c', 'everywhere', words.places.new),
  row('search', '/', 'everywhere', say.search),
  row('help', '?', 'everywhere', say.help),
  row('calls', '.', 'everywhere', words.calls.title),
  row('home', 'g h', 'everywhere', words.places.home),
  row('library', 'g l', 'everywhere', words.places.library),
  row('campaigns', 'g c', 'everywhere', words.places.campaigns),
  row('calendar', 'g k', 'everywhere', words.places.calendar),
  row('voices', 'g v', 'everywhere', words.places.voices),
  row('usage', 'g u', 'everywhere', words.places.usage),
  row('activity', 'g a', 'everywhere', words.places.activity),
  row('settings', 'g s', 'everywhere', words.places.settings),
  row('undo', 'mod+z', 'everywhere', words.text.undo),
  row('back', 'Escape', 'everywhere', say.back),
  row('filter', 'f', 'lists', words.filter),
  row('next', 'j', 'lists', say.next),
  row('previous', 'k', 'lists', say.previous),
  row('choose', 'x', 'lists', say.choose),
  row('open', 'Enter', 'lists', say.open),
  row('move', 'm', 'lists', say.move),
  row('today', 't', 'calendar', words.calendar.today),
  row('writeMissing', 'w', 'campaign', say.writeMissing),
  row('write', 'mod+Enter', 'text', words.brief.write),
  row('nextFinding', 'n', 'text', say.nextFinding),
  row('previousFinding', 'p', 'text', say.previousFinding),
  row('rewrite', 'r', 'text', words.text.rewrite),
  row('edit', 'e', 'text', words.text.edit),
  row('difference', 'd', 'text', words.text.difference),
  row('submit', 's', 'text', say.submit),
  row('approve', 'a', 'text', words.text.approve),
  row('save', 'mod+s', 'text', say.save),
] as const;

const signs: Readonly<Record<string, string>> = {
  mod: /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl',
  Enter: '↵',
  Escape: 'Esc',
};

/** How a key is shown: each of the keys that are pressed one after the other, such as `['G', 'H']`. */
export const shownKeys = (keys: string): string[] =>
  keys.split(' ').map((one) =>
    one
      .split('+')
      .map((part) => signs[part] ?? (part.length === 1 ? part.toUpperCase() : part))
      .join(' '),
  );

export function shortcutOf(id: string): string {
  const found = keyTable.find((each) => each.id === id);
  return found === undefined ? '' : shownKeys(found.keys).join(' ');
}

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
  row('palette', 'mod+k', 'everywhere', say.palette),
  row('new', 'c', 'everywhere', say.new),
  row('search', '/', 'everywhere', say.search),
  row('help', '?', 'everywhere', say.help),
  row('calls', '.', 'everywhere', say.calls),
  row('home', 'g h', 'everywhere', say.goHome),
  row('library', 'g l', 'everywhere', say.goLibrary),
  row('campaigns', 'g c', 'everywhere', say.goCampaigns),
  row('calendar', 'g k', 'everywhere', say.goCalendar),
  row('voices', 'g v', 'everywhere', say.goVoices),
  row('usage', 'g u', 'everywhere', say.goUsage),
  row('activity', 'g a', 'everywhere', say.goActivity),
  row('settings', 'g s', 'everywhere', say.goSettings),
  row('undo', 'mod+z', 'everywhere', say.undo),
  row('back', 'Escape', 'everywhere', say.back),
  row('filter', 'f', 'lists', say.filter),
  row('next', 'j', 'lists', say.next),
  row('previous', 'k', 'lists', say.previous),
  row('choose', 'x', 'lists', say.choose),
  row('open', 'Enter', 'lists', say.open),
  row('move', 'm', 'lists', say.move),
  row('today', 't', 'calendar', say.today),
  row('writeMissing', 'w', 'campaign', say.writeMissing),
  row('write', 'mod+Enter', 'text', say.write),
  row('nextFinding', 'n', 'text', say.nextFinding),
  row('previousFinding', 'p', 'text', say.previousFinding),
  row('rewrite', 'r', 'text', say.rewrite),
  row('edit', 'e', 'text', say.edit),
  row('difference', 'd', 'text', say.difference),
  row('submit', 's', 'text', say.submit),
  row('approve', 'a', 'text', say.approve),
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

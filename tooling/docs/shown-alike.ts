/** What differs from run to run, written as the page writes what it leaves out. */
const varying: readonly (readonly [RegExp, string])[] = [
  [/\b(brv|cmp|cnt|key|wsp)_[0-9a-z]{26}\b/g, '$1_…'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '…'],
  [/\b(\d+\.\d+\.\d+-dev)(?:\+[0-9a-f]{7}\b)?/g, '$1+…'],
  [/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…'],
  [/\b\w{3}, \d\d \w{3} \d{4} [\d:]+ GMT/g, '…'],
  [/("?(?:duration_ms|Content-Length)"?: ?)\d+/gi, '$1…'],
  [/("?next_cursor"?: ?"|cursor=)[\w-]+/g, '$1…'],
];

const steady = (text: string): string =>
  varying.reduce((sofar, [from, to]) => sofar.replaceAll(from, to), text.replaceAll('\r', '')).trim();

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What was printed, as the page would show it: its own text where `…` and what varies make the only difference. */
export function shownAlike(expected: string, printed: string): string {
  const pattern = steady(expected).split('…').map(escaped).join('[\\s\\S]*?');
  return new RegExp(`^${pattern}$`).test(steady(printed)) ? expected : printed;
}

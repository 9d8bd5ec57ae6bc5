/** Parts that differ from run to run, written as the page writes the parts that it leaves out. */
const varying: readonly (readonly [RegExp, string])[] = [
  [/\b(brv|cmp|cmt|cnt|fed|key|pub|wsp)_[0-9a-z]{26}\b/g, '$1_…'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '…'],
  [/\b(\d+\.\d+\.\d+-dev)(?:\+[0-9a-f]{7}\b)?/g, '$1+…'],
  [/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…'],
  [/\b\w{3}, \d\d \w{3} \d{4} [\d:]+ GMT/g, '…'],
  [/("?(?:duration_ms|\w*tokens|Content-Length)"?: ?)\d+/gi, '$1…'],
  [/("?next_cursor"?: ?"|cursor=)[\w-]+/g, '$1…'],
];

const steady = (text: string): string =>
  varying.reduce((sofar, [from, to]) => sofar.replaceAll(from, to), text.replaceAll('\r', '')).trim();

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const tokensIn = (text: string): number[] => [...text.matchAll(/tokens"?: ?(\d+)/g)].map(([, count]) => Number(count));

/** A prompt names the day, so that tokens differ a little from day to day. */
const isNear = (shown: number, counted: number) => Math.abs(shown - counted) <= counted / 20;

/** The output as the page would show it: its own text where `…` and varying parts make the only difference. */
export function shownAlike(expected: string, printed: string): string {
  const pattern = steady(expected).split('…').map(escaped).join('[\\s\\S]*?');
  const counted = tokensIn(printed);
  const areNear = tokensIn(expected).every((shown) => counted.some((count) => isNear(shown, count)));
  return areNear && new RegExp(`^${pattern}$`).test(steady(printed)) ? expected : printed;
}

import { styleText } from 'node:util';
import { eastAsianWidth } from 'get-east-asian-width';

type Style = Parameters<typeof styleText>[0];
type Stream = typeof process.stdout | typeof process.stderr;

/** Colours where they are wanted: Node knows `NO_COLOR`, `FORCE_COLOR`, `TERM` and whether it is a terminal. */
export const paint = (style: Style, text: string, stream: Stream = process.stdout): string => styleText(style, text, { stream });

/** Whether somebody reads standard output. */
export const isShown = (): boolean => process.stdout.isTTY;

/** Whether somebody can be asked. */
export const canAsk = (): boolean => process.stdin.isTTY && process.stdout.isTTY && process.env['TERM'] !== 'dumb' && !process.env['CI'];

export const columns = (): number => process.stdout.columns || 80;

/** Controls but for tabs and line feeds, and signs that turn the direction of a line. */
// oxlint-disable-next-line no-control-regex -- these are looked for
const steering = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
/** Without signs that would steer a terminal: a text or a name may have come from anywhere. */
export const harmless = (text: string): string => text.replaceAll(steering, '');

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const widthOf = (sign: string): number => eastAsianWidth(sign.codePointAt(0) ?? 0);

/** How many columns a text takes. */
export const displayWidth = (text: string): number =>
  Array.from(graphemes.segment(text), ({ segment }) => widthOf(segment)).reduce((sum, one) => sum + one, 0);

/** A text in a line of exactly so many columns. */
export function fit(text: string, width: number): string {
  let [kept, taken] = ['', 0];
  const line = text.replaceAll(/\s+/g, ' ').slice(0, 4 * width + 8);
  const isWhole = displayWidth(line) <= width;
  for (const { segment } of graphemes.segment(line)) {
    if (taken + widthOf(segment) > (isWhole ? width : width - 1)) break;
    kept += segment;
    taken += widthOf(segment);
  }
  return isWhole ? kept + ' '.repeat(width - taken) : `${kept}…${' '.repeat(Math.max(0, width - taken - 1))}`;
}

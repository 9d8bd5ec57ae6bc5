import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');

type Color = readonly [number, number, number];

/** `--name: light-dark(#a, #b)`, `#a` or `var(--other)`, in one theme. */
function colorOf(name: string, theme: 0 | 1): Color {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const other = /^var\(--([\w-]+)\)/.exec(value)?.[1];
  if (other !== undefined) return colorOf(other, theme);
  const hex = value.match(/#[0-9a-f]{6}/g) ?? [];
  const digits = hex[theme] ?? hex[0] ?? '';
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Color;
}

const linear = (channel: number) => (channel <= 10.3148 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Color) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['paper', 'surface', 'sunken', 'raised', 'hover'];
const pairs = (texts: readonly string[], on: readonly string[]) => texts.flatMap((text) => on.map((ground) => [text, ground] as const));
const ofText = [
  ...pairs(['ink', 'ink-2', 'ink-3', 'accent-text'], grounds),
  ...pairs(['ink', 'accent-text'], ['accent-soft', 'calm-soft', 'good-soft', 'warn-soft', 'bad-soft']),
  ...['good', 'warn', 'bad', 'calm'].map((tone) => [tone, `${tone}-soft`] as const),
  ...pairs(['good', 'warn', 'bad'], ['surface', 'raised', 'paper']),
  ...pairs(['on-accent'], ['accent', 'accent-hover']),
  ...pairs(['ink'], ['ch-a', 'ch-b', 'ch-c', 'ch-d', 'ch-e', 'ch-f']),
  ['paper', 'ink'] as const,
];
const ofMarks = [
  ...pairs(['edge'], ['paper', 'surface', 'sunken', 'raised']),
  ...['good', 'warn', 'bad'].flatMap((tone) => pairs([`${tone}-mark`], ['surface', `${tone}-soft`])),
  ...pairs(['accent-text'], ['surface', 'sunken']),
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in %s', (_, theme) => {
  it.each([
    ['text', ofText, 4.5],
    ['marks and borders of controls', ofMarks, 3],
  ] as const)('%s can be told from the ground', (_name, all, least) => {
    const low = all.map(([text, ground]) => [`${text} on ${ground}`, contrast(colorOf(text, theme), colorOf(ground, theme))] as const);
    expect(low.filter(([, ratio]) => !(ratio >= least))).toEqual([]);
  });
});

import { clockKeys } from './clock-times-in.ts';
import { rounded, unstatedInstant, type Figure } from './figure.ts';
import { unitOf } from './names.ts';

/** Figures by the signs behind their numbers, in scripts that put no spaces between words. */
const anyFigure = /\d[\d,.]*\s?[千万萬億亿만억円元원엔ウドユポ美欧歐달유%％時时点點시年년月월]/u;
const scales: Readonly<Record<string, number>> = { 千: 1e3, 万: 1e4, 萬: 1e4, 만: 1e4, 億: 1e8, 亿: 1e8, 억: 1e8 };
/** `480円`, `1万2000円`, `12万円`, `3.5％` */
const amount =
  /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?:([千万萬億亿만억])(\d{1,4})?)?\s?(円|元|원|엔|日元|人民币|ウォン|ドル|ユーロ|ポンド|美元|欧元|歐元|달러|유로|%|％)/gu;
const foreign: Readonly<Record<string, string>> = {
  ドル: '$',
  美元: '$',
  달러: '$',
  ユーロ: '€',
  欧元: '€',
  歐元: '€',
  유로: '€',
  ポンド: '£',
  '％': '%',
};
/** `午前10時30分`, `下午3点`, `오후 2시`; of `3時間` it is no time of day. */
const clock =
  /(午前|午後|上午|下午|오전|오후|早上|晚上|夜)?\s?(?<![\d.,:])(\d{1,2})\s?(?:時|时|点|點|시)(?![間间간])(?:\s?(\d{1,2})\s?[分분]|([半반]))?/gu;

const number = (written: string): number => Number(written.replaceAll(',', ''));

export function eastAsianIn(text: string): readonly Figure[] {
  if (!anyFigure.test(text)) return [];
  const amounts = Array.from(
    text.matchAll(amount),
    ({ 0: whole, 1: written = '', 2: scale = '', 3: rest = '', 4: sign = '', index }): Figure => {
      const value = rounded(number(written) * (scales[scale] ?? 1) + Number(rest));
      const unit = unitOf(foreign[sign] ?? sign);
      const of = unit?.dimension ?? 'count';
      const states = [`${of} ${value}`, `plain ${value}`, `any ${value}`];
      const span = { start: index, end: index + whole.length };
      return {
        ...unstatedInstant(span),
        meanings: states.slice(0, 2),
        states,
        beside: [unit?.name ?? sign],
        amount: { of, value, written: value },
      };
    },
  );
  const clocks = Array.from(text.matchAll(clock), ({ 0: whole, 1: half = '', 2: hour = '', 3: minute = '0', 4: isHalf, index }): Figure => {
    const marked = /[前上早전]/u.test(half) ? 'a' : half === '' ? '' : 'p';
    const keys = clockKeys(Number(hour), isHalf === undefined ? Number(minute) : 30, { marked });
    return { ...unstatedInstant({ start: index, end: index + whole.length }), meanings: keys, states: keys };
  });
  return [...amounts, ...clocks].filter(({ meanings }) => meanings.length > 0);
}

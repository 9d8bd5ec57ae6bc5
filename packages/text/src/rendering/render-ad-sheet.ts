import type { AdSheet, SchedulerSheet } from '@handbill/contract';

type Variant = AdSheet['variants'][number];

const numbered = (name: string, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `${name} ${from + index}`);
/** So many cells, whatever a person made of a variant: a part for which the platform has no place is a failed check. */
const cells = (texts: readonly string[], count: number) => Array.from({ length: count }, (_, index) => texts[index] ?? '');

/** Ads as editors import them. */
const editors = {
  // Google Ads Editor Help, “CSV file columns”: support.google.com/google-ads/editor/answer/57747; 2026-11
  google_ads_csv: {
    columns: ['Ad type', ...numbered('Headline', 1, 15), ...numbered('Description', 1, 4), 'Final URL'],
    row: ({ headlines, descriptions }: Variant, link: string) => [
      'Responsive search ad',
      ...cells(headlines, 15),
      ...cells(descriptions, 4),
      link,
    ],
  },
  // As Meta Ads Manager exports ads with several texts, and imports them again; 2026-11
  meta_csv: {
    columns: [
      'Title',
      ...numbered('Additional Title', 1, 4),
      'Body',
      'Link Description',
      ...numbered('Additional Link Description', 1, 4),
      'Link',
    ],
    row: ({ primary_text, headlines, descriptions }: Variant, link: string) => [
      ...cells(headlines, 5),
      primary_text ?? '',
      ...cells(descriptions, 5),
      link,
    ],
  },
};

/** Of RFC 4180. A sign that spreadsheets begin a formula with stays: `-20 %` is an ad, and a sign before it would be published. */
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The variants of an ad, a row each, as its platform's editor imports them. Excel takes it for UTF-8 by the mark at its beginning. */
export function renderAdSheet({ format, variants, link }: AdSheet): string {
  const { columns, row } = editors[format];
  return sheetOf([columns, ...variants.map((variant) => row(variant, link ?? ''))]);
}

/** The posts of a campaign, for programs that publish them at a time. */
export const renderSchedulerSheet = ({ posts }: SchedulerSheet): string =>
  sheetOf([
    ['Text', 'Link', 'Date', 'Platform', 'Title'],
    ...posts.map(({ title, text, link, date, platform }) => [text, link ?? '', date, platform, title ?? '']),
  ]);

function sheetOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((texts) => `${texts.map(cell).join(',')}\r\n`).join('')}`;
}

import type { PlatformLimit } from '../counting/platform-limit.ts';
import type { AdSheet } from '../definition/define-content-type.ts';

interface PartCount {
  readonly min: number;
  readonly max: number;
}

const pointers = {
  primary_text: '/variants/*/primary_text',
  headlines: '/variants/*/headlines/*',
  descriptions: '/variants/*/descriptions/*',
} as const;

/** The number of each part in a variant. */
type AdParts = Readonly<Record<keyof typeof pointers, PartCount>>;

const none = { min: 0, max: 0 };
const one = { min: 1, max: 1 };

/** A limit on each text of a part. */
const each = (
  part: keyof AdParts,
  max: number,
  outcome: PlatformLimit['outcome'],
  source: string,
  unit: PlatformLimit['unit'] = 'characters',
): PlatformLimit => ({
  pointer: pointers[part],
  unit,
  max,
  outcome,
  source,
});

/** A limit on how many there are of a part. */
const items = (part: 'headlines' | 'descriptions', { min, max }: PartCount, source: string): PlatformLimit => ({
  pointer: `/variants/*/${part}`,
  unit: 'items',
  min,
  max,
  outcome: 'fail',
  source,
});

// More than one to choose from; Meta takes up to five of each for one ad.
const upToFive = { min: 1, max: 5 };

const google =
  'Google Ads Help, “About responsive search ads”, and Google Ads API, “Responsive search ads”; double-width characters count as two; 2026-11';
const googleEditorial = 'Google Ads Policies, “Editorial: Punctuation and symbols”: single-byte katakana are not supported; 2026-11';
const meta = 'Meta Ads Guide: 125, 40 and 30 characters show, longer texts are taken and cut; 2026-11';
const upToFiveParts = { primary_text: one, headlines: upToFive, descriptions: { min: 0, max: 5 } };
const metaLimits = [each('primary_text', 125, 'info', meta), each('headlines', 40, 'warn', meta), each('descriptions', 30, 'warn', meta)];
const linkedin = 'LinkedIn Marketing Solutions Help, “Single image ads specifications”; 2026-11';
const x = 'X Business, “Creative ad specs”: post copy 280, website title 70; 2026-11';
const xHashtags = 'X, announcement of 2025-06-26: no hashtags in ads; seen to refuse them since; 2026-11';
const tiktok = 'TikTok Ads Manager, “In-feed ads”: description 1–100 characters, double-width ones count as two; 2026-11';

const searchParts = { primary_text: none, headlines: { min: 3, max: 15 }, descriptions: { min: 2, max: 4 } };

/** The parts of an ad on each platform, their limits, and the export that its editor imports. */
export const adPlatforms = {
  google_search: {
    parts: searchParts,
    sheet: 'google_ads_csv',
    limits: [
      items('headlines', searchParts.headlines, google),
      each('headlines', 30, 'fail', google, 'display_columns'),
      each('headlines', 0, 'fail', googleEditorial, 'half_width_katakana'),
      items('descriptions', searchParts.descriptions, google),
      each('descriptions', 90, 'fail', google, 'display_columns'),
      each('descriptions', 0, 'fail', googleEditorial, 'half_width_katakana'),
    ],
  },
  facebook: { parts: upToFiveParts, limits: metaLimits, sheet: 'meta_csv' },
  instagram: { parts: upToFiveParts, limits: metaLimits, sheet: 'meta_csv' },
  linkedin: {
    parts: upToFiveParts,
    limits: [
      // 600 until 2025.
      each('primary_text', 3_000, 'fail', linkedin),
      each('primary_text', 150, 'info', linkedin),
      each('headlines', 200, 'fail', linkedin),
      each('headlines', 70, 'warn', linkedin),
      each('descriptions', 300, 'fail', linkedin),
      each('descriptions', 100, 'warn', linkedin),
    ],
  },
  twitter: {
    parts: { primary_text: one, headlines: upToFive, descriptions: none },
    limits: [
      each('primary_text', 280, 'fail', x, 'weighted'),
      each('primary_text', 0, 'fail', xHashtags, 'hashtags'),
      each('headlines', 70, 'fail', x),
      each('headlines', 0, 'fail', xHashtags, 'hashtags'),
    ],
  },
  tiktok: {
    parts: { primary_text: one, headlines: none, descriptions: none },
    limits: [each('primary_text', 100, 'fail', tiktok, 'display_columns')],
  },
} as const satisfies Record<
  string,
  { readonly parts: AdParts; readonly limits: readonly PlatformLimit[]; readonly sheet?: AdSheet['format'] }
>;

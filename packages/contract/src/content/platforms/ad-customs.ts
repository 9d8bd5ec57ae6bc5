import type { PartGuide } from '../definition/define-content-type.ts';
import type { adPlatforms } from './ad-platforms.ts';

type Range = { readonly min: number; readonly max: number };

/** How ads are written on a platform: editors' advice, and reasons for which it refuses ads. */
interface AdCustom {
  /** Lines of idiom for the writer. */
  readonly customs: readonly string[];
  /** How the parts of each variant are best written, where the platform has them. */
  readonly parts: Readonly<Record<string, PartGuide>>;
}

const items = (range: Range, advice?: string): PartGuide => ({
  length: { unit: 'items', ...range },
  ...(advice !== undefined && { advice }),
});
const characters = (range: Range, advice: string): PartGuide => ({ length: { unit: 'characters', ...range }, advice });

const meta: AdCustom['parts'] = {
  primary_text: characters({ min: 60, max: 125 }, 'the hook in its first words'),
  headlines: items({ min: 2, max: 3 }),
  'headlines/*': characters({ min: 15, max: 40 }, 'a promise or an offer, no full stop'),
  descriptions: items({ min: 1, max: 2 }),
  'descriptions/*': characters({ min: 12, max: 30 }, 'what takes a doubt away'),
};
const noAttributes = 'Never speak of what the reader is or suffers from (health, money, origin, age): the platform refuses that.';

export const adCustoms: Readonly<Record<keyof typeof adPlatforms, AdCustom>> = {
  google_search: {
    customs: [
      'Google Search: the reader has just typed what they look for; answer that first. Any headlines and descriptions of a variant may be shown together, in any order.',
      'Write 8 to 10 headlines and 3 or 4 descriptions for each variant. The first keyword stands in two of the headlines as it is spelt, the others where they fit; no two headlines are alike or differ by a word or two only.',
      'Make headlines of different kinds: what it is, the gain, the selling proposition, a fact of the brief, the next step.',
      'What Google’s editors refuse: exclamation marks in headlines, more than one in a description, emoji and symbols, capitals for emphasis, repeated words or signs, telephone numbers, “click here”.',
    ],
    parts: {
      headlines: items({ min: 8, max: 10 }, 'the first keyword in two of them, none alike'),
      'headlines/*': characters({ min: 15, max: 30 }, 'no exclamation mark'),
      descriptions: items({ min: 3, max: 4 }),
      'descriptions/*': characters({ min: 55, max: 90 }, 'a whole sentence or two, with a next step in at least one'),
    },
  },
  facebook: {
    customs: [
      'Facebook: it appears between posts of friends, so it begins with the reader’s situation and not with the brand; one offer, one next step.',
      noAttributes,
    ],
    parts: meta,
  },
  instagram: {
    customs: [
      'Instagram: the picture speaks first, so the text is short and adds what the picture cannot show; one offer, one next step.',
      noAttributes,
    ],
    parts: meta,
  },
  linkedin: {
    customs: [
      'LinkedIn: to a professional at work: the task or the cost of the problem first, then the gain; no slang, no capitals for emphasis.',
    ],
    parts: {
      primary_text: characters({ min: 80, max: 150 }, 'the problem or the gain in its first words'),
      headlines: items({ min: 1, max: 3 }),
      'headlines/*': characters({ min: 25, max: 70 }, 'what the reader gets'),
      descriptions: items({ min: 0, max: 2 }),
      'descriptions/*': characters({ min: 30, max: 100 }, 'proof from the brief, or what happens next'),
    },
  },
  twitter: {
    customs: ['X: reads like a good post that happens to sell: one thought, short words, no hashtags, at most one emoji.'],
    parts: {
      primary_text: characters({ min: 70, max: 240 }, 'one thought and a next step'),
      headlines: items({ min: 1, max: 3 }),
      'headlines/*': characters({ min: 20, max: 70 }, 'says where the card leads'),
    },
  },
  tiktok: {
    customs: ['TikTok: one spoken line under a video that shows the product: a hook and what one gets; no formal words.'],
    parts: { primary_text: characters({ min: 40, max: 95 }, 'one line, as spoken') },
  },
};

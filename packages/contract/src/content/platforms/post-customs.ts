import type { postPlatforms } from './post-platforms.ts';

/** How people write on a platform: editors' advice, no rule of the platform. */
interface PostCustom {
  /** How its title is written; left out where a post has none. */
  readonly title?: string;
  /** A line of idiom for the writer. */
  readonly custom: string;
  /** How long a post usually is, where the request names no length. */
  readonly words: { readonly min: number; readonly max: number };
  /** How many hashtags are usual, where the request leaves them to the writer. */
  readonly hashtags: { readonly min: number; readonly max: number };
}

export const postCustoms: Readonly<Record<keyof typeof postPlatforms, PostCustom>> = {
  twitter: {
    custom: 'X: one thought, said as to a person, the point in the first words; no thread, at most one emoji.',
    words: { min: 15, max: 34 },
    hashtags: { min: 0, max: 2 },
  },
  linkedin: {
    custom:
      'LinkedIn: a first line that makes a busy colleague open the rest, then short paragraphs with blank lines between them; one concrete case, no boasting; ends in a next step or an honest question.',
    words: { min: 90, max: 180 },
    hashtags: { min: 3, max: 5 },
  },
  facebook: {
    custom:
      'Facebook: as a neighbour tells it, warm and concrete; two or three short paragraphs, at most two emoji, an easy thing to do or answer at the end.',
    words: { min: 40, max: 80 },
    hashtags: { min: 0, max: 2 },
  },
  instagram: {
    custom:
      'Instagram: a caption to a picture that the reader sees: a first line of up to 125 characters that can stand alone, then short lines; a few emoji where they say something.',
    words: { min: 40, max: 110 },
    hashtags: { min: 3, max: 5 },
  },
  threads: {
    custom: 'Threads: the beginning of a conversation, light and unpolished, as one thought aloud; one question at most.',
    words: { min: 20, max: 50 },
    hashtags: { min: 0, max: 1 },
  },
  bluesky: {
    custom: 'Bluesky: plain and conversational, dry rather than loud; no marketing polish, no engagement bait.',
    words: { min: 18, max: 38 },
    hashtags: { min: 0, max: 2 },
  },
  mastodon: {
    custom:
      'Mastodon: useful to a community and free of hype; says plainly what it is and for whom. Hashtags of several words are in CamelCase, for screen readers.',
    words: { min: 30, max: 60 },
    hashtags: { min: 2, max: 4 },
  },
  tiktok: {
    custom: 'TikTok: a caption under a video that shows the thing: a hook of a few words, then what the viewer gets; spoken language.',
    words: { min: 15, max: 40 },
    hashtags: { min: 3, max: 5 },
  },
  pinterest: {
    title: 'names the idea in a few plain words, the first keyword among them',
    custom:
      'Pinterest: people search here for ideas to keep: describe what the picture shows and what it is good for, the keywords in natural sentences, no shop talk.',
    words: { min: 30, max: 60 },
    hashtags: { min: 0, max: 3 },
  },
  youtube: {
    title: 'says what the viewer sees or learns, the first keyword near its beginning; no capitals throughout, no clickbait',
    custom:
      'YouTube: the description of a video: the first two lines say what the viewer learns, with the first keyword; then what is in it, in a short list where that helps. No invented time stamps.',
    words: { min: 80, max: 160 },
    hashtags: { min: 0, max: 3 },
  },
};

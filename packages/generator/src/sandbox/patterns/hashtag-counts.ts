/** How many hashtags suit a post where none were asked for: few, and most where people search by them. */
export const hashtagCounts: Readonly<Record<string, number>> = {
  twitter: 1,
  linkedin: 3,
  facebook: 1,
  instagram: 4,
  threads: 1,
  bluesky: 1,
  mastodon: 3,
  tiktok: 3,
  pinterest: 2,
  youtube: 3,
};

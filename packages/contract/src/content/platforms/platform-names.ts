/** The names of platforms as they write them themselves. A name that is not here is the value, with spaces and a capital letter. */
export const platformNames: Readonly<Record<string, string>> = {
  twitter: 'X',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  google_search: 'Google Search',
};

/** A channel as people write it: `linkedin` is LinkedIn, `google_search` Google Search; any other by its words. */
export function channelName(channel: string): string {
  const words = channel.replaceAll(/[_-]+/g, ' ').trim();
  return platformNames[channel] ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}

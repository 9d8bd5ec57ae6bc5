/** The names of platforms as they write them themselves. A name that is not here is the value, with spaces and a capital letter. */
export const platformNames: Readonly<Record<string, string>> = {
  twitter: 'X',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  google_search: 'Google Search',
};

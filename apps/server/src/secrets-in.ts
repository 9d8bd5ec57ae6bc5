import type { Settings } from './settings.ts';

/** A password as it stands in an address, and as it is meant. */
function passwordsIn(uri: string | undefined): string[] {
  const password = /^[^/]*\/\/[^/@]*?:([^/@]*)@/.exec(uri ?? '')?.[1];
  if (password === undefined) return [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}

/** What the settings hold that nobody may read in the log. */
export const secretsIn = ({ openai, mongo }: Pick<Settings, 'openai' | 'mongo'>): string[] => [
  ...(openai.apiKey === undefined ? [] : [openai.apiKey]),
  ...passwordsIn(mongo.uri),
];

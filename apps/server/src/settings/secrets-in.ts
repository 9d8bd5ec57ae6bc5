import type { Settings } from './settings.ts';

/** The password in an address, as written and decoded. */
function passwordsIn(uri: string | undefined): string[] {
  const password = /^[^/]*\/\/[^/@]*?:([^/@]*)@/.exec(uri ?? '')?.[1];
  if (password === undefined) return [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}

export const secretsIn = ({ openai, mongo, modelKeys, models }: Pick<Settings, 'openai' | 'mongo' | 'modelKeys' | 'models'>): string[] => [
  ...(openai.apiKey === undefined ? [] : [openai.apiKey]),
  ...Object.values(modelKeys),
  ...passwordsIn(mongo.uri),
  ...[openai.baseUrl, ...(models?.models ?? []).map(({ base_url }) => base_url)].flatMap(passwordsIn),
];

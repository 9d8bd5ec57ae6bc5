import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiBase } from '@handbill/contract';
import { z } from 'zod';
import { makeKeyCommand, type FirstKey } from './first-key.ts';
import type { Settings } from './settings.ts';

/** All packages have the server's version. */
export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')));

/** What the user needs to know after the start: a name and a line each. */
export type StartupSummary = readonly (readonly [name: string, line: string])[];

interface Started {
  readonly url: string;
  readonly firstKey: FirstKey;
  /** Where the data is kept. */
  readonly database: string;
  readonly writer: { readonly provider: string; readonly model: string };
  readonly settings: Settings;
}

const openaiItself = 'https://api.openai.com/v1';

/** An address without its user, password and query, which may be secret. */
function addressOf(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname.replace(/\/$/, '')}`;
}

function writerLine({ provider, model }: Started['writer'], { openai }: Settings): string {
  if (provider === 'sandbox') return 'sandbox: offline and free; set OPENAI_API_KEY or OPENAI_BASE_URL for a model';
  return `${provider}, ${model} at ${addressOf(openai.baseUrl ?? openaiItself)}`;
}

export function startupSummary({ url, firstKey, database, writer, settings }: Started): StartupSummary {
  const { envFile, withoutEffect } = settings;
  return [
    ['REST', `${url}${apiBase}`],
    ['tRPC', `${url}/trpc`],
    ['Docs', `${url}/docs`],
    ['Key', firstKey.line],
    ['Database', database],
    ['Writer', writerLine(writer, settings)],
    ...(envFile === undefined ? [] : [['Settings', `from the environment and ${envFile}`] as const]),
    ...(withoutEffect.length === 0 ? [] : [['Without effect yet', withoutEffect.join(', ')] as const]),
  ];
}

/** A word of a shell's command. */
const quoted = (text: string): string => (/^[\w./~-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`);

/** What to type for a first text, in any shell and folder. */
export function firstCommand({ url, firstKey }: Pick<Started, 'url' | 'firstKey'>): string {
  if (!firstKey.isUsable) return `For a key, type:\n  ${makeKeyCommand}`;
  const brief = { type: 'social_post', platform: 'linkedin', topic: 'We open a bakery' };
  const headers = [`-H "Authorization: Bearer $(cat ${quoted(firstKey.file)})"`, `-H 'Content-Type: application/json'`];
  return `For a first text, type:\n  curl -sS ${url}${apiBase}/content/generate ${headers.join(' ')} -d '${JSON.stringify(brief)}'`;
}

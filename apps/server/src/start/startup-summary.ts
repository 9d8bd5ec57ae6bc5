import { apiBase } from '@handbill/contract';
import { publicAddress } from '@handbill/models';
import type { Writer } from '@handbill/operations';
import type { freeSpace } from '../database/free-space.ts';
import { makeKeyCommand, type FirstKey } from './first-key.ts';
import type { Settings } from '../settings/settings.ts';
import { isPacked } from '../settings/installation.ts';
import { isRunByNpx } from '../stop/end-with-npx.ts';
import { modelsOf } from './writer-for.ts';

/** The lines that a user needs after the start, each with its name. */
export type StartupSummary = readonly (readonly [name: string, line: string])[];

interface Started {
  readonly url: string;
  readonly firstKey: FirstKey;
  readonly database: string;
  readonly space: Awaited<ReturnType<typeof freeSpace>>;
  readonly writer: Pick<Writer, 'provider' | 'model'>;
  readonly settings: Settings;
}

/** Who writes: the model, or each of them in the order of the settings. */
function writerLines({ provider, model }: Started['writer'], settings: Settings): StartupSummary {
  if (provider === 'sandbox') return [['Writer', 'sandbox: offline and free; set OPENAI_API_KEY or OPENAI_BASE_URL for a model']];
  const models = modelsOf(settings);
  if (settings.models === undefined) return [['Writer', `${provider}, ${model} at ${publicAddress(models[0].baseURL)}`]];
  return [
    ['Writer', `${provider}, ${model} where nothing says otherwise`],
    ...models.map(({ name, model: itself, baseURL, types, fallback, isJudge = false }) => {
      const more = [
        ...(types.length === 0 ? [] : [`for ${types.join(', ')}`]),
        ...(fallback === null ? [] : [`else ${fallback}`]),
        ...(isJudge ? ['judges texts'] : []),
      ];
      return ['Model', [`${name}: ${itself} at ${publicAddress(baseURL)}`, ...more].join(', ')] as const;
    }),
  ];
}

/** Where spans or figures go, by the standard variables. */
function collectorAddress(of: 'traces' | 'metrics'): string {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: shared = 'http://localhost:4318' } = process.env;
  const address = process.env[`OTEL_EXPORTER_OTLP_${of.toUpperCase()}_ENDPOINT`] ?? `${shared.replace(/\/$/, '')}/v1/${of}`;
  return URL.canParse(address) ? publicAddress(address) : 'an address that cannot be read';
}

export function startupSummary({ url, firstKey, database, space, writer, settings }: Started): StartupSummary {
  const { envFile, withoutEffect, replaced, publicUrl, tracing } = settings;
  return [
    ['REST', `${url}${apiBase}`],
    ['tRPC', `${url}/trpc`],
    ['Docs', `${url}/docs`],
    ...(publicUrl === undefined ? [] : [['Public', publicUrl] as const]),
    ['Key', firstKey.line],
    ['Database', database],
    ...(space.advice === undefined ? [] : [['Disk', `${space.found}. ${space.advice}`] as const]),
    ...writerLines(writer, settings),
    ...(isPacked && isRunByNpx() ? [['npx', 'to try it. Who looks after a server installs the file and starts handbill'] as const] : []),
    ...(tracing ? [['Tracing', `calls to ${collectorAddress('traces')}, figures to ${collectorAddress('metrics')}`] as const] : []),
    ...(envFile === undefined ? [] : [['Settings', `from the environment and ${envFile}`] as const]),
    ...replaced.map(([name, by]) => ['Without effect', `${name}: ${by} takes its place`] as const),
    ...(withoutEffect.length === 0 ? [] : [['Without effect yet', withoutEffect.join(', ')] as const]),
    ...(settings.console ? [['Console', `${publicUrl ?? url}/console`] as const] : []),
  ];
}

const quoted = (text: string): string => (/^[\w./~-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`);

/** A command for a first text, in any shell and folder. */
export function firstCommand({ url, firstKey }: Pick<Started, 'url' | 'firstKey'>): string {
  if (!firstKey.isUsable) return `For a key, type:\n  ${makeKeyCommand}`;
  const brief = { type: 'social_post', platform: 'linkedin', topic: 'We open a bakery' };
  const headers = [`-H "Authorization: Bearer $(cat ${quoted(firstKey.file)})"`, `-H 'Content-Type: application/json'`];
  return `For a first text, type:\n  curl -sS ${url}${apiBase}/content/generate ${headers.join(' ')} -d '${JSON.stringify(brief)}'`;
}

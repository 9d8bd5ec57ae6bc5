import { createWriteStream } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OperationRow } from '../table/operation-row.ts';
import type { ClientSettings } from './call-options.ts';

/** Where an answer goes: a file that only its owner reads, or standard output, which stays open. */
function target(file: string | undefined): Writable {
  if (file !== undefined) return createWriteStream(file, { mode: 0o600 });
  return new Writable({ write: (chunk: Buffer, _encoding, done) => void process.stdout.write(chunk, done) });
}

/** Saves the answer of a call of REST that is a stream of lines, as it comes. */
export async function saveStream(
  { path, words }: OperationRow,
  input: Readonly<Record<string, unknown>>,
  { url, key, headers }: ClientSettings,
  file?: string,
): Promise<void> {
  const { HandbillError } = await import('@handbill/client');
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const inQuery = Object.entries(input).filter(([name]) => !words.includes(name));
  const query = new URLSearchParams(inQuery.map(([name, value]): [string, string] => [name, String(value)]));
  const address = `${url.replace(/(\/(trpc|v1))?\/*$/, '')}/v1${place}${query.size === 0 ? '' : `?${query.toString()}`}`;
  const local = { type: null, title: 'Network error', status: null, code: 'network_error', request_id: null } as const;
  const answer = await fetch(address, { headers: { ...headers, authorization: `Bearer ${key}` } }).catch((cause: unknown) => {
    throw new HandbillError({ ...local, detail: `No answer from ${address}` }, { cause });
  });
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json') === true;
  if (isProblem) throw new HandbillError((await answer.json()) as ConstructorParameters<typeof HandbillError>[0]);
  if (!answer.ok || answer.body === null)
    throw new HandbillError({
      ...local,
      code: 'unexpected_answer',
      status: answer.status,
      detail: `${address} did not answer as Handbill does`,
    });
  await pipeline(Readable.fromWeb(answer.body), target(file)).catch((cause: unknown) => {
    throw new HandbillError({ ...local, detail: `The answer of ${address} broke off` }, { cause });
  });
}

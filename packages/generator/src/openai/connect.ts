import type { OpenAI } from 'openai';
import { providerFetch } from './provider-fetch.ts';
import type { OpenAIOptions } from './openai-options.ts';
import { ProviderError } from './provider-error.ts';

/** The SDK's client. It neither retries nor logs: attempts are counted and words chosen here. */
export async function connect({ apiKey, baseURL, timeout_ms }: OpenAIOptions): Promise<OpenAI> {
  // fetch would refuse such a key, and name it in the error.
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) throw new ProviderError('unsendable');
  // Loading the SDK takes a quarter of a second, which a server that never writes need not spend.
  const { OpenAI } = await import('openai');
  const { url, basic } = endpoint(baseURL);
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: url,
    ...(apiKey === undefined && basic !== undefined && { defaultHeaders: { Authorization: basic } }),
    fetch: providerFetch,
    maxRetries: 0,
    // Ours comes first; the SDK's would end only the wait for the headers.
    timeout: timeout_ms + 60_000,
    logLevel: 'off',
  });
}

/** fetch refuses an address with a password, and names it in the error. */
function endpoint(baseURL: string | undefined): { url: string | undefined; basic: string | undefined } {
  if (baseURL === undefined || !URL.canParse(baseURL)) return { url: baseURL, basic: undefined };
  const url = new URL(baseURL);
  const pair = [url.username, url.password].map(decodeURIComponent).join(':');
  url.username = url.password = '';
  return { url: url.href.replace(/\/$/, ''), basic: pair === ':' ? undefined : `Basic ${Buffer.from(pair).toString('base64')}` };
}

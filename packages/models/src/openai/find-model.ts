import { json } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import * as z from 'zod';
import { boundedBody } from './bounded-body.ts';
import { explain } from './explain.ts';
import type { ModelOptions } from './model-options.ts';
import { connect, toProviderError } from './openai-client.ts';
import { ProviderError, sanitize } from './provider-error.ts';
import type { ProviderAnswer } from './provider-fetch.ts';

const ModelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Lists of providers that resell others' models take half a megabyte. */
const maxBytes = 8 * 2 ** 20;

/**
 * A server's answer about a model, which costs nothing: `known` among those that it lists, `unlisted`, `unasked` where it has no list, or `failed`
 * with the reason and a remedy.
 */
type FoundModel = { readonly outcome: 'known' | 'unlisted' | 'unasked' } | { readonly outcome: 'failed'; readonly detail: string };

/** Asks the server of a model which ones it has, which costs nothing. */
export async function findModel(options: ModelOptions, timeout_ms: number): Promise<FoundModel> {
  const signal = AbortSignal.timeout(timeout_ms);
  try {
    const client = await connect({ ...options, timeout_ms });
    const response: unknown = await client.models.list({ signal }).asResponse();
    const { data } = ModelList.safeParse(await json(Readable.from(boundedBody(response as ProviderAnswer, maxBytes)))).data ?? {};
    if (data === undefined) return { outcome: 'unasked' };
    return { outcome: data.some(({ id }) => id === options.model) ? 'known' : 'unlisted' };
  } catch (thrown) {
    if (signal.aborted) return { outcome: 'failed', detail: 'The provider does not answer in time.' };
    // Not every compatible server has a list.
    if (thrown instanceof SyntaxError) return { outcome: 'unasked' };
    return failureOf(await toProviderError(thrown), options);
  }
}

function failureOf(error: unknown, options: ModelOptions): FoundModel {
  if (!(error instanceof ProviderError)) throw error;
  const { status, message } = error.providerResponse;
  if (status === 404 || status === 405) return { outcome: 'unasked' };
  return { outcome: 'failed', detail: explain(error, options, sanitize(message, options.apiKey)).detail };
}

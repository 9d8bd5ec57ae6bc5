import { boundedBody } from './bounded-body.ts';
import { refusal } from './refusal.ts';
import { retryAfter_ms } from './retry-after.ts';

/** Of what is said about an error. */
const maxErrorBytes = 2 ** 16;

/**
 * fetch that throws what a provider refuses as a `ProviderError`. The SDK would read any body whole, and hand on only its `error`, where
 * some servers say `detail` or `message` instead. No redirect is followed: the brief and the key are for the address that was set.
 */
export const providerFetch: typeof fetch = async (address, init) => {
  const response = await fetch(address, { ...init, redirect: 'manual' });
  if (response.ok) return response;
  const body = await errorBody(response);
  throw refusal(response.status, body, retryAfter_ms(response.headers, Date.now()));
};

/** `null` where it is no JSON, or longer than anything that could be shown: the status tells enough. */
async function errorBody(response: Response): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const bytes of boundedBody(response, maxErrorBytes)) text += decoder.decode(bytes, { stream: true });
    return JSON.parse(text);
  } catch {
    return null;
  }
}

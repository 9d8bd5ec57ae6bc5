import * as z from 'zod';
import { ProviderError } from './provider-error.ts';
import { refusal } from './refusal.ts';
import { retryAfter_ms } from './retry-after.ts';

const Whole = z.object({ body: z.unknown() });

/** What the SDK threw, in our words; `null` for a defect. */
export async function providerErrorOf(thrown: unknown): Promise<ProviderError | null> {
  if (thrown instanceof ProviderError) return thrown;
  const { APIError, APIConnectionError } = await import('openai');
  if (thrown instanceof APIConnectionError) return new ProviderError('unreachable', { cause: thrown });
  if (!(thrown instanceof APIError)) return null;
  const whole = Whole.safeParse(thrown.error);
  return refusal(thrown.status ?? null, whole.success ? whole.data.body : thrown.error, retryAfter_ms(thrown.headers, Date.now()));
}

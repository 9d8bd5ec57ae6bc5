import { ProviderError } from './provider-error.ts';

/** What was thrown while the SDK called a provider, in our words; `null` for a defect. */
export async function providerErrorOf(thrown: unknown): Promise<ProviderError | null> {
  if (thrown instanceof ProviderError) return thrown;
  const { APIConnectionError } = await import('openai');
  if (!(thrown instanceof APIConnectionError)) return null;
  // The SDK takes whatever fetch throws for a broken connection.
  return thrown.cause instanceof ProviderError ? thrown.cause : new ProviderError('unreachable', { cause: thrown });
}

import { amountOf, billionthsOf, type Cost } from '@handbill/contract';
import type { TokenCounts } from '../model/language-model.ts';
import { maxCost } from './cost-of.ts';

/** The day of the table: when this version of it was published. */
export const tableDate = '2026-09-23';

const openaiItself = 'https://api.openai.com/v1';

const load = () => import('@pydantic/genai-prices');
let table: ReturnType<typeof load> | undefined;

/**
 * The cost of tokens by the table of list prices; `null` where it does not know the model at this address: a server of one’s own may have a
 * model of the same name. The table is loaded at its first use: it takes 50 ms.
 */
export async function listPrice(
  { baseURL = openaiItself, model }: { readonly baseURL: string | undefined; readonly model: string },
  { input_tokens, cached_input_tokens, output_tokens }: TokenCounts,
): Promise<Cost | null> {
  table ??= load();
  const { calcPrice } = await table;
  const usage = { input_tokens, output_tokens, ...(cached_input_tokens !== null && { cache_read_tokens: cached_input_tokens }) };
  try {
    const total = calcPrice(usage, model, { providerApiUrl: withoutPassword(baseURL) })?.total_price ?? -1;
    return total >= 0 && total <= maxCost
      ? { amount: amountOf(billionthsOf(total)), currency: 'USD', source: 'table', as_of: tableDate }
      : null;
  } catch {
    // It throws where its prices do not cover the usage: a text that was paid for must not be lost by that.
    return null;
  }
}

/** The table finds its providers by patterns: the text before an address’s host must not look like one. */
function withoutPassword(baseURL: string): string {
  const { protocol, host, pathname } = new URL(baseURL);
  return `${protocol}//${host}${pathname}`;
}

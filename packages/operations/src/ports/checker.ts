import type { Campaign, CheckContent, CheckedContent } from '@handbill/contract';

/** Whoever checks texts that others wrote: without a model, the same for the same text. */
export interface Checker {
  check(text: CheckContent, campaign: Pick<Campaign, 'name' | 'target_audience'> | null): Promise<CheckedContent>;
}

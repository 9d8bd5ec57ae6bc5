import type { BrandVoice, CampaignBrief, Check, CheckedContent, Content, ContentRequest, TextToCheck } from '@handbill/contract';

type Output = NonNullable<Content['output']>;

/** What a record says about its output. */
interface CheckedEdit {
  /** `ready` when no check failed. */
  readonly status: 'ready' | 'needs_review';
  /** The whole as Markdown. */
  readonly text: string;
  readonly checks: Check[];
}

/** Whoever checks texts that others wrote: without a model, the same for the same text. */
export interface Checker {
  check(text: TextToCheck, campaign: CampaignBrief | null, voice: BrandVoice | null): Promise<CheckedContent>;
  /** Checks what a person made of a record's output, by the rules that hold for the writer. */
  checkEdit(request: ContentRequest, output: Output, campaign: CampaignBrief | null, voice: BrandVoice | null): Promise<CheckedEdit>;
  /** The title that an output gives its record. */
  titleOf(request: ContentRequest, output: Output): string;
}

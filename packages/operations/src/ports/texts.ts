import type { BrandVoice, CampaignBrief, CheckedContent, Content, PartDiff, Rendering, TextToCheck } from '@handbill/contract';
import type { CheckedText } from './writer.ts';

/** Work on finished texts: without a model, the same for the same text. Throws `unavailable` where it takes too long. */
interface Texts {
  checkGiven(text: TextToCheck, campaign: CampaignBrief | null, voice: BrandVoice | null): Promise<CheckedContent>;
  /** Checks an output that a person has edited, by the writer's rules. A title of its own stays. */
  checkEdit(
    current: Pick<Content, 'request' | 'title' | 'output'>,
    output: NonNullable<Content['output']>,
    campaign: CampaignBrief | null,
    voice: BrandVoice | null,
  ): Promise<CheckedText>;
  /** The parts that differ between two outputs of a kind, word by word. Never late: a part that takes too long is shown as replaced. */
  diffOutputs(before: Content['output'], after: Content['output'], language: string): Promise<readonly PartDiff[]>;
  /** Renders a text for export: with front matter, as a whole page of sanitised HTML, an email, or plain text. */
  render(rendering: Rendering): Promise<string>;
}

/** The texts of each workspace in turn. */
export interface TextsByWorkspace {
  of(workspaceId: string): Texts;
}

import type {
  BrandVoice,
  CampaignBrief,
  Check,
  CheckedContent,
  Content,
  EmailParts,
  PartDiff,
  SearchParts,
  TextToCheck,
} from '@handbill/contract';

/** A text to be rendered on its own. */
interface TextRendering {
  readonly format: 'html' | 'text';
  readonly text: string;
  /** Whether the text is shown as it is written; else it is Markdown. */
  readonly isPlain: boolean;
  readonly title: string;
  /** What search engines are told of it, where it is a page. */
  readonly search?: SearchParts | undefined;
  readonly language: string;
}

interface EmailRendering {
  readonly format: 'email_html';
  readonly email: EmailParts;
  readonly language: string;
}

/** What a record says about its output. */
interface CheckedEdit {
  /** `ready` when no check failed. */
  readonly status: 'ready' | 'needs_review';
  readonly title: string;
  /** The whole as Markdown. */
  readonly text: string;
  readonly checks: readonly Check[];
}

/** What is done to texts that others wrote: without a model, the same for the same text. Throws `unavailable` where it takes too long. */
interface Texts {
  checkGiven(text: TextToCheck, campaign: CampaignBrief | null, voice: BrandVoice | null): Promise<CheckedContent>;
  /** Checks what a person made of a record's output, by the rules that hold for the writer. A title of its own stays. */
  checkEdit(
    current: Pick<Content, 'request' | 'title' | 'output'>,
    output: NonNullable<Content['output']>,
    campaign: CampaignBrief | null,
    voice: BrandVoice | null,
  ): Promise<CheckedEdit>;
  /** The parts that differ between two outputs of a kind, word by word. Never late: what takes too long is told as replaced. */
  diffOutputs(before: Content['output'], after: Content['output'], language: string): Promise<readonly PartDiff[]>;
  /** Renders a text for export: a whole page of sanitised HTML, an email, or plain text. */
  render(rendering: TextRendering | EmailRendering): Promise<string>;
}

/** Whoever does it, for each workspace in turn. */
export interface TextsByWorkspace {
  of(workspaceId: string): Texts;
}

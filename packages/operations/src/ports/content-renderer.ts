import type { EmailParts } from '@handbill/contract';

/** A text to be rendered on its own. */
interface TextRendering {
  readonly format: 'html' | 'text';
  readonly text: string;
  /** Whether the text is shown as it is written; else it is Markdown. */
  readonly isPlain: boolean;
  readonly title: string;
  readonly language: string;
}

interface EmailRendering {
  readonly format: 'email_html';
  readonly email: EmailParts;
  readonly language: string;
}

/** Renders texts for export: a whole page of sanitised HTML, an email, or plain text. Throws `unavailable` where it takes too long. */
export interface ContentRenderer {
  /** Those of each workspace in turn. */
  render(workspaceId: string, rendering: TextRendering | EmailRendering): Promise<string>;
}

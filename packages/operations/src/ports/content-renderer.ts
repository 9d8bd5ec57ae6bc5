/** A text to be rendered. */
interface Rendering {
  readonly format: 'html' | 'text';
  readonly text: string;
  /** Whether the text is shown as it is written; else it is Markdown. */
  readonly isPlain: boolean;
  readonly title: string;
  readonly language: string;
}

/** Renders texts for export: a whole page of sanitised HTML, or plain text. Throws `unavailable` where it takes too long. */
export interface ContentRenderer {
  render(rendering: Rendering): Promise<string>;
}

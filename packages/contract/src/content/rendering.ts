import type { Brand } from './definition/brand.ts';
import type { AdSheet, EmailParts, SearchParts } from './definition/define-content-type.ts';

interface MarkdownRendering {
  readonly format: 'markdown';
  readonly text: string;
  /** Whether the text is no Markdown but goes out as it is written. */
  readonly isPlain: boolean;
  /** What stands before the text, for programs that publish it. */
  readonly frontMatter: Readonly<Record<string, string | number>>;
}

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

export interface EmailRendering {
  readonly format: 'email_html' | 'eml';
  readonly email: EmailParts;
  /** How it looks and who sends it. */
  readonly brand: Brand | null;
  readonly language: string;
}

/** A text to be rendered for export. */
export type Rendering = MarkdownRendering | TextRendering | EmailRendering | AdSheet;

import type { Brand } from './definition/brand.ts';
import type { MailerTags } from './mailers.ts';
import type { AdSheet, EmailParts, SearchParts } from './definition/define-content-type.ts';

interface MarkdownRendering {
  /** `hugo`: its title stands before it alone. */
  readonly format: 'markdown' | 'hugo';
  readonly text: string;
  /** Whether the text is no Markdown but goes out as it is written. */
  readonly isPlain: boolean;
  /** The front matter of the text, for programs that publish it. */
  readonly frontMatter: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

interface TextRendering {
  readonly format: 'html' | 'text';
  readonly text: string;
  /** Whether the text is shown as it is written; else it is Markdown. */
  readonly isPlain: boolean;
  readonly title: string;
  /** The parts for search engines, where it is a page. */
  readonly search?: SearchParts | undefined;
  readonly created_at?: string;
  readonly updated_at?: string;
  readonly language: string;
}

export interface EmailRendering {
  readonly format: 'email_html' | 'eml';
  readonly email: EmailParts;
  /** How it looks and who sends it. */
  readonly brand: Brand | null;
  readonly tags: MailerTags;
  readonly language: string;
}

/** Posts as programs that schedule them import them, a row each. */
export interface SchedulerSheet {
  readonly format: 'scheduler_csv';
  readonly posts: readonly {
    readonly title: string | null;
    readonly text: string;
    readonly link: string | null;
    readonly date: string;
    readonly platform: string;
  }[];
}

/** A text to be rendered for export. */
export type Rendering = MarkdownRendering | TextRendering | EmailRendering | AdSheet | SchedulerSheet;

/** A place in a text in Markdown, and its treatment; in the order of their beginnings. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly as:
    | 'hidden' // Markdown: its reader does not see it.
    | 'code' // shown as it stands.
    | 'literal' // one sign that looks like Markdown and is none.
    | 'address' // the same within an address, which stays as it is written wherever it is copied to.
    | 'dropped' // blanks that would make code of a line.
    | 'parted' // another block begins here, for which an empty line is missing.
    | 'tag'; // filled in by a mailer.
  /** Where a link leads. */
  readonly url?: string;
}

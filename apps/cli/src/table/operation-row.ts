/** A field of a call, as it is given on a command line. */
export interface Field {
  /** As the contract names it. */
  readonly name: string;
  readonly kind: 'text' | 'number' | 'boolean' | 'json';
  /** Given once for each item. */
  readonly isList: boolean;
  /** The values that it takes; none: any. */
  readonly choices: readonly string[];
  readonly description: string;
  /** Whether the call needs it; or of which values of `type` it does. */
  readonly isRequired: boolean | readonly string[];
  /** The known members of an object, which can be given one by one. */
  readonly members: readonly Field[];
}

/** An operation of the contract, as far as the command line is a function of it. */
export interface OperationRow {
  /** The procedure: `campaigns.pause` */
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** The fields in the path, in their order: the words behind the command. */
  readonly words: readonly string[];
  readonly fields: readonly Field[];
  /** Whether the answer is a file, or lines to save. */
  readonly isFile: boolean;
  /** Whether it may be told which revision it is to change. */
  readonly takesRevision: boolean;
}

/** A part of a kind's output, and how it stands in the Markdown of the whole. */
export interface LayoutPart {
  /** JSON Pointer, `*` for each item of a list. */
  readonly pointer: string;
  /** The text before and behind it in its line. */
  readonly open: string;
  readonly close: string;
}

/** A kind of content, as files of it are read. */
export interface KindLayout {
  readonly name: string;
  readonly parts: readonly LayoutPart[];
  /** The parts that are a text or a list of texts, by name. */
  readonly fields: readonly string[];
  /** Whether the file is the text as it goes out. */
  readonly isPlain: boolean;
  /** The parts that its texts lack on a platform, by the platform. */
  readonly absent: Readonly<Record<string, readonly string[]>>;
  /** The list that holds the hashtags of the text. */
  readonly hashtags: string | null;
}

export interface OperationTable {
  readonly groups: Readonly<Record<string, string>>;
  readonly rows: readonly OperationRow[];
  readonly kinds: readonly KindLayout[];
}

/** `brandVoices` and `target_audience` as commands and flags have them: `brand-voices`, `target-audience`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-');

/** The words of a command: `campaigns pause`. */
export const commandOf = ({ name }: Pick<OperationRow, 'name'>): string[] => name.split('.').map(kebab);

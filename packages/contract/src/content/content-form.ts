import type { PlatformLimit } from './counting/platform-limit.ts';

/** A part of an output, as a view or an editor needs it. */
export interface FormPart {
  /** JSON Pointer into the output, `*` for each item of a list. */
  readonly pointer: string;
  readonly label: string;
  readonly description: string;
  readonly role: 'title' | 'heading' | 'body' | 'line' | 'item';
  readonly format: 'plain' | 'markdown';
  /** Whether it may have more than one line. */
  readonly isLong: boolean;
  /** Whether it may be `null`: the platform has no such part. */
  readonly isNullable: boolean;
}

/** A list of parts that have several members each, such as sections. */
export interface FormList {
  readonly pointer: string;
  readonly label: string;
}

/** Everything that a form for a kind of content, and a view of its text, is made from. */
export interface ContentForm {
  readonly type: string;
  readonly label: string;
  readonly description: string;
  /**
   * JSON Schema (2020-12) of the request, without references and without `null`: a field that is left out has its default. Each member has a `title`;
   * members that are required come first, then those that improve a text most.
   */
  readonly schema: JsonSchema;
  /** How many of the members that are not required are worth a place before all others. */
  readonly helpful: readonly string[];
  /** The member of the request whose value decides which limits hold; `null`: they always do. */
  readonly limitedBy: string | null;
  /** By the value of that member, else under `''`. */
  readonly limits: Readonly<Record<string, readonly PlatformLimit[]>>;
  readonly lists: readonly FormList[];
  /** In the order of the output. */
  readonly parts: readonly FormPart[];
  /** Whether the Markdown of the whole is no Markdown, but the text as it goes out. */
  readonly isPlain: boolean;
  readonly example: { readonly request: object; readonly output: object };
}

/** The form of a record that is no text. */
export type RecordForm = Pick<ContentForm, 'schema' | 'helpful' | 'limitedBy' | 'limits'>;

/** As much of JSON Schema as forms use. */
export interface JsonSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly string[];
  /** The names of the values of `enum`, in its order. */
  readonly enumTitles?: readonly string[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

import type * as z from 'zod';
import type { PlatformLimit } from './platforms/platform-limit.ts';

/** How `length` is taken: what is counted, and whether missing it fails or warns. */
interface LengthRule {
  /** Where the words are: JSON Pointers into the output, `*` for each item. Strings below them count. */
  readonly counted: readonly string[];
  readonly outcome: 'fail' | 'warn';
}

/** A part that has to be there: how many items a list has, or whether a text that may be `null` is one (1) or not (0). */
export interface RequiredPart {
  /** JSON Pointer into the output, `*` for each item of a list. */
  readonly pointer: string;
  readonly min: number;
  /** As many as one likes when left out. */
  readonly max?: number;
}

/** Everything that is particular about a kind of content. Prompts, checks, storage, documents and tests come from it. */
export interface ContentTypeDefinition<
  Name extends string = string,
  Request extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly name: Name;
  readonly label: string;
  /** What it is for, for the document. */
  readonly description: string;
  readonly request: Request;
  /** The request of a record that is kept: what its fields have to keep between them was looked at when it came. */
  readonly keptRequest: Request;
  readonly output: Output;
  /** What makes a good one: instructions to the writer, a sentence each. */
  readonly guidance: readonly string[];
  readonly length: LengthRule;
  /** Limits that hold for a request; those of its platform, where it has one. */
  readonly limits: (request: z.output<Request>) => readonly PlatformLimit[];
  /** Which lists and which of the parts that may be `null` have to be there. Every text that is there has to say something, besides. */
  readonly required: (request: z.output<Request>) => readonly RequiredPart[];
  /** One line to recognise it by. */
  readonly title: (output: z.output<Output>, request: z.output<Request>) => string;
  /** The whole as Markdown, ready to paste. */
  readonly markdown: (output: z.output<Output>) => string;
  readonly example: { readonly request: z.input<Request>; readonly output: z.output<Output> };
}

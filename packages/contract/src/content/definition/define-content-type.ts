import * as z from 'zod';
import { runEvenIfInvalid } from '../../fields/rules.ts';
import { briefFields, keptBriefFields, passingFields } from './brief-fields.ts';
import type { PlatformLimit } from '../counting/platform-limit.ts';

/** The check of `length`. */
interface LengthRule {
  /** JSON Pointers into the output, `*` for each item of a list. All texts below them count. */
  readonly counted: readonly string[];
  readonly outcome: 'fail' | 'warn';
}

/** A required part: the number of items of a list, or whether a text that may be `null` is present (1) or absent (0). */
export interface RequiredPart {
  /** JSON Pointer into the output, `*` for each item of a list. */
  readonly pointer: string;
  readonly min: number;
  /** Any number when left out. */
  readonly max?: number;
}

/** A field of the output that is derived from another one: lower-case words joined by hyphens. */
interface SlugField<Field extends string = string> {
  readonly field: Field;
  readonly from: Field;
}

interface HashtagFields<RequestField extends string = string, OutputField extends string = string> {
  /** The field of the request that asks for them; `null` there leaves the choice to the writer. */
  readonly requested: RequestField;
  /** The field of the output that lists them, without `#`. */
  readonly listed: OutputField;
  /** The field of the output whose text contains them, with `#`. */
  readonly text: OutputField;
}

/** Advice for writing a part; the limits of its platform are in `limits`. */
export interface PartGuide {
  /** The best length; for a list, the number of items. */
  readonly length?: { readonly unit: 'characters' | 'words' | 'items'; readonly min: number; readonly max: number };
  /** Contents or manner, in a phrase. */
  readonly advice?: string;
}

/** A list of headed sections with most of the text. */
export interface SectionLayout<Field extends string = string> {
  /** The field of the output that lists them. */
  readonly list: Field;
  /** The approximate number of words of a section. */
  readonly words: number;
  /** The shares of all words that the other counted fields have. */
  readonly shares: { readonly [F in Field]?: number };
  /** Longer texts are outlined first and then written section by section, of about `words` each. */
  readonly bySection?: { readonly above: number; readonly words: number };
}

/** The fields of a brief that a rendering depends on. */
type Linking = Readonly<Pick<BriefFields, 'link'> & Partial<Pick<BriefFields, 'language'>>>;
type BriefFields = z.output<z.ZodObject<typeof briefFields>>;

/** The parts of an email. */
export interface EmailParts {
  readonly subject: string;
  readonly preheader: string;
  /** Markdown. */
  readonly body: string;
  readonly call_to_action: string;
  /** Where the call to action leads; `null`: nowhere. */
  readonly link: string | null;
}

/** The parts of a page that search engines show. */
export interface SearchParts {
  /** The headline of an article, which has an author's text and a date; left out: it is a page. */
  readonly article?: string;
  /** The last part of its address, where the text names one. */
  readonly slug?: string;
  readonly meta_title: string;
  readonly meta_description: string;
  /** Questions, and answers in Markdown. */
  readonly faq?: readonly { readonly question: string; readonly answer: string }[];
}

/** The columns of an ad for the editor of its platform. */
export interface AdSheet {
  readonly format: 'google_ads_csv' | 'meta_csv';
  readonly variants: readonly {
    readonly primary_text: string | null;
    readonly headlines: readonly string[];
    readonly descriptions: readonly string[];
  }[];
  /** Where the ad leads; `null`: nowhere yet. */
  readonly link: string | null;
}

/** Everything that is particular about a kind of content. Prompts, checks, storage, documents, the sandbox and tests derive from it. */
export interface ContentTypeDefinition<
  Name extends string = string,
  Request extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly name: Name;
  readonly label: string;
  /** The purpose of the kind, for the document. */
  readonly description: string;
  readonly request: SentRequest<Request>;
  /** The request of a stored record: without the caller's way to wait, and without the rules between its fields. */
  readonly keptRequest: Request;
  readonly output: Output;
  /** Instructions to the writer, a sentence each. */
  readonly guidance: readonly string[];
  /** More instructions for a request: the customs of its platform. */
  readonly guidanceFor?: (request: z.output<Request>) => readonly string[];
  /** Advice for single parts, by JSON Pointer into the output, `*` for each item of a list. */
  readonly parts?: (request: z.output<Request>) => Readonly<Record<string, PartGuide>>;
  readonly length: LengthRule;
  /** The number of words of the counted parts if the request names no length; `null`: as many as fit the platform. */
  readonly usualLength?: (request: z.output<Request>) => { readonly min: number; readonly max: number } | null;
  readonly sections?: SectionLayout;
  /** The limits of the platform of a request. */
  readonly limits: (request: z.output<Request>) => readonly PlatformLimit[];
  /** The required lists and parts that may be `null`. Besides, no text may be empty. */
  readonly required: (request: z.output<Request>) => readonly RequiredPart[];
  readonly slug?: SlugField;
  readonly hashtags?: HashtagFields;
  /** Names of the request's fields in other APIs: the problem for a caller that uses one names the right field. */
  readonly synonyms?: { readonly [Field in string]?: readonly string[] };
  /** A title in one line. */
  readonly title: (output: z.output<Output>, request: z.output<Request>) => string;
  /** Whether `markdown` is plain text: `*` and `_` mean themselves. */
  readonly isPlain?: boolean;
  /** The whole as Markdown, ready to paste, with the link of the brief. Plain parts come escaped. */
  readonly markdown: (output: z.output<Output>, request: Linking) => string;
  /** Only for emails. */
  readonly email?: (output: z.output<Output>, request: Linking) => EmailParts;
  /** Only for pages. */
  readonly search?: (output: z.output<Output>) => SearchParts;
  /** Only for ads; `undefined` if the platform's editor imports none. */
  readonly sheet?: (output: z.output<Output>, request: z.output<Request>) => AdSheet | undefined;
  readonly example: { readonly request: z.input<Request>; readonly output: z.output<Output> };
}

type Shape = Record<string, z.ZodType>;

/** A brief as it is sent. */
type SentRequest<Request> =
  Request extends z.ZodObject<infer Fields, infer Config> ? z.ZodObject<Fields & typeof passingFields, Config> : Request;

type BriefWith<Name extends string, R extends Shape> = z.ZodObject<
  { type: z.ZodLiteral<Name> } & Omit<typeof briefFields, keyof R> & R,
  z.core.$strict
>;

type DefinitionInput<Name extends string, R extends Shape, O extends Shape> = Omit<
  ContentTypeDefinition<Name, BriefWith<Name, R>, z.ZodObject<O>>,
  'name' | 'request' | 'keptRequest' | 'output' | 'slug' | 'hashtags' | 'sections' | 'synonyms'
> & {
  /** The fields that this kind adds to every brief, or has its own rule for. */
  readonly request: R;
  readonly output: O;
  readonly slug?: SlugField<keyof O & string>;
  readonly sections?: SectionLayout<keyof O & string>;
  readonly hashtags?: HashtagFields<keyof R & string, keyof O & string>;
  readonly synonyms?: { readonly [Field in keyof R & string]?: readonly string[] };
  /** Rules between the fields of a request. They run even where single fields are invalid, so any field may hold anything. */
  readonly rules?: (request: Record<string, unknown>, context: z.RefinementCtx) => void;
};

export function defineContentType<const Name extends string, R extends Shape, O extends Shape>(
  name: Name,
  { request, output, rules, ...rest }: DefinitionInput<Name, R, O>,
): ContentTypeDefinition<Name, BriefWith<Name, R>, z.ZodObject<O>> {
  const fields = { type: kindOf(name), ...briefFields, ...request };
  const sent = z.strictObject({ ...fields, ...passingFields });
  const checked = rules === undefined ? sent : sent.superRefine((values, context) => rules(values, context), runEvenIfInvalid);
  const { description } = rest;
  return {
    name,
    request: checked.meta({ id: `${pascal(name)}Request`, description }),
    keptRequest: z.strictObject({ ...fields, ...keptBriefFields }).meta({ id: `${pascal(name)}Brief`, description }),
    output: z.object(output).meta({
      id: `${pascal(name)}Output`,
      description: `The parts of this kind: ${rest.label.toLowerCase()}`,
      examples: [rest.example.output],
    }),
    ...rest,
  };
}

/** `ad_copy` → `AdCopy` */
export const pascal = (name: string): string => name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** The field that tells the kinds apart. */
export const kindOf = <const Name extends string>(name: Name) => z.literal(name).describe('The kind of content');

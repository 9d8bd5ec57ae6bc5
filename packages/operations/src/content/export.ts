import {
  contentTypes,
  cutAt,
  exportFormats,
  mailers,
  plainTags,
  type AdSheet,
  type BrandVoice,
  type Content,
  type ContentTypeDefinition,
  type EmailParts,
  type ExportFormat,
  type Problem,
  type Rendering,
  type SearchParts,
} from '@handbill/contract';
import { assertFound } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { invalidField } from '../call/input/input-parser.ts';
import { usedVoice } from './references.ts';

// With an extension no more than the 255 bytes that file systems allow, whatever the script.
const maxNameLength = 60;

/** The words of the title, which every file system takes, or the id. */
export function filenameOf({ id, title }: Pick<Content, 'id' | 'title'>, extension: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const name = cutAt(words?.join('-') ?? id, maxNameLength).replace(/-$/, '');
  return `${name}.${extension}`;
}

type Output = NonNullable<Content['output']>;
type Definition = Pick<ContentTypeDefinition, 'isPlain'> & {
  readonly email?: (output: Output, request: Content['request']) => EmailParts;
  readonly search?: (output: Output) => SearchParts;
  readonly sheet?: (output: Output, request: Content['request']) => AdSheet | undefined;
};

// The compiler can't see that an output and the definition under its own kind belong together.
const definitionOf = ({ type }: Content): Definition => contentTypes[type] as Definition;

interface Exported {
  readonly record: Content;
  readonly output: Output;
  readonly text: string;
  /** Of the brand voice as it was when an email was requested. */
  readonly brand: BrandVoice['brand'];
  /** Whose names the places have that a mailer fills in. */
  readonly mailer: keyof typeof mailers | null;
}

function markdown({ record, output, text }: Exported): Rendering {
  const { title, type, language, id, revision } = record;
  const { isPlain = false, search: searchOf } = definitionOf(record);
  const { faq: _, article: __, ...search } = searchOf?.(output) ?? {};
  const platform = 'platform' in record.request ? { platform: record.request.platform } : {};
  return { format: 'markdown', text, isPlain, frontMatter: { title, type, ...platform, ...search, language, id, revision } };
}

/** As generators of sites read an article or a page. */
function hugo({ record, output, text }: Exported): Rendering | undefined {
  const { title, created_at, updated_at, tags, approved } = record;
  const search = definitionOf(record).search?.(output);
  if (search === undefined) return undefined;
  const { slug, meta_description: description } = search;
  const dates = { date: created_at.toISOString(), lastmod: updated_at.toISOString() };
  const fields = { title, ...(slug !== undefined && { slug }), description, ...dates, tags, draft: approved === null };
  return { format: 'hugo', text, isPlain: false, frontMatter: fields };
}

function shown(format: 'html' | 'text', { record, output, text }: Exported): Rendering {
  const { isPlain = false, search } = definitionOf(record);
  const { title, language } = record;
  const [created_at, updated_at] = [record.created_at.toISOString(), record.updated_at.toISOString()];
  return { format, text, isPlain, title, search: search?.(output), language, created_at, updated_at };
}

function mailed(format: 'email_html' | 'eml', { record, output, brand, mailer }: Exported): Rendering | undefined {
  const email = definitionOf(record).email?.(output, record.request);
  return email && { format, email, brand, language: record.language, tags: mailer === null ? plainTags : mailers[mailer] };
}

function sheet(format: AdSheet['format'], { record, output }: Exported): Rendering | undefined {
  const found = definitionOf(record).sheet?.(output, record.request);
  return found?.format === format ? found : undefined;
}

/** The rendering of each format; `undefined` where a text cannot have it. */
const renderings: { readonly [Format in ExportFormat]: (exported: Exported) => Rendering | undefined } = {
  markdown,
  hugo,
  html: (exported) => shown('html', exported),
  text: (exported) => shown('text', exported),
  email_html: (exported) => mailed('email_html', exported),
  eml: (exported) => mailed('eml', exported),
  google_ads_csv: (exported) => sheet('google_ads_csv', exported),
  meta_csv: (exported) => sheet('meta_csv', exported),
};

function unfit(exported: Exported): Problem {
  const formats = Object.entries(renderings).flatMap(([name, rendering]) => (rendering(exported) === undefined ? [] : [name]));
  const { type, request } = exported.record;
  const kind = 'platform' in request ? `${type} on ${request.platform}` : type;
  return invalidField('/format', 'invalid_choice', `must be one of ${formats.join(', ')} for ${kind}`, 'query');
}

const noLink = 'The brief has no link, so that the final address is empty: the editor refuses such an ad until it has one.';

export const exportContent = implement.content.export(async ({ call, input: { id, format, disposition, merge_tags: mailer } }) => {
  const record = assertFound(call, await call.content.get(id), 'content', id);
  const { status, output, text } = record;
  if (status === 'generating' || output === null || text === null)
    throw call.problem('content_not_ready', { current_status: status }, { detail: 'There is no output to export.' });
  const voice = definitionOf(record).email === undefined ? null : await usedVoice(call.content, record);
  const exported = { record, output, text, brand: voice?.brand ?? null, mailer };
  const rendering = renderings[format](exported);
  if (rendering === undefined) throw unfit(exported);
  if (mailer !== null && !('email' in rendering))
    throw invalidField('/merge_tags', 'invalid_choice', 'is for email_html and eml alone', 'query');
  const { mediaType, extension } = exportFormats[format];
  const body = await call.services.texts.of(call.principal.workspace.id).render(rendering);
  const warning = 'variants' in rendering && rendering.link === null ? { warning: noLink } : {};
  return { filename: filenameOf(record, extension), media_type: mediaType, body, disposition, ...warning };
});

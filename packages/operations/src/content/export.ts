import {
  contentTypes,
  exportFormats,
  type Content,
  type ContentTypeDefinition,
  type EmailParts,
  type ExportFormat,
  type SearchParts,
} from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { invalidRequest } from '../call/input/input-parser.ts';
import { quoted } from '../call/input/quoted.ts';

const maxNameLength = 60;

/** The title in the letters that every file system takes, or the id. */
function filenameOf({ id, title }: Content, extension: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const name = words?.join('-').slice(0, maxNameLength).replace(/-$/, '') ?? id;
  return `${name}.${extension}`;
}

type Output = NonNullable<Content['output']>;
type Definition = Pick<ContentTypeDefinition, 'isPlain'> & {
  readonly email?: (output: Output, request: Content['request']) => EmailParts;
  readonly search?: (output: Output) => SearchParts;
};

// The compiler can't see that an output and the definition under its own kind belong together.
const definitionOf = ({ type }: Content): Definition => contentTypes[type] as Definition;

/** The parts of an email. Throws where the content is of another kind. */
function emailOf(record: Content, output: Output): EmailParts {
  const email = definitionOf(record).email?.(output, record.request);
  if (email !== undefined) return email;
  const formats = Object.keys(exportFormats).filter((name) => name !== 'email_html');
  const message = `must be one of ${formats.map(quoted).join(', ')}, since this is no email`;
  throw invalidRequest([{ in: 'query', pointer: '/format', code: 'invalid_choice', message }]);
}

interface Exported {
  readonly record: Content;
  readonly output: Output;
  readonly text: string;
}

function bodyOf(
  { services, principal: { workspace } }: Call,
  { record, output, text }: Exported,
  format: ExportFormat,
): Promise<string> | string {
  const { title, language } = record;
  const texts = services.texts.of(workspace.id);
  if (format === 'markdown') return `${text}\n`;
  if (format === 'email_html') return texts.render({ format, email: emailOf(record, output), language });
  const { isPlain = false, search } = definitionOf(record);
  return texts.render({ format, text, isPlain, title, search: search?.(output), language });
}

export const exportContent = implement.content.export(async ({ call, input: { id, format } }) => {
  const record = assertFound(call, await call.content.get(id), 'content', id);
  const { status, output, text } = record;
  if (status === 'generating' || output === null || text === null)
    throw call.problem('content_not_ready', { current_status: status }, { detail: 'There is no output to export.' });
  const { mediaType, extension } = exportFormats[format];
  return { filename: filenameOf(record, extension), media_type: mediaType, body: await bodyOf(call, { record, output, text }, format) };
});

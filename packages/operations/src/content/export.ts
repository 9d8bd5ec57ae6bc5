import { contentTypes, exportFormats, type Content, type ExportFormat } from '@handbill/contract';
import { assertFound, type Call } from '../call.ts';
import { content } from '../implement.ts';

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

function bodyOf(call: Call, record: Content, text: string, format: ExportFormat): Promise<string> | string {
  if (format === 'markdown') return `${text}\n`;
  const { type, title, language } = record;
  return call.services.renderer.render({ format, text, isPlain: contentTypes[type].isPlain === true, title, language });
}

export const exportContent = content.export(async ({ call, input: { id, format } }) => {
  const record = assertFound(call, await call.content.get(id), 'content', id);
  const { status, output, text } = record;
  if (status === 'generating' || output === null || text === null)
    throw call.problem('content_not_ready', { current_status: status }, { detail: 'There is no output to export.' });
  const { mediaType, extension } = exportFormats[format];
  return { filename: filenameOf(record, extension), media_type: mediaType, body: await bodyOf(call, record, text, format) };
});

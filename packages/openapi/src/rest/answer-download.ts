import type { ServerResponse } from 'node:http';
import { answer, type Headers } from '@handbill/http';

/** As an operation with `download` answers. */
export interface Download {
  readonly filename: string;
  readonly media_type: string;
  readonly body: string;
  /** `inline`: to be shown. */
  readonly disposition?: 'attachment' | 'inline';
  readonly warning?: string;
}

/** The name as much as ASCII has it, which is all that some programs read, and in full where that is more (RFC 6266). */
function dispositionOf(disposition: string, filename: string): string {
  const plain = filename
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '_')
    .replace(/^_(?=\.)/, 'download');
  const encoded = encodeURIComponent(filename.toWellFormed()).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${disposition}; filename="${plain}"${plain === filename ? '' : `; filename*=UTF-8''${encoded}`}`;
}

/** The rights of a file in a browser: none where it is to be saved; where it is to be shown, to look as it does, in a frame of the same site too. */
const policies = {
  attachment: "sandbox; default-src 'none'",
  inline: "sandbox; style-src 'unsafe-inline'; img-src https: data:; frame-ancestors 'self'",
} as const;

/** Answers with a file to be saved or shown. A browser that shows it runs nothing in it. */
export function answerDownload(
  response: ServerResponse,
  status: number,
  headers: Headers,
  { filename, media_type, body, disposition = 'attachment', warning }: Download,
): void {
  headers['Content-Type'] = `${media_type}; charset=utf-8`;
  headers['Content-Disposition'] = dispositionOf(disposition, filename);
  if (warning !== undefined) headers['Handbill-Warning'] = warning;
  headers['Content-Security-Policy'] = policies[disposition];
  answer(response, status, headers, body);
}

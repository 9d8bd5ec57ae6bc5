import type { ServerResponse } from 'node:http';
import { answer, type Headers } from '@handbill/http';

/** As an operation with `download` answers. */
export interface Download {
  readonly filename: string;
  readonly media_type: string;
  readonly body: string;
}

/** The name as much as ASCII has it, which is all that some programs read, and in full where that is more (RFC 6266). */
function attachment(filename: string): string {
  const plain = filename
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '_')
    .replace(/^_(?=\.)/, 'download');
  const encoded = encodeURIComponent(filename.toWellFormed()).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"${plain === filename ? '' : `; filename*=UTF-8''${encoded}`}`;
}

/** Answers with a file to be saved. A browser that shows it all the same runs and loads nothing in it. */
export function answerDownload(response: ServerResponse, status: number, headers: Headers, { filename, media_type, body }: Download): void {
  headers['Content-Type'] = `${media_type}; charset=utf-8`;
  headers['Content-Disposition'] = attachment(filename);
  headers['Content-Security-Policy'] = "sandbox; default-src 'none'";
  answer(response, status, headers, body);
}

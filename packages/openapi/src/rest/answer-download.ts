import type { ServerResponse } from 'node:http';
import { answer, type Headers } from '@handbill/http';

/** As an operation with `download` answers. */
export interface Download {
  readonly filename: string;
  readonly media_type: string;
  readonly body: string;
}

/** Answers with a file to be saved. A browser that shows it all the same runs and loads nothing in it. */
export function answerDownload(response: ServerResponse, status: number, headers: Headers, { filename, media_type, body }: Download): void {
  headers['Content-Type'] = `${media_type}; charset=utf-8`;
  headers['Content-Disposition'] = `attachment; filename="${filename.replaceAll(/[^\w.-]/g, '_')}"`;
  headers['Content-Security-Policy'] = "sandbox; default-src 'none'";
  answer(response, status, headers, body);
}

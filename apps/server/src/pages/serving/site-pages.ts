import { extname } from 'node:path';
import { staticAnswer, type StaticAnswer } from '@handbill/http';
import { Router, type NextFunction, type Request, type Response } from 'express';
import { markdownAddress, pageHeaders, type SiteFile } from '../page.ts';
import { site } from './site.ts';
import { atPublicUrl, linksAtPublicUrl } from './public-pages.ts';
import { isRead } from '../read-only.ts';
import { hashedFile, mediaTypeOf } from '../static-file.ts';

function answerOf({ address, body }: SiteFile, publicUrl: string | undefined): StaticAnswer {
  if (address.startsWith('/assets/')) return hashedFile(address, body);
  if (extname(address) === '') return staticAnswer(() => atPublicUrl(body, publicUrl), pageHeaders);
  return staticAnswer(() => linksAtPublicUrl(body, publicUrl), { 'Content-Type': mediaTypeOf(address) });
}

/** Whether a page is asked for as Markdown rather than as people read it. */
const wantsMarkdown = (request: Request): boolean => request.accepts(['text/html', 'text/markdown']) === 'text/markdown';

/** Serves the site, which is read at the first request. A slash too many at the end of a page's address leads to the page. */
export function sitePages(publicUrl?: string): Router {
  let reading: Promise<Map<string, StaticAnswer>> | undefined;
  const read = async () => new Map((await site()).map((file) => [file.address, answerOf(file, publicUrl)]));
  const serve = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    reading ??= read();
    const answers = await reading;
    const { path } = request;
    const answer = answers.get(path);
    const page = path.endsWith('/') ? path.slice(0, -1) : '';
    if (answer === undefined && answers.has(page)) return response.redirect(308, `${publicUrl ?? ''}${page}`);
    if (answer === undefined) return next();
    const plain = answers.get(markdownAddress(path));
    if (plain !== undefined) response.vary('Accept');
    if (isRead(request, response)) await (plain !== undefined && wantsMarkdown(request) ? plain : answer)(response);
  };
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 hands on what a handler rejects with
  return Router().use(serve);
}

import type { ServerResponse } from 'node:http';
import { answer, type Headers, type ReceivedRequest } from '@handbill/http';
import { unsentAnswers } from '@handbill/operations';
import { pageAsJson, type Page } from './large-page.ts';

/** Writes a large page, unless others for the same key, which were read at the same time, are to be sent first. */
export async function answerPage(
  response: ServerResponse,
  { status, headers, page }: { readonly status: number; readonly headers: Headers; readonly page: Page },
  { principal }: ReceivedRequest,
): Promise<void> {
  const body = await pageAsJson(page);
  if (principal !== undefined) unsentAnswers.assertRoom(principal.key.id);
  answer(response, status, headers, body);
}

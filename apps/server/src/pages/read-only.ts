import { answer, methodNotAllowed } from '@handbill/http';
import type { Request, RequestHandler, Response } from 'express';

const allow = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a page is to be sent. Answers `OPTIONS`, and refuses methods other than `GET` and `HEAD`. */
export function isRead({ method }: Request, response: Response): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  if (method !== 'OPTIONS') throw methodNotAllowed(allow);
  answer(response, 204, { Allow: allow.join(', ') });
  return false;
}

export const readOnly: RequestHandler = (request, response, next) => {
  if (isRead(request, response)) next();
};

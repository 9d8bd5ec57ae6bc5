import { Problem } from '@handbill/contract';
import { answer, type StaticAnswer } from '@handbill/http';
import type { RequestHandler } from 'express';

const allow = ['GET', 'HEAD', 'OPTIONS'];

/** Runs before a page: answers `OPTIONS`, and refuses methods other than `GET` and `HEAD`. */
export const readOnly: RequestHandler = ({ method }, response, next) => {
  if (method === 'OPTIONS') answer(response, 204, { Allow: allow.join(', ') });
  else if (method === 'GET' || method === 'HEAD') next();
  else throw new Problem('method_not_allowed', { allow }, { detail: `Allowed here: ${allow.join(', ')}.` });
};

/** Serves a body that is the same for every request. */
export const staticPage = (body: StaticAnswer): RequestHandler[] => [readOnly, (_request, response) => body(response, {})];

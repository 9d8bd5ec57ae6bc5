import { Problem } from '@handbill/contract';
import { answer } from '@handbill/http';
import type { RequestHandler } from 'express';

const allow = ['GET', 'HEAD', 'OPTIONS'];

/** Stands before a page: whatever else is asked of it is refused. */
export const onlyRead: RequestHandler = ({ method }, response, next) => {
  if (method === 'OPTIONS') answer(response, 204, { Allow: allow.join(', ') });
  else if (method === 'GET' || method === 'HEAD') next();
  else throw new Problem('method_not_allowed', { allow }, { detail: 'Pages can be read and nothing else.' });
};

import { httpRequest } from '../load/http-request.ts';
import type { Case } from './case.ts';

const list = (name: string, query: string, like?: string): Case => ({
  name,
  door: 'content',
  ...(like !== undefined && { like }),
  status: 200,
  script: ({ key }) => [httpRequest({ method: 'GET', path: `/v1/content?limit=20${query}`, key })],
});

/** Whole articles, and a page of them without their long parts. */
export const contentCases: readonly Case[] = [
  {
    name: 'content get',
    door: 'content',
    status: 200,
    script: ({ key, contentIds }) => contentIds.map((id) => httpRequest({ method: 'GET', path: `/v1/content/${id}`, key })),
  },
  list('content list of 20', ''),
  list('content list of 20, view=summary', '&view=summary', 'content list of 20'),
];

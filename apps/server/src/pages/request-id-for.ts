import type { ServerResponse } from 'node:http';

/** The name of the request that a page answers: it is in the head from the beginning. */
export const requestIdFor = (response: ServerResponse): string => String(response.getHeader('X-Request-Id'));

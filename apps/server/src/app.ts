import type { RequestListener } from 'node:http';
import { restDoor } from '@handbill/openapi';
import type { Services } from '@handbill/router';
import express from 'express';
import { corsFor } from './cors.ts';
import { health } from './health.ts';
import { trpcDoor } from './trpc-door.ts';

/** Everything that the server answers: REST first, since it is asked most, then tRPC, and Express for pages. */
export function app(services: Services, { document, corsOrigins }: { document: string; corsOrigins: readonly string[] }): RequestListener {
  const cors = corsFor(corsOrigins);
  const doors = [cors, restDoor(services, document), trpcDoor(services)];
  const pages = express().disable('x-powered-by').use('/health', health(services));
  return (request, response) => {
    if (!doors.some((door) => door(request, response))) pages(request, response);
  };
}

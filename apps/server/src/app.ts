import type { RequestListener } from 'node:http';
import { documentText, readTarget, restDoor, type Door } from '@handbill/openapi';
import { requestIdOf, type Services } from '@handbill/router';
import { corsFor } from './cors.ts';
import { pages } from './pages/pages.ts';
import { serverOptions } from './server-options.ts';
import type { Settings } from './settings.ts';
import { trpcDoor } from './trpc-door.ts';

/** Everything that the server answers: REST first, since it is asked most, then tRPC, and Express for pages. */
export function app(services: Services, { corsOrigins }: Pick<Settings, 'corsOrigins'>): RequestListener {
  const doors: readonly Door[] = [
    corsFor(corsOrigins),
    restDoor(services, documentText()),
    trpcDoor(services),
    serverOptions,
    pages(services),
  ];
  return (request, response) => {
    const arrival = { requestId: requestIdOf(request.headers['x-request-id']), refusal: readTarget(request) };
    doors.some((door) => door(request, response, arrival));
  };
}

import type { RequestListener } from 'node:http';
import { documentText, restDoor } from '@handbill/openapi';
import type { Services } from '@handbill/router';
import { corsFor } from './cors.ts';
import { pages } from './pages/pages.ts';
import type { Settings } from './settings.ts';
import { trpcDoor } from './trpc-door.ts';

/** Everything that the server answers: REST first, since it is asked most, then tRPC, and Express for pages. */
export function app(services: Services, { corsOrigins }: Pick<Settings, 'corsOrigins'>): RequestListener {
  const cors = corsFor(corsOrigins);
  const doors = [cors, restDoor(services, documentText()), trpcDoor(services)];
  const others = pages(services);
  return (request, response) => {
    if (!doors.some((door) => door(request, response))) others(request, response);
  };
}

import type { oas31 } from 'zod-openapi';
import { mapSuccesses } from './map-operations.ts';
import { withoutUnused } from './without-unused.ts';

const elsewhere =
  'The events that this call answers with on `Accept: text/event-stream`. Their schemas are in `/v1/openapi.json?profile=full`';

/** Event streams have no schema here: clients that are generated from it would take them for the answer. */
export const leanDocument = (document: oas31.OpenAPIObject): oas31.OpenAPIObject =>
  withoutUnused(
    mapSuccesses(document, (response) => {
      const { examples } = (response['x-event-stream'] ?? {}) as oas31.MediaTypeObject;
      return examples === undefined ? response : { ...response, 'x-event-stream': { description: elsewhere, examples } };
    }),
  );

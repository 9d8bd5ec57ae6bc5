import type { oas31 } from 'zod-openapi';
import { fullDocument } from './full-document.ts';
import { openApiDocument } from './openapi-document.ts';
import { mapSuccesses } from './map-operations.ts';
import { withoutUnused } from './without-unused.ts';

const noteOnStreams =
  'The events that this call answers with on `Accept: text/event-stream`. Their schemas are in `/v1/openapi.json?profile=full`';

/** Event streams have no schema here: clients that are generated from it would take them for the answer. */
const leanDocument = (document: oas31.OpenAPIObject): oas31.OpenAPIObject =>
  withoutUnused(
    mapSuccesses(document, (response) => {
      const { examples } = (response['x-event-stream'] ?? {}) as oas31.MediaTypeObject;
      return examples === undefined ? response : { ...response, 'x-event-stream': { description: noteOnStreams, examples } };
    }),
  );

/** `lean` is without the members that some client generators fail on. */
const forms = { lean: leanDocument, full: fullDocument };

export type Profile = keyof typeof forms;
export const profiles = Object.keys(forms) as readonly Profile[];

/** The OpenAPI document in one of its profiles. */
export const documentIn = (profile: Profile): oas31.OpenAPIObject => forms[profile](openApiDocument());

/** The same as it is served; the lean one is committed in `docs/openapi.json`. */
export const documentText = (profile: Profile = 'lean'): string => `${JSON.stringify(documentIn(profile), null, 2)}\n`;

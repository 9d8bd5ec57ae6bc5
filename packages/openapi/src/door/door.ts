import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@handbill/contract';

/** What is known of a request before any door has looked at it. */
export interface Arrival {
  readonly requestId: string;
  /** Why it is refused whatever it asks for: each door says it in its own form. */
  readonly refusal: Problem | undefined;
}

/** Answers what is its own and says `false` to everything else. */
export type Door = (request: IncomingMessage, response: ServerResponse, arrival: Arrival) => boolean;

import type { ServerResponse } from 'node:http';
import { acceptPatch, answer } from '@handbill/http';

/** Says which methods an address has, and which types a patch. */
export function answerOptions(response: ServerResponse, allowed: readonly string[], requestId: string): void {
  const patches = allowed.includes('PATCH') && { 'Accept-Patch': acceptPatch };
  answer(response, 204, { Allow: allowed.join(', '), ...patches, 'X-Request-Id': requestId });
}

import { documentOf } from './document-of.ts';

/** The OpenAPI document as it is served and committed. */
export function documentText(): string {
  return `${JSON.stringify(documentOf(), null, 2)}\n`;
}

import {
  contentTypes,
  cutAt,
  maxFacts,
  maxSourceText,
  type Content,
  type ContentRequest,
  type Contract,
  type Operation,
} from '@handbill/contract';
import type { Call, Handler } from '../call/call.ts';
import { inputParser, invalidField, type EarlyFaults } from '../call/input/input-parser.ts';

type Sent = Parameters<Handler<Contract['content']['generate']>>[0]['input'];

/** The source of a text: a brief, and the content whose brief it was, if any. */
export interface TextSource {
  readonly request: ContentRequest;
  readonly source_content_id: string | null;
}

/** The brief of a request: how its caller waits is no part of it. */
const briefOf = ({ background: _, source_content_id: __, ...brief }: Sent): ContentRequest => brief;

/** Prepares the reading of briefs of every kind by an operation. */
export function briefReader(operation: Operation): (type: Content['type'], fields: object, faults?: EarlyFaults) => ContentRequest {
  const parsers = Object.fromEntries(
    Object.entries(contentTypes).map(([type, { request }]) => [type, inputParser(operation, request)]),
  ) as Record<Content['type'], (fields: object, faults?: EarlyFaults) => Sent>;
  return (type, fields, faults) => briefOf(parsers[type](fields, faults));
}

/** The brief that was sent, completed from the text that it is to start from, if it names one. */
export async function sourceOf(call: Call, sent: Sent): Promise<TextSource> {
  const { source_content_id, source_text } = sent;
  const request = briefOf(sent);
  if (source_content_id === null) return { request, source_content_id };
  if (source_text !== null) throw invalidField('/source_text', 'conflict', 'cannot be combined with source_content_id: send one of them');
  const source = await call.content.get(source_content_id);
  if (source === null) throw invalidField('/source_content_id', 'unknown_content', 'is not content of this workspace');
  if (source.text === null) throw invalidField('/source_content_id', 'unknown_content', 'must be content with a text: there is none yet');
  const facts = [...new Set([...source.request.facts, ...request.facts])];
  if (facts.length > maxFacts)
    throw invalidField('/facts', 'too_big', `must be at most ${maxFacts} with the ${source.request.facts.length} of the source`);
  return { request: { ...request, source_text: cutAt(source.text, maxSourceText), facts }, source_content_id };
}

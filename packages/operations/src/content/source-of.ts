import { cutAt, maxFacts, maxSourceText, type ContentRequest, type Contract, type Fault } from '@handbill/contract';
import type { Call, Handler } from '../call/call.ts';
import { invalidRequest } from '../call/input/input-parser.ts';

type Sent = Parameters<Handler<Contract['content']['generate']>>[0]['input'];

/** The source of a text: a brief, and the content whose brief it was, if any. */
export interface TextSource {
  readonly request: ContentRequest;
  readonly source_content_id: string | null;
}

/** The brief of a request: how its caller waits is no part of it. */
export const briefOf = ({ background: _, source_content_id: __, ...brief }: Sent): ContentRequest => brief;

const inBody = (pointer: string, code: Fault['code'], message: string) => invalidRequest([{ in: 'body', pointer, code, message }]);

/** The brief that was sent, completed from the text that it is to start from, if it names one. */
export async function sourceOf(call: Call, sent: Sent): Promise<TextSource> {
  const { source_content_id, source_text } = sent;
  const request = briefOf(sent);
  if (source_content_id === null) return { request, source_content_id };
  if (source_text !== null) throw inBody('/source_text', 'conflict', 'cannot be combined with source_content_id: send one of them');
  const source = await call.content.get(source_content_id);
  if (source === null) throw inBody('/source_content_id', 'unknown_content', 'is not content of this workspace');
  if (source.text === null) throw inBody('/source_content_id', 'unknown_content', 'must be content with a text: there is none yet');
  const facts = [...new Set([...source.request.facts, ...request.facts])];
  if (facts.length > maxFacts)
    throw inBody('/facts', 'too_big', `must be at most ${maxFacts} with the ${source.request.facts.length} of the source`);
  return { request: { ...request, source_text: cutAt(source.text, maxSourceText), facts }, source_content_id };
}

import type { Log } from '../ports/log.ts';
import type { Unwritten } from '../ports/writer.ts';
import type { Job } from './write.ts';

/** Tells the log of a defect of the writer, and ends the text: the record must not stay behind as if it were still being written. */
export function defectOf(cause: unknown, { content, requestId }: Job, textSoFar: string | null, log: Log): Unwritten {
  const fields = { content_id: content.id, request_id: requestId };
  log.error({ ...fields, defect: withoutMessage(cause) }, 'The writer failed by a defect');
  log.debug({ ...fields, err: cause }, 'The defect in its own words');
  return {
    kind: 'unwritten',
    code: 'generation_failed',
    detail: 'Something went wrong on our side while the text was being written.',
    textSoFar,
    model: '',
    attempts: 1,
    input_tokens: null,
    output_tokens: null,
  };
}

const maxDepth = 4;

interface Defect {
  readonly type: string;
  readonly code?: string;
  /** Where it was thrown, a line each. */
  readonly stack: readonly string[];
  readonly cause?: Defect;
}

/** What kind of error it is and where it was thrown. An error's words may quote the brief or an answer: they are for debugging alone. */
function withoutMessage(error: unknown, depth = 0): Defect {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { name, message, stack = '', cause } = error;
  // A stack begins with the message, which may have lines of its own.
  const frames = stack.slice(Math.max(0, stack.indexOf(message)) + message.length);
  return {
    type: name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    stack: frames.split('\n').flatMap((line) => /^ +at (.+)$/.exec(line)?.[1] ?? []),
    ...(cause !== undefined && depth < maxDepth && { cause: withoutMessage(cause, depth + 1) }),
  };
}

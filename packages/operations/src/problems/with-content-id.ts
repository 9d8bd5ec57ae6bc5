import { Problem } from '@handbill/contract';

/** The same problem, naming the content that was stored before it occurred: a caller who retries without reading it pays twice. */
export function withContentId(problem: Problem, content_id: string): Problem {
  const { message, headers, cause = problem } = problem;
  const detail = message.includes(content_id) ? message : `${message} The record ${content_id} was stored before that, or may have been.`;
  if (isOf(problem, 'unavailable')) return new Problem('unavailable', { ...problem.members, content_id }, { detail, cause, headers });
  if (isOf(problem, 'internal')) return new Problem('internal', { content_id }, { detail, cause, headers });
  return problem;
}

/** The same problem, naming the record that may be there: of a write whose answer was lost nobody knows. */
export function withRecordId(problem: Problem, id: string): Problem {
  if (!isOf(problem, 'unavailable')) return problem;
  const { message, members, headers, cause = problem } = problem;
  return new Problem('unavailable', members, { detail: `${message} The record ${id} may have been stored all the same.`, cause, headers });
}

const isOf = <C extends Problem['code']>(problem: Problem, code: C): problem is Problem<C> => problem.code === code;

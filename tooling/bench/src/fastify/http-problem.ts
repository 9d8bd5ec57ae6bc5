import { problems, type Fault, type ProblemCode } from '@handbill/contract';

/** What is answered in place of a result. */
export class HttpProblem extends Error {
  readonly code: ProblemCode;
  readonly members: object;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, detail: string, members: object = {}, headers: Record<string, string> = {}) {
    super(detail);
    this.code = code;
    this.members = members;
    this.headers = headers;
  }

  get status(): number {
    return problems[this.code].status;
  }

  document(request_id: string): object {
    const { status, title } = problems[this.code];
    return { type: `/problems/${this.code}`, title, status, detail: this.message, code: this.code, request_id, ...this.members };
  }
}

export const invalid = (errors: Fault[]): HttpProblem =>
  new HttpProblem('invalid_request', errors.length === 1 ? 'One field is faulty.' : `${errors.length} fields are faulty.`, { errors });

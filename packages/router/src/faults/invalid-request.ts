import { Problem, type Fault } from '@handbill/contract';

/** The problem that names every faulty field. */
export function invalidRequest(errors: Fault[]): Problem<'invalid_request'> {
  return new Problem(
    'invalid_request',
    { errors },
    { detail: errors.length === 1 ? 'One field is faulty.' : `${errors.length} fields are faulty.` },
  );
}

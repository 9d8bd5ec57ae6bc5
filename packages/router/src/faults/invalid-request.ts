import { maxFaults, Problem, type Fault } from '@handbill/contract';

/** The problem that names every faulty field, up to a hundred; `omitted` counts those that the caller left out before. */
export function invalidRequest(faults: readonly Fault[], omitted = 0): Problem<'invalid_request'> {
  const errors = faults.slice(0, maxFaults);
  const errors_omitted = omitted + faults.length - errors.length;
  const count = errors.length + errors_omitted;
  return new Problem(
    'invalid_request',
    { errors, ...(errors_omitted > 0 && { errors_omitted }) },
    { detail: count === 1 ? 'One field is faulty.' : `${count} fields are faulty.` },
  );
}

import type { NamedOperation } from '../operation/operation.ts';
import { patientErrors, type SampledCall } from './samples.ts';

/** What samples of all calls are made from, as data: by name, without streams. */
export const sampledCalls = (all: readonly NamedOperation[]): Record<string, SampledCall['operation']> =>
  Object.fromEntries(
    all
      .filter(({ operation }) => operation.kind !== 'subscription')
      .map(({ name, operation: { kind, method, path, status, download, errors } }) => {
        const decisive = errors.filter((code) => patientErrors.includes(code));
        return [name, { kind, method, path, ...(status && { status }), ...(download && { download }), errors: decisive }];
      }),
  );

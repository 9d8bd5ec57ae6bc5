import { Problem } from '@handbill/contract';

/** Refuses a call for one field of its query. */
export const faultyQuery = (pointer: '/cursor' | '/limit', code: 'invalid_cursor' | 'too_big', message: string): Problem =>
  new Problem('invalid_request', { errors: [{ in: 'query', pointer, code, message }] }, { detail: 'One field is faulty.' });

import type { EarlierCall } from '@handbill/operations';

/** A call of the model `m` as it is on record, whole or with the kind of its error. */
export const earlierCall = (reason: EarlierCall['reason'], answer: string | null, error?: string, finish_reason = 'stop'): EarlierCall => ({
  reason,
  model: 'm',
  answer,
  finish_reason: error === undefined ? finish_reason : null,
  error: error === undefined ? null : { kind: error, status: null, message: 'It failed.' },
});

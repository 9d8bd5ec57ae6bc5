import { expect, it } from 'vitest';
import { toldError } from './told-error.ts';

it('tells what went wrong, and beneath it', () => {
  const error = new TypeError('outside', { cause: Object.assign(new Error('inside'), { code: 121 }) });
  expect(toldError(error)).toMatchObject({
    type: 'TypeError',
    message: 'outside',
    stack: expect.any(String),
    cause: { type: 'Error', message: 'inside', code: 121 },
  });
});

it('leaves out what others hang onto their errors', () => {
  const error = Object.assign(new Error('refused'), {
    errInfo: { document: { topic: 'secret' } },
    headers: { authorization: 'Bearer secret' },
  });
  expect(JSON.stringify(toldError(new Error('outside', { cause: error })))).not.toContain('secret');
  expect(JSON.stringify(toldError(error))).not.toContain('secret');
});

it('ends, where causes go in a circle', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(toldError(error)).match(/round/g)?.length).toBeGreaterThan(2);
});

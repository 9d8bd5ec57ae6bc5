import { Problem } from '@handbill/contract';
import { expect, it } from 'vitest';
import { logProblem } from './log-problem.ts';

it('an outage has a line a second of each cause, at warn, with the number of those that have none', async () => {
  const lines: { level: string; msg: string; suppressed?: number; request_id?: string; err?: Error }[] = [];
  const at = (level: string) => (fields: object, msg: string) => void lines.push({ level, msg, ...fields });
  const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
  const cause = new Error('connect ECONNREFUSED');
  const meet = (call: number, detail: string) =>
    logProblem(log, new Problem('unavailable', { retry_after: 2 }, { detail, cause }), { request_id: `req_${call}` });
  const storedIn = (call: number) => `The database sleeps. The record cmp_${call} may have been stored all the same.`;
  for (let call = 1; call <= 42; call += 1) meet(call, storedIn(call));
  meet(43, 'The server of the model "x" sleeps.');
  const model = { level: 'warn', msg: 'The server of the model "x" sleeps.', request_id: 'req_43', err: cause };
  expect(lines).toMatchObject([{ level: 'warn', msg: storedIn(1), request_id: 'req_1', err: cause }, model]);
  await expect.poll(() => lines.length).toBe(3);
  meet(44, storedIn(44));
  expect(lines.slice(2)).toMatchObject([{ level: 'warn', msg: storedIn(42), request_id: 'req_42', suppressed: 40 }]);
});

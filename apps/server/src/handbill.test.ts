import { expect, it } from 'vitest';
import { handbillCommand } from '../testing/handbill-command.ts';

const list =
  /^Usage: npm run handbill -- <command> \[options\]\n\n {2}costs +recompute.*\n {2}doctor +looks.*\n {2}erase +takes.*\n {2}key +creates.*\n {2}prune-database +lists.*\n {2}version +shows.*\n$/;

it('lists the commands without one, and ends with 2 when there is no such command', async () => {
  expect(await handbillCommand({})).toEqual({ code: 0, out: expect.stringMatching(list), err: '' });
  const wrong = await handbillCommand({}, 'keys');
  expect(wrong).toMatchObject({ code: 2, out: '' });
  const [said, ...rest] = wrong.err.split('\n\n');
  expect(said).toBe('There is no command "keys".');
  expect(rest.join('\n\n')).toMatch(list);
});

import { describe, expect, it } from 'vitest';
import { logger } from './logger.ts';
import { readableLines } from './readable-lines.ts';

/** A line of the log as a terminal shows it. */
function shown(fields: object, message: string, hasColors = false): string {
  const written: string[] = [];
  const writer = { write: (text: string) => void written.push(text), flush: () => undefined, flushSync: () => undefined };
  logger({ level: 'info', writer, readable: readableLines(hasColors) }).info(fields, message);
  return written.join('');
}

const request = {
  level: 30,
  time: new Date(2026, 10, 22, 12, 4, 31, 7).toISOString(),
  request_id: 'f4b72553',
  method: 'GET',
  path: '/v1/campaigns',
  status: 200,
  duration_ms: 3.2,
  msg: 'Answered',
};
const line = (fields: object, hasColors = false) => readableLines(hasColors)(JSON.stringify({ ...request, ...fields }));

describe('at a terminal', () => {
  it('a request is a line: time, method, path, status, duration, the key’s name and its id', () => {
    expect(line({ key_name: 'First key' })).toBe('[12:04:31.007] GET /v1/campaigns  200  3.2 ms  First key  f4b72553\n');
    expect(line({ calls: 12, key_name: 'Web' })).toBe('[12:04:31.007] GET /v1/campaigns  200  3.2 ms  12 calls  Web  f4b72553\n');
  });

  it('the line has the caller’s address where that is known', () => {
    expect(line({ key_name: 'Web', address: '192.0.2.1' })).toContain('  3.2 ms  Web  192.0.2.1  f4b72553');
  });

  it('the line says what a request was refused with, and that a caller has left', () => {
    const refused = line({ status: 403, key_name: 'Web', problem: 'forbidden', reason: 'The key needs the scope admin.' });
    expect(refused).toContain('  403  3.2 ms  Web  forbidden: The key needs the scope admin.  f4b72553');
    expect(line({ status: null, msg: 'The connection was closed before the answer began' })).toContain(
      'no answer  3.2 ms  no key  The connection was closed before the answer began  f4b72553',
    );
    expect(line({ method: null, path: null, status: 400 })).toContain('(unreadable) request  400');
  });

  it.each([
    [200, '\u001b[32m200\u001b[39m'],
    [304, '\u001b[36m304\u001b[39m'],
    [404, '\u001b[33m404\u001b[39m'],
    [502, '\u001b[31m502\u001b[39m'],
  ])('the status %i has its colour, where there are colours', (status, colored) => {
    expect(line({ status }, true)).toContain(colored);
    expect(line({ status })).not.toContain('\u001b');
  });

  it('an error shows its stack', () => {
    expect(shown({ err: new Error('The disk is full') }, 'Not written')).toMatch(
      /^\[[\d:.]+\] INFO: Not written[^]*Error: The disk is full\n +at /,
    );
  });
});

describe('what a terminal would obey', () => {
  const obeyed = /(?![\t\n])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

  it.each([
    ['an escape', '\u001b[2J\u001b]0;title\u0007', String.raw`\u001b[2J\u001b]0;title\u0007`],
    ['an escape in eight bits', '\u009b31m', String.raw`\u009b31m`],
    ['a carriage return', 'Answered\rForged', String.raw`Answered\rForged`],
    ['text that is turned around', '\u202egnp.exe', String.raw`\u202egnp.exe`],
    ['backslashes', '\\u001b \\\\n', String.raw`\u001b \\n`],
  ])('is spelled out: %s', (_, sent, seen) => {
    const text = shown({ sent }, sent);
    expect(text).not.toMatch(obeyed);
    expect(text).toContain(` ${seen} `);
    expect(line({ path: `/${sent}`, key_name: sent, request_id: sent })).not.toMatch(obeyed);
    expect(line({ key_name: sent })).toContain(`  ${seen}  `);
    expect(shown({ [sent]: 1, err: new Error(sent, { cause: new Error(sent) }) }, 'x')).not.toMatch(obeyed);
  });

  it('looks like no line of its own after a line break', () => {
    const forged = '[12:04:31.007] GET /v1/me  200';
    const texts = [
      shown({ err: new Error(`x\n${forged}`) }, `x\n${forged}`),
      line({ key_name: `x\n${forged}` }),
      shown({ x: `\n${forged}` }, 'x'),
    ];
    expect(texts.flatMap((text) => text.split('\n').slice(1)).filter((text) => text.startsWith('['))).toEqual([]);
  });
});

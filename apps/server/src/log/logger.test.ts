import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { execPath } from 'node:process';
import { text as textOf } from 'node:stream/consumers';
import { longestTurn, measured } from '@handbill/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { terminal } from '../../testing/main-process.ts';
import { logger, serializeError } from './logger.ts';
import { readableLines } from './readable-lines.ts';

const fixture = resolve(import.meta.dirname, '../../testing/logging.fixture.ts');

type Readable = ReturnType<typeof readableLines>;

/** A logger, and the texts that it passed on to be written, with a mark for each flush. */
function kept({ secrets = [], readable }: { readonly secrets?: readonly string[]; readonly readable?: Readable | undefined } = {}) {
  const written: string[] = [];
  const writer = {
    write: (line: string) => void written.push(line),
    flush: () => void written.push('flushed'),
    flushSync: () => undefined,
  };
  return { log: logger({ level: 'trace', secrets, writer, readable }), written };
}

const logged = (fields: object, message = 'x', options: Parameters<typeof kept>[0] = {}): string => {
  const { log, written } = kept(options);
  log.debug(fields, message);
  return written.join('');
};

const key = `hbk_${'0'.repeat(26)}_${'aB-_9'.repeat(9).slice(0, 43)}`;
const everySign = (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join('');

describe.each([
  ['in JSON', undefined, /^\{"level":20,.*\}\n$/],
  ['for people', readableLines(false), /^\[[\d:.]+\] DEBUG/],
  ['for people and in colours', readableLines(true), /^\[[\d:.]+\] .*DEBUG/],
])('a secret is not logged %s', (_form, readable, shape) => {
  it.each([
    ['in a message', {}, `The key ${key} is unknown`],
    ['in a path', { path: `/v1/campaigns/${key}` }, 'x'],
    ['in a query', { path: `/v1/me?q=${key}&limit=1` }, 'x'],
    ['percent-encoded', { path: `/v1/${encodeURIComponent(key).replace('_', '%5F')}` }, 'x'],
    ['with one sign percent-encoded', { path: `/v1/content/%68${key.slice(1)}` }, 'x'],
    ['with every sign percent-encoded', { path: `/v1/content/${everySign(key)}/pause` }, 'x'],
    ['percent-encoded twice', { path: `/v1/content/${encodeURIComponent(everySign(key))}` }, 'x'],
    ['without its beginning', { path: `/v1/content/${key.slice(4)}` }, 'x'],
    ['in a name', { [key]: 1 }, 'x'],
    ['in a header', { headers: { authorization: `Bearer ${key}` } }, 'x'],
    ['inside another text', { text: JSON.stringify({ sent: JSON.stringify({ key }) }) }, 'x'],
    ['in an error', { err: new Error(`No such key: ${key}`) }, 'x'],
    ['in a cause of a cause', { err: new Error('a', { cause: new Error('b', { cause: new Error(key) }) }) }, 'x'],
    ['in a stack', { err: Object.assign(new Error('x'), { stack: `Error: x\n at ${key} (file:///a.ts:1:1)` }) }, 'x'],
    ['as a request id', { request_id: key }, 'x'],
  ])('%s', (_, fields, message) => {
    const line = logged(fields, message, { readable });
    expect(line).toContain('[redacted]');
    expect(line).not.toMatch(/bk_|aB-_9|%61%42/);
    expect(line).toMatch(shape);
  });

  it.each([
    'Incorrect API key provided: sk-proj-4711secret.',
    'sk-ant-api03-4711secret',
    'https://api.example/v1beta?key=4711secret&alt=sse',
    'https://api.example/v1?model=x&api_key=4711secret',
    'mongodb://someone:4711secret@db.example/?replicaSet=rs0',
    'mongodb+srv://someone:4711secret%40x@db.example',
    'http://someone:4711secret@proxy.example:3128',
    'authorization: bearer 4711secret',
    'Bearer%204711secret',
    'on a line of its own:\nsk-ant-api03-4711secret',
  ])('of another form: %s', (text) => {
    expect(logged({ err: new Error('x', { cause: new Error(text) }) }, text, { readable })).not.toContain('4711secret');
  });

  it('that is known, whatever it looks like', () => {
    const known = 'p$(4.7|1)[x]^"\\';
    expect(logged({ err: new Error(`refused ${known}`) }, `${known} is wrong`, { secrets: [known], readable })).not.toContain('4.7|1');
    expect(logged({}, 'an ordinary word', { secrets: ['ordinary'.slice(0, 4)], readable })).toContain('an ordinary word');
  });

  it('but ordinary text is', () => {
    const message = 'task-force, desk-top, risk-averse: http://127.0.0.1:3000/v1/me?limit=1, a@b.example, key_01m7ymsqpne80ta2jr42jxhzmd';
    expect(logged({}, message, { readable })).toContain(message);
  });

  it('and long lines that are made to be slow take no longer', measured, async () => {
    const texts = ['://a:', 'bearer ', 'hbk_', 'sk-', '?key=', '://', 'bearer    ', '%', '%25', '%68', 'a%'].map((text) =>
      text.repeat(500_000 / text.length),
    );
    texts.push(`bearer${' '.repeat(500_000)}`, `://a:${'x'.repeat(500_000)}`, `://${'a'.repeat(500_000)}`);
    for (const text of texts) expect(await longestTurn(async () => logged({}, text, { readable }))).toBeLessThan(400);
  });
});

it('writes an error at once, and buffers other lines', () => {
  const { log, written } = kept();
  for (const level of ['trace', 'info', 'warn', 'error', 'fatal'] as const) log[level]('x');
  expect(written.map((line) => (line === 'flushed' ? line : JSON.parse(line).level))).toEqual([10, 30, 40, 50, 'flushed', 60, 'flushed']);
});

describe('a line is written', () => {
  /** The output of a process that logs a line at info and, if `level` is set, another one, and then ends as `end` says or keeps running. */
  function output(level: string, end: string) {
    const child = spawn(execPath, ['--conditions=@handbill/source', fixture, level, end], { stdio: ['ignore', 'ignore', 'pipe'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const read = { text: '', ended: once(child, 'close') };
    child.stderr.setEncoding('utf8').on('data', (text: string) => (read.text += text));
    return read;
  }
  const messages = (text: string) => [...text.matchAll(/"msg":"(\w+)"/g)].map(([, message]) => message);

  it('soon, even if no other follows', async () => {
    const running = output('info', 'run');
    await expect.poll(() => messages(running.text), { timeout: 20_000 }).toEqual(['Before']);
  });

  it('with all previous ones if it is an error, even if the process is killed next', async () => {
    const killed = output('error', 'kill');
    await killed.ended;
    expect(messages(killed.text)).toEqual(['Before', 'Failed']);
  });

  /** The same at a terminal. */
  async function atTerminal(end: string, env: Readonly<Record<string, string>>): Promise<string> {
    const command = [...terminal, execPath, '--conditions=@handbill/source', fixture, 'error', end];
    const child = spawn(command[0] ?? '', command.slice(1), {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { PATH: process.env['PATH'], ...env },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return textOf(child.stdout);
  }

  it('at a terminal for people, with all previous ones even if the process is killed next', async () => {
    const xterm = { TERM: 'xterm-256color' };
    const [plain, colored] = await Promise.all([atTerminal('kill', { ...xterm, NO_COLOR: '1' }), atTerminal('exit', xterm)]);
    expect(plain.split('\r\n').map((line) => line.slice('[12:04:31.007] '.length))).toEqual(['INFO: Before', 'ERROR: Failed', '']);
    expect(colored).toContain('\u001b[32mINFO\u001b[39m');
  });

  it('when the process ends', async () => {
    const ended = output('info', 'exit');
    await ended.ended;
    expect(messages(ended.text)).toEqual(['Before']);
  });
});

describe('a logged error', () => {
  it('has the standard fields, and its cause', () => {
    const error = new TypeError('outside', { cause: Object.assign(new Error('inside'), { code: 121 }) });
    expect(serializeError(error)).toMatchObject({
      type: 'TypeError',
      message: 'outside',
      stack: expect.any(String),
      cause: { type: 'Error', message: 'inside', code: 121 },
    });
  });

  it('has nothing that others attached to it', () => {
    const error = Object.assign(new Error('refused'), {
      errInfo: { document: { topic: 'secret' } },
      headers: { authorization: 'Bearer secret' },
    });
    expect(JSON.stringify(serializeError(new Error('outside', { cause: error })))).not.toContain('secret');
    expect(JSON.stringify(serializeError(error))).not.toContain('secret');
  });

  it('ends where its causes form a circle', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(serializeError(error)).match(/round/g)?.length).toBeGreaterThan(2);
  });
});

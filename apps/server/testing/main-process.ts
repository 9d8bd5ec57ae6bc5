import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { rest, type RestAnswer, type RestRequest } from './rest.ts';

/** A program of the bundle that tests start from. */
export const bundled = (program: string): string => resolve(import.meta.dirname, `../dist/server/${program}.js`);

/** The environment of a fresh shell, without the settings of the user who runs the tests. */
export const shell = Object.fromEntries(
  ['PATH', 'HOME', 'XDG_CACHE_HOME', 'NODE_COMPILE_CACHE'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  ),
);

/** Has traces name the sources. A test that measures memory sets `NODE_OPTIONS` itself: the maps take some. */
export const readable = { NODE_OPTIONS: '--enable-source-maps' };

/** Runs a command at a terminal of its own, whose input and output are those of Python's process: Node has no way to open one. */
export const terminal = ['python3', '-c', 'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))'];

interface MainProcessOptions {
  /** That of another copy of the project. */
  readonly file?: string;
  readonly args?: readonly string[];
  /** Its output, standard error too, is in `out` then. */
  readonly isAtTerminal?: boolean;
}

/** The server as users run it: a process with settings, output, signals and an exit code. */
export class MainProcess {
  readonly child: ChildProcess;
  readonly data: string;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
  readonly #spawned = performance.now();
  #hasEnded = false;
  /** Its output so far: standard output and standard error. */
  out = '';
  err = '';

  /** Calls a route below `/v1` with its first key. */
  rest(route: string, request?: RestRequest): Promise<RestAnswer> {
    return rest(this, route, request);
  }

  /** Starts it on a data folder; it is killed if it is still running after the test. */
  constructor(
    data: string,
    env: Readonly<Record<string, string>> = {},
    { file = bundled('main'), args = ['--no-settings'], isAtTerminal = false }: MainProcessOptions = {},
  ) {
    this.data = data;
    // Sources find one another by it.
    const conditions = file.endsWith('.ts') ? ['--conditions=@handbill/source'] : [];
    const command = [...(isAtTerminal ? terminal : []), process.execPath, ...conditions, file, ...args];
    this.child = spawn(command[0] ?? '', command.slice(1), {
      env: {
        ...shell,
        ...readable,
        PORT: '0',
        HANDBILL_DATA: data,
        HANDBILL_RATE_LIMIT: 'off',
        HANDBILL_WORKSPACE_RATE_LIMIT: 'off',
        ...env,
      },
      stdio: [isAtTerminal ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.out += isAtTerminal ? text.replaceAll('\r', '') : text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.err += text));
    // Its mongod must not hold the pipes: `close` is emitted when all output has been read.
    this.ended = once(this.child, 'close').then(([code]) => {
      this.#hasEnded = true;
      return code as number | null;
    });
    onTestFinished(() => void this.child.kill('SIGKILL'));
  }

  /** Resolves when it has printed its summary, to the milliseconds since its start. */
  async ready(): Promise<number> {
    for (;;) {
      if (/^ {2}(curl|npm) .*\n/m.test(this.out)) return performance.now() - this.#spawned;
      if (this.#hasEnded) throw new Error(`The server ended instead of starting: ${this.err}`);
      await Promise.race([once(this.child.stdout ?? this.child, 'data'), this.ended]);
    }
  }

  /** A line of the startup summary. */
  summary(name: string): string {
    return new RegExp(`^ {2}${name} +(.*)$`, 'm').exec(this.out)?.[1] ?? '';
  }

  /** The command that it says to type first. */
  get firstCommand(): string {
    return /^ {2}(curl .*)$/m.exec(this.out)?.[1] ?? '';
  }

  get url(): string {
    return this.summary('REST').replace(/\/v1$/, '');
  }

  get adminKey(): string {
    return readFileSync(join(this.data, 'admin.key'), 'utf8').trim();
  }

  /** Its log lines of the level warn and above, and any other output on standard error. */
  get warnings(): string[] {
    return this.err.split('\n').filter((line) => line !== '' && !/^\{"level":[123]0,/.test(line));
  }

  /** Types Ctrl-C at its terminal and waits for the end; resolves to the exit code. */
  interrupt(): Promise<number | null> {
    this.child.stdin?.write('\u0003');
    return this.ended;
  }

  /** Sends a signal and waits for the end; resolves to the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../architecture/source-files.ts';

/** The variable that marks a start and whatever it starts, in its own process group or not. */
const markVariable = 'START_UNDER_TEST';

export interface MarkedProcess {
  readonly pid: number;
  readonly command: string;
}

const textOf = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

/** The processes that have this mark in their environment, as Linux tells. */
function markedProcesses(mark: string): MarkedProcess[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && textOf(pid, 'environ').includes(`${markVariable}=${mark}\0`))
    .map((pid) => ({ pid, command: textOf(pid, 'cmdline').replaceAll('\0', ' ').trim() }))
    .filter(({ command }) => command !== '');
}

/** Of the variables of npm and vitest for the programs below them, only those that name the network. */
const isOfTheShell = (name: string): boolean =>
  !/^(npm_|INIT_CWD|NODE_|VITEST|FORCE_COLOR)/i.test(name) || /^npm_config_(registry|.*proxy|ca|cafile)$/i.test(name);

const shell = (): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => isOfTheShell(name))),
  // The machine's own Node, as before the first start.
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root) && !folder.includes('/.toolchain'))
    .join(delimiter),
});

export interface End {
  /** As a shell tells it: 128 and more after a signal. */
  readonly exitCode: number;
  /** In milliseconds since the signal. */
  readonly took: number;
  /** The processes that still ran half a second after the signal. */
  readonly late: readonly string[];
}

/** `npm start`, or another script, in a copy of the project, as at a terminal: with all that it starts in one process group. */
export class StartedProject {
  readonly #mark = randomUUID();
  readonly #child: ChildProcess;
  readonly #closed: Promise<number>;
  #hasEnded = false;
  /** Its output so far: standard output and standard error. */
  printed = '';

  constructor(folder: string, env: Readonly<Record<string, string>>, script = 'start') {
    this.#child = spawn('npm', ['run', script], {
      cwd: folder,
      env: { ...shell(), ...env, [markVariable]: this.#mark },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.printed += text));
    this.#closed = once(this.#child, 'exit').then(([code, signal]) => {
      this.#hasEnded = true;
      return typeof code === 'number' ? code : 128 + constants.signals[signal as NodeJS.Signals];
    });
  }

  processes(): MarkedProcess[] {
    return markedProcesses(this.#mark);
  }

  /** Waits until something is so. */
  async until(what: string, isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.#hasEnded) throw new Error(`The start ended before this was so: ${what}\n${this.printed}`);
      // Each look reads of every process of the machine.
      await sleep(20);
    }
  }

  /** Presses Ctrl-C, and resolves when nothing that was started is left. */
  async interrupt(): Promise<End> {
    const pressed = performance.now();
    process.kill(-(this.#child.pid ?? 0), 'SIGINT');
    let late: readonly string[] = [];
    const looking = setTimeout(() => (late = this.processes().map(({ command }) => command)), 500);
    const exitCode = await this.#closed;
    while (this.processes().length > 0) await sleep(20);
    clearTimeout(looking);
    return { exitCode, took: performance.now() - pressed, late };
  }

  /** Ends the processes of a failed test. */
  kill(): void {
    for (const { pid } of this.processes()) process.kill(pid, 'SIGKILL');
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { bundled, shell } from '../../server/testing/main-process.ts';

/** How a command ended, and its output. */
export interface Ended {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

interface Start {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly cwd?: string;
}

/** A folder that goes with its test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'handbill-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The command line as a process of its own, in the bundle as it is shipped. */
export class Cli {
  readonly #env: () => Readonly<Record<string, string>>;

  constructor(env: () => Readonly<Record<string, string>>) {
    this.#env = env;
  }

  start(args: readonly string[], { env = {}, cwd }: Start = {}): ChildProcess {
    const own = { ...shell, XDG_CONFIG_HOME: '/nonexistent', TERM: 'xterm-256color', ...this.#env(), ...env };
    const child = spawn(process.execPath, [bundled('handbill'), ...args], { env: own, cwd, stdio: ['pipe', 'pipe', 'pipe'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  }

  async run(args: readonly string[], options: Start = {}): Promise<Ended> {
    return ended(this.start(args, options), options.input);
  }

  /** The same at a terminal of so many columns, where keys are typed once it has printed something. */
  async atTerminal(args: readonly string[], { columns = 80, keys = [], env = {} }: TerminalOptions = {}): Promise<Ended> {
    const own = { ...shell, XDG_CONFIG_HOME: '/nonexistent', TERM: 'xterm-256color', ...this.#env(), ...env };
    const child = spawn('python3', ['-c', terminal, String(columns), process.execPath, bundled('handbill'), ...args], {
      env: own,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let seen = '';
    const waiting = [...keys];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      seen += text;
      const [next] = waiting;
      if (next === undefined || !seen.includes(next[0])) return;
      waiting.shift();
      seen = '';
      child.stdin.write(next[1]);
    });
    return ended(child);
  }
}

interface TerminalOptions {
  readonly columns?: number;
  /** The output to wait for, and the keys that are typed then. */
  readonly keys?: readonly (readonly [string, string])[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command at a terminal of its own, of so many columns. */
const terminal = `
import fcntl, os, pty, struct, sys, termios
pid, fd = pty.fork()
if pid == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack('HHHH', 40, int(sys.argv[1]), 0, 0))
    os.execvp(sys.argv[2], sys.argv[2:])
pty._copy(fd) if hasattr(pty, '_copy') else None
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
`;

async function ended(child: ChildProcess, input?: string): Promise<Ended> {
  let [out, err] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text.replaceAll('\r\n', '\n')));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
  if (input !== undefined) child.stdin?.end(input);
  const [code] = await once(child, 'close');
  return { code, out, err };
}

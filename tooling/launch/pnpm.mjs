// `npm run pnpm -- …`: the project's own pnpm, on the project's own Node.
import { spawn } from 'node:child_process';
import { environment } from './run.mjs';
import { toolchain } from './toolchain.mjs';

const child = spawn(toolchain.pnpm(), process.argv.slice(2), { env: environment(), stdio: 'inherit' });
// Ctrl-C reaches pnpm, too, which ends first.
process.on('SIGINT', () => undefined);
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});

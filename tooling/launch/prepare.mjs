// Makes a clone ready to run with nothing but Node 20; when all is there, it only looks. Plain JavaScript without packages.
import { compiled } from './compiled.mjs';
import { builtConsole } from './console.mjs';
import { giveUp, oneAtATime } from './one-at-a-time.mjs';
import { packages } from './packages.mjs';
import { endAll } from './run.mjs';
import { toolchain } from './toolchain.mjs';

/** Parts that are left out: the tests compile for themselves, so that faults of types are counted; pnpm installs the packages. */
const leftOut = {
  '--without-compiling': [compiled, builtConsole],
  '--only-console': [compiled],
  '--only-tools': [packages, compiled, builtConsole],
};
const steps = [toolchain, packages, compiled, builtConsole].filter(
  (step) => !process.argv.some((option) => leftOut[option]?.includes(step)),
);

/** They need those before, and not each other. */
const independent = [compiled, builtConsole];

// A step that is broken off here is begun again by the next start: each leaves its stamp at its end.
let endedBy;
const end = async (signal) => {
  // With npm, Ctrl-C arrives twice.
  if (endedBy) return;
  endedBy = signal;
  await endAll();
  giveUp();
  // By the signal itself, so that the shell around this ends, too.
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(signal));

try {
  if (!steps.every((step) => step.isReady()))
    await oneAtATime(async () => {
      for (const step of steps.filter((each) => !independent.includes(each))) if (!step.isReady()) await step.make();
      await Promise.all(steps.filter((step) => independent.includes(step) && !step.isReady()).map((step) => step.make()));
    });
} catch (error) {
  if (!endedBy) console.error(`Handbill can't be made ready. ${error.message}`);
  process.exitCode = 1;
}

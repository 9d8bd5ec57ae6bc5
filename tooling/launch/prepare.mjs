// Makes a clone ready to run with what any machine with Node 20 has; when all is there, it only looks. Plain JavaScript without packages.
import { compiled } from './compiled.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { packages } from './packages.mjs';
import { toolchain } from './toolchain.mjs';

// The tests compile for themselves, so that what doesn't compile is counted.
const steps = process.argv.includes('--without-compiling') ? [toolchain, packages] : [toolchain, packages, compiled];

try {
  if (!steps.every((step) => step.isReady()))
    await oneAtATime(async () => {
      for (const step of steps) if (!step.isReady()) await step.make();
    });
} catch (error) {
  console.error(`Handbill can't be made ready. ${error.message}`);
  process.exitCode = 1;
}

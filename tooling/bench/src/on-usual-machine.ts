import { slownessOfMachine } from '../../testing/src/slowness-of-machine.ts';

/** A time for which a limit is set, and how it is told: as it was, and as it is on the machines for which limits are set. */
export function onUsualMachine(time: number, unit: string): { readonly time: number; readonly text: string } {
  const slowness = slownessOfMachine();
  const usual = time / slowness;
  const measured = `${time.toFixed(1)} ${unit}`;
  return {
    time: usual,
    text: slowness > 1.1 ? `${usual.toFixed(1)} ${unit} (${measured} here, ${slowness.toFixed(1)} times slower)` : measured,
  };
}

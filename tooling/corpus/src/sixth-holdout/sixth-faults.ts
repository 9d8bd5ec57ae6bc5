import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { failingFaults } from './sixth-faults-fail.ts';
import { figureFaults } from './sixth-faults-figures.ts';
import { warningFaults } from './sixth-faults-warn.ts';

/** Faults in the clean texts. */
export const sixthFaults: readonly HoldoutFault[] = [...figureFaults, ...failingFaults, ...warningFaults];

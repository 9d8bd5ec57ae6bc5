import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { englishWarnFaults } from './twelfth-faults-english-warn.ts';
import { englishFaults } from './twelfth-faults-english.ts';
import { frenchFaults } from './twelfth-faults-french.ts';
import { spanishFaults } from './twelfth-faults-spanish.ts';

/** Faults planted in the clean texts. */
export const twelfthFaults: readonly HoldoutFault[] = [...englishFaults, ...englishWarnFaults, ...frenchFaults, ...spanishFaults];

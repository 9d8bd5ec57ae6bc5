import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { germanFaults } from './fifth-other-faults-de.ts';
import { spanishFaults } from './fifth-other-faults-es.ts';
import { frenchFaults } from './fifth-other-faults-fr.ts';

/** Faults in the texts of `fifth-other-texts.ts`. */
export const fifthOtherFaults: readonly HoldoutFault[] = [...germanFaults, ...frenchFaults, ...spanishFaults];

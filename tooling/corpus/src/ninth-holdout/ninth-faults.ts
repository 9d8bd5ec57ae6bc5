import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { englishFaults } from './ninth-faults-en.ts';
import { germanFaults } from './ninth-faults-de.ts';
import { frenchFaults } from './ninth-faults-fr.ts';
import { spanishFaults } from './ninth-faults-es.ts';

/** Faults in the clean texts, one each. */
export const ninthFaults: readonly HoldoutFault[] = [...englishFaults, ...germanFaults, ...frenchFaults, ...spanishFaults];

import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { englishFaults } from './thirteenth-faults-english.ts';
import { frenchFaults } from './thirteenth-faults-french.ts';
import { germanFaults } from './thirteenth-faults-german.ts';
import { spanishFaults } from './thirteenth-faults-spanish.ts';

export const thirteenthFaults: readonly HoldoutFault[] = [...englishFaults, ...germanFaults, ...frenchFaults, ...spanishFaults];

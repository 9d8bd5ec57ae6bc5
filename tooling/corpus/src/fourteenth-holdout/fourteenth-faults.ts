import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { englishFaults } from './fourteenth-faults-english.ts';
import { frenchFaults } from './fourteenth-faults-french.ts';
import { germanFaults } from './fourteenth-faults-german.ts';
import { spanishFaults } from './fourteenth-faults-spanish.ts';

export const fourteenthFaults: readonly HoldoutFault[] = [...englishFaults, ...germanFaults, ...frenchFaults, ...spanishFaults];

import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { englishLongFaults } from './tenth-faults-english-long.ts';
import { englishShortFaults } from './tenth-faults-english-short.ts';
import { frenchFaults } from './tenth-faults-french.ts';
import { germanFaults } from './tenth-faults-german.ts';
import { spanishFaults } from './tenth-faults-spanish.ts';

/** Faults in the clean texts, one each, labelled by `docs/checks.md`. */
export const tenthFaults: readonly HoldoutFault[] = [
  ...englishLongFaults,
  ...englishShortFaults,
  ...germanFaults,
  ...frenchFaults,
  ...spanishFaults,
];

import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { englishAdFaults } from './eleventh-faults-english-ads.ts';
import { englishPostFaults } from './eleventh-faults-english-posts.ts';
import { englishFaults } from './eleventh-faults-english.ts';
import { germanShortFaults } from './eleventh-faults-german-short.ts';
import { germanFaults } from './eleventh-faults-german.ts';

export const eleventhFaults: readonly HoldoutFault[] = [
  ...englishFaults,
  ...englishAdFaults,
  ...englishPostFaults,
  ...germanFaults,
  ...germanShortFaults,
];

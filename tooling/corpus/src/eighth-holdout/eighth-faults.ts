import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { eighthFigureFaults } from './eighth-faults-figures.ts';
import { eighthLinkFaults } from './eighth-faults-links.ts';
import { eighthShapeFaults } from './eighth-faults-shapes.ts';
import { eighthWarnedShapes } from './eighth-faults-warned-shapes.ts';
import { eighthWarnedWords } from './eighth-faults-warned-words.ts';
import { eighthWordFaults } from './eighth-faults-words.ts';

/** All faults of the eighth hold-out corpus, each planted in one of its clean texts. */
export const eighthFaults: readonly HoldoutFault[] = [
  ...eighthFigureFaults,
  ...eighthLinkFaults,
  ...eighthShapeFaults,
  ...eighthWordFaults,
  ...eighthWarnedShapes,
  ...eighthWarnedWords,
];

import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { seventhFaultsEnglish } from './seventh-faults-english.ts';
import { seventhFaultsGerman } from './seventh-faults-german.ts';
import { seventhFaultsRomance } from './seventh-faults-romance.ts';

/** What has to be found in the clean texts with a fault planted in them. */
export const seventhFaults: readonly HoldoutFault[] = [...seventhFaultsEnglish, ...seventhFaultsGerman, ...seventhFaultsRomance];

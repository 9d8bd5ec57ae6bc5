import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { fifthEnglishAdFaults } from './fifth-english-ad-faults.ts';
import { fifthEnglishArticleFaults } from './fifth-english-article-faults.ts';
import { fifthEnglishEmailFaults } from './fifth-english-email-faults.ts';
import { fifthEnglishPageFaults } from './fifth-english-page-faults.ts';
import { fifthEnglishPostFaults } from './fifth-english-post-faults.ts';

/** Faults planted in the clean English texts, each of them one that a proof-reader with the brief in hand would mark. */
export const fifthEnglishFaults: readonly HoldoutFault[] = [
  ...fifthEnglishEmailFaults,
  ...fifthEnglishArticleFaults,
  ...fifthEnglishPageFaults,
  ...fifthEnglishPostFaults,
  ...fifthEnglishAdFaults,
];

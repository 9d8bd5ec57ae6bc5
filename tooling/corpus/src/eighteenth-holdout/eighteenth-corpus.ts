import type { CorpusText } from '../corpus-text.ts';
import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { cleanDeLong } from './eighteenth-texts-german-long.ts';
import { cleanDe } from './eighteenth-texts-german.ts';
import { cleanEnLong } from './eighteenth-texts-english-long.ts';
import { cleanEn } from './eighteenth-texts-english.ts';
import { cleanEsLong } from './eighteenth-texts-spanish-long.ts';
import { cleanEs } from './eighteenth-texts-spanish.ts';
import { cleanFrLong } from './eighteenth-texts-french-long.ts';
import { cleanFr } from './eighteenth-texts-french.ts';
import { faultsDe } from './eighteenth-faults-german.ts';
import { faultsEn } from './eighteenth-faults-english.ts';
import { faultsEs } from './eighteenth-faults-spanish.ts';
import { faultsFr } from './eighteenth-faults-french.ts';

/** Texts of ordinary copy that should pass every check. */
export const eighteenthTexts: readonly CorpusText[] = [
  ...cleanEn,
  ...cleanEnLong,
  ...cleanDe,
  ...cleanDeLong,
  ...cleanFr,
  ...cleanFrLong,
  ...cleanEs,
  ...cleanEsLong,
];

/** One fault each, planted in a clean text. */
export const eighteenthFaults: readonly HoldoutFault[] = [...faultsEn, ...faultsDe, ...faultsFr, ...faultsEs];

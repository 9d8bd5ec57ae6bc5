import type { CorpusText } from '../corpus-text.ts';
import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { cleanDeLong } from './nineteenth-texts-german-long.ts';
import { cleanDe } from './nineteenth-texts-german.ts';
import { cleanEnLong } from './nineteenth-texts-english-long.ts';
import { cleanEn } from './nineteenth-texts-english.ts';
import { cleanEsLong } from './nineteenth-texts-spanish-long.ts';
import { cleanEs } from './nineteenth-texts-spanish.ts';
import { cleanFrLong } from './nineteenth-texts-french-long.ts';
import { cleanFr } from './nineteenth-texts-french.ts';
import { faultsDe } from './nineteenth-faults-german.ts';
import { faultsEn } from './nineteenth-faults-english.ts';
import { faultsEs } from './nineteenth-faults-spanish.ts';
import { faultsFr } from './nineteenth-faults-french.ts';

/** The clean texts of the nineteenth hold-out. */
export const nineteenthTexts: readonly CorpusText[] = [
  ...cleanEn,
  ...cleanEnLong,
  ...cleanDe,
  ...cleanDeLong,
  ...cleanFr,
  ...cleanFrLong,
  ...cleanEs,
  ...cleanEsLong,
];

/** What has a fault in them. */
export const nineteenthFaults: readonly HoldoutFault[] = [...faultsEn, ...faultsDe, ...faultsFr, ...faultsEs];

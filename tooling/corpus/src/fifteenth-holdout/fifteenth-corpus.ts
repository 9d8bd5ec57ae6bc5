import type { CorpusText } from '../corpus-text.ts';
import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { cleanEnglish } from './fifteenth-texts-english.ts';
import { cleanEnglishShort } from './fifteenth-texts-english-short.ts';
import { cleanFrench } from './fifteenth-texts-french.ts';
import { cleanFrenchShort } from './fifteenth-texts-french-short.ts';
import { cleanGerman } from './fifteenth-texts-german.ts';
import { cleanGermanShort } from './fifteenth-texts-german-short.ts';
import { cleanMore } from './fifteenth-texts-more.ts';
import { cleanSpanish } from './fifteenth-texts-spanish.ts';
import { cleanSpanishShort } from './fifteenth-texts-spanish-short.ts';
import { faultsEnglish } from './fifteenth-faults-english.ts';
import { faultsFrench } from './fifteenth-faults-french.ts';
import { faultsGerman } from './fifteenth-faults-german.ts';
import { faultsSpanish } from './fifteenth-faults-spanish.ts';

/** Texts that are to pass every check. */
export const fifteenthTexts: readonly CorpusText[] = [
  ...cleanEnglish,
  ...cleanEnglishShort,
  ...cleanGerman,
  ...cleanGermanShort,
  ...cleanFrench,
  ...cleanFrenchShort,
  ...cleanMore,
  ...cleanSpanish,
  ...cleanSpanishShort,
];

/** A fault each in one of them. */
export const fifteenthFaults: readonly HoldoutFault[] = [...faultsEnglish, ...faultsGerman, ...faultsFrench, ...faultsSpanish];

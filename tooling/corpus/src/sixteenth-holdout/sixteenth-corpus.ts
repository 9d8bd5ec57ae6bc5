import type { CorpusText } from '../corpus-text.ts';
import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { cleanEnglishShort } from './sixteenth-texts-english-short.ts';
import { cleanEnglish } from './sixteenth-texts-english.ts';
import { cleanFrenchShort } from './sixteenth-texts-french-short.ts';
import { cleanFrench } from './sixteenth-texts-french.ts';
import { cleanGermanShort } from './sixteenth-texts-german-short.ts';
import { cleanGerman } from './sixteenth-texts-german.ts';
import { cleanSpanishShort } from './sixteenth-texts-spanish-short.ts';
import { cleanSpanish } from './sixteenth-texts-spanish.ts';
import { faultsEnglish } from './sixteenth-faults-english.ts';
import { faultsFrench } from './sixteenth-faults-french.ts';
import { faultsGerman } from './sixteenth-faults-german.ts';
import { faultsSpanish } from './sixteenth-faults-spanish.ts';

export const sixteenthTexts: readonly CorpusText[] = [
  ...cleanEnglishShort,
  ...cleanEnglish,
  ...cleanGermanShort,
  ...cleanGerman,
  ...cleanFrenchShort,
  ...cleanFrench,
  ...cleanSpanishShort,
  ...cleanSpanish,
];

export const sixteenthFaults: readonly HoldoutFault[] = [...faultsEnglish, ...faultsGerman, ...faultsFrench, ...faultsSpanish];

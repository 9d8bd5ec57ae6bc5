import type { CorpusText } from '../corpus-text.ts';
import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { shortGerman } from './seventeenth-texts-german-short.ts';
import { longGerman } from './seventeenth-texts-german.ts';
import { shortEnglish } from './seventeenth-texts-english-short.ts';
import { longEnglish } from './seventeenth-texts-english.ts';
import { shortSpanish } from './seventeenth-texts-spanish-short.ts';
import { longSpanish } from './seventeenth-texts-spanish.ts';
import { shortFrench } from './seventeenth-texts-french-short.ts';
import { longFrench } from './seventeenth-texts-french.ts';
import { germanFaults } from './seventeenth-faults-german.ts';
import { englishFaults } from './seventeenth-faults-english.ts';
import { spanishFaults } from './seventeenth-faults-spanish.ts';
import { frenchFaults } from './seventeenth-faults-french.ts';

/** Clean texts with many figures, in four languages: half of them state one that a reader works out from the brief. */
export const seventeenthTexts: readonly CorpusText[] = [
  ...shortEnglish,
  ...longEnglish,
  ...shortGerman,
  ...longGerman,
  ...shortFrench,
  ...longFrench,
  ...shortSpanish,
  ...longSpanish,
];

/** The same texts, each with one fault. */
export const seventeenthFaults: readonly HoldoutFault[] = [...englishFaults, ...germanFaults, ...frenchFaults, ...spanishFaults];

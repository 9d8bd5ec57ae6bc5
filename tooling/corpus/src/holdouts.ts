import type { BrandVoice } from '@handbill/contract';
import type { CorpusText } from './corpus-text.ts';
import { eighthFaults } from './eighth-holdout/eighth-faults.ts';
import { eighthTexts } from './eighth-holdout/eighth-texts.ts';
import { eighteenthFaults, eighteenthTexts } from './eighteenth-holdout/eighteenth-corpus.ts';
import { eleventhFaults } from './eleventh-holdout/eleventh-faults.ts';
import { eleventhTexts } from './eleventh-holdout/eleventh-texts.ts';
import { fifteenthFaults, fifteenthTexts } from './fifteenth-holdout/fifteenth-corpus.ts';
import { fifthEnglishFaults } from './fifth-holdout/fifth-english-faults.ts';
import { fifthEnglishTexts } from './fifth-holdout/fifth-english-texts.ts';
import { fifthOtherFaults } from './fifth-holdout/fifth-other-faults.ts';
import { fifthOtherTexts } from './fifth-holdout/fifth-other-texts.ts';
import { fourteenthFaults } from './fourteenth-holdout/fourteenth-faults.ts';
import { fourteenthTexts } from './fourteenth-holdout/fourteenth-texts.ts';
import { fourthFaults } from './fourth-holdout/fourth-faults.ts';
import { fourthTexts } from './fourth-holdout/fourth-texts.ts';
import { nineteenthFaults, nineteenthTexts } from './nineteenth-holdout/nineteenth-corpus.ts';
import { ninthFaults } from './ninth-holdout/ninth-faults.ts';
import { ninthTexts } from './ninth-holdout/ninth-texts.ts';
import { secondEnglishTexts } from './second-holdout/second-english-texts.ts';
import { secondFaults } from './second-holdout/second-faults.ts';
import { secondOtherTexts } from './second-holdout/second-other-texts.ts';
import { tenthFaults } from './tenth-holdout/tenth-faults.ts';
import { tenthTexts } from './tenth-holdout/tenth-texts.ts';
import { thirdEnglishFaults } from './third-holdout/third-english-faults.ts';
import { thirdEnglishTexts } from './third-holdout/third-english-texts.ts';
import { thirdFrenchTexts } from './third-holdout/third-french-texts.ts';
import { thirdGermanTexts } from './third-holdout/third-german-texts.ts';
import { thirdOtherFaults } from './third-holdout/third-other-faults.ts';
import { thirdSpanishTexts } from './third-holdout/third-spanish-texts.ts';
import { seventeenthFaults, seventeenthTexts } from './seventeenth-holdout/seventeenth-corpus.ts';
import { seventhFaults } from './seventh-holdout/seventh-faults.ts';
import { seventhTexts } from './seventh-holdout/seventh-texts.ts';
import { thirteenthFaults } from './thirteenth-holdout/thirteenth-faults.ts';
import { thirteenthTexts } from './thirteenth-holdout/thirteenth-texts.ts';
import { twelfthFaults } from './twelfth-holdout/twelfth-faults.ts';
import { twelfthTexts } from './twelfth-holdout/twelfth-texts.ts';
import { twelfthVoices } from './twelfth-holdout/twelfth-voices.ts';
import { sixteenthFaults, sixteenthTexts } from './sixteenth-holdout/sixteenth-corpus.ts';
import { sixthFaults } from './sixth-holdout/sixth-faults.ts';
import { sixthTexts } from './sixth-holdout/sixth-texts.ts';
import type { HoldoutFault } from './holdout/holdout-fault.ts';

/** A corpus whose authors had not seen the rules. */
export interface Holdout {
  readonly which: string;
  readonly clean: readonly CorpusText[];
  readonly faults: readonly HoldoutFault[];
  /** The voices that clean texts keep to, by the texts' ids. */
  readonly voices?: Readonly<Record<string, Partial<BrandVoice>>>;
}

export const holdouts: readonly Holdout[] = [
  { which: 'second', clean: [...secondEnglishTexts, ...secondOtherTexts], faults: secondFaults },
  {
    which: 'third',
    clean: [...thirdEnglishTexts, ...thirdGermanTexts, ...thirdFrenchTexts, ...thirdSpanishTexts],
    faults: [...thirdEnglishFaults, ...thirdOtherFaults],
  },
  { which: 'fourth', clean: fourthTexts, faults: fourthFaults },
  { which: 'fifth english', clean: fifthEnglishTexts, faults: fifthEnglishFaults },
  { which: 'fifth other', clean: fifthOtherTexts, faults: fifthOtherFaults },
  { which: 'sixth', clean: sixthTexts, faults: sixthFaults },
  { which: 'seventh', clean: seventhTexts, faults: seventhFaults },
  { which: 'eighth', clean: eighthTexts, faults: eighthFaults },
  { which: 'ninth', clean: ninthTexts, faults: ninthFaults },
  { which: 'tenth', clean: tenthTexts, faults: tenthFaults },
  { which: 'eleventh', clean: eleventhTexts, faults: eleventhFaults },
  { which: 'twelfth', clean: twelfthTexts, faults: twelfthFaults, voices: twelfthVoices },
  { which: 'thirteenth', clean: thirteenthTexts, faults: thirteenthFaults },
  { which: 'fourteenth', clean: fourteenthTexts, faults: fourteenthFaults },
  { which: 'fifteenth', clean: fifteenthTexts, faults: fifteenthFaults },
  { which: 'sixteenth', clean: sixteenthTexts, faults: sixteenthFaults },
  { which: 'seventeenth', clean: seventeenthTexts, faults: seventeenthFaults },
  { which: 'eighteenth', clean: eighteenthTexts, faults: eighteenthFaults },
  { which: 'nineteenth', clean: nineteenthTexts, faults: nineteenthFaults },
];

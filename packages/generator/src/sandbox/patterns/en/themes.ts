import type { Theme } from '../theme.ts';
import { beginning } from './themes/beginning.ts';
import { choice } from './themes/choice.ts';
import { cost } from './themes/cost.ts';
import { details } from './themes/details.ts';
import { doubts } from './themes/doubts.ts';
import { example } from './themes/example.ts';
import { meaning } from './themes/meaning.ts';
import { mistakes } from './themes/mistakes.ts';
import { needs } from './themes/needs.ts';
import { next } from './themes/next.ts';
import { preparation } from './themes/preparation.ts';
import { progress } from './themes/progress.ts';
import { quality } from './themes/quality.ts';
import { routine } from './themes/routine.ts';
import { simplicity } from './themes/simplicity.ts';
import { staying } from './themes/staying.ts';
import { time } from './themes/time.ts';
import { together } from './themes/together.ts';
import { trust } from './themes/trust.ts';
import { worth } from './themes/worth.ts';

/** What a longer text can be about, in the order in which a reader asks. */
export const themes: readonly Theme[] = [
  meaning,
  worth,
  needs,
  beginning,
  preparation,
  routine,
  quality,
  example,
  mistakes,
  doubts,
  time,
  cost,
  together,
  choice,
  details,
  progress,
  simplicity,
  trust,
  staying,
  next,
];

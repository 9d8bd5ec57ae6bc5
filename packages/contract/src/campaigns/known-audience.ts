import * as z from 'zod';
import { text } from '../fields/text.ts';

const words = z.array(text(1, 16_384)).nullish();
const age = z.int().min(0).max(150).nullish();

/** The members of an audience that Handbill knows, all of them optional. */
export const knownAudience = z.object({
  description: text(0, 16_384).nullish(),
  locations: words,
  languages: words,
  age_min: age,
  age_max: age.meta({ description: 'Not below `age_min`' }),
  interests: words,
  job_titles: words,
  industries: words,
  segments: words,
});

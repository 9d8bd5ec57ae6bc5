import * as z from 'zod';
import { text } from '../fields/text.ts';

const words = (description: string) => z.array(text(1, 16_384)).nullish().meta({ description });
const age = (description: string) => z.int().min(0).max(150).nullish().meta({ description });

/** The members of an audience that Handbill knows, all of them optional. */
export const knownAudience = z.object({
  description: text(0, 16_384).nullish().meta({ description: 'Who they are, in a few words' }),
  locations: words('Where they live'),
  languages: words('What they speak'),
  age_min: age('The youngest, in years'),
  age_max: age('The oldest, in years; not below `age_min`'),
  interests: words('What they care about'),
  job_titles: words('What they work as'),
  industries: words('What trade they are in'),
  segments: words('Segments of yours that they belong to'),
});

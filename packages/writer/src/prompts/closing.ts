import type { ModelCall } from '@handbill/models';
import { languageRule } from './text-rules.ts';

const weekdays = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** The day on which the text was ordered: the same for whoever asks again or takes the text over. */
const dayRule = (day: Date): string =>
  `Today is ${weekdays.format(day)}, ${day.toISOString().slice(0, 10)}: what is past and what is still to come counts from it.`;

/** How every prompt ends: what models forget over a long brief, and the day, so that prompts of other days begin alike. */
export const closing = (task: ModelCall['task']): string =>
  [`${languageRule(task)}.`, ...(task.orderedAt === undefined ? [] : [dayRule(task.orderedAt)]), 'Answer with the JSON object only.'].join(
    ' ',
  );

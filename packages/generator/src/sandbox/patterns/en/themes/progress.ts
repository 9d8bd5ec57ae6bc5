import type { Theme } from '../../theme.ts';

export const progress: Theme = {
  headings: ['How to see progress', 'Is it working?', 'Measuring success with {topic}'],
  leads: [
    'Progress with {topic} is easier to see when there is something to [compare|measure] it with.',
    'How do you know that {topic} is [paying off|working]? By [signs|changes] that were named beforehand.',
  ],
  points: [
    'Choose [few|a handful of] signs, but choose ones that [mean|tell] something.',
    'A short look back each [week|month] is [enough|sufficient] to notice a direction.',
    'Numbers [help|are useful], yet they never tell the whole [story|truth].',
    'Ask those who [use|experience] it; their answers are the best [measure|gauge].',
    'Progress is rarely a [straight line|steady climb]; pauses are part of it.',
    'Keep an early [version|example], and put it next to a later one from time to time.',
    'If nothing [changes|moves], change one thing and [watch|wait].',
    '[Celebrate|Enjoy] what has been achieved before you [set|choose] the next goal.',
    'What gets [easier|lighter] without anyone noticing is progress as well.',
    'An honest [note|record] is better than a [flattering|beautiful] one.',
    'Not every effect comes [at once|immediately], so give it the time it needs.',
    'When the goal is reached, it is [allowed|fine] to leave things as they are.',
  ],
};

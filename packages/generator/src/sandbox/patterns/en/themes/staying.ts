import type { Theme } from '../../theme.ts';

export const staying: Theme = {
  headings: ['Staying with it', 'When motivation fades', '{topic_title} in the long run'],
  leads: [
    'The [real|actual] test of {topic} comes when the first [excitement|enthusiasm] is over.',
    'Staying with {topic} is easier when the [reason|goal] stays in sight.',
  ],
  points: [
    'Motivation comes and goes; a [simple|clear] plan stays.',
    'Remember why you [started|began], and say it in your own [words|voice].',
    'A [pause|break] is not the end, as long as the [return|next date] is fixed.',
    'Change the [place|order] now and then, so that it stays [interesting|fresh].',
    'Make the next step [visible|ready] before you stop for the day.',
    'Reward yourself for [effort|persistence], not only for [results|success].',
    'On [difficult|slow] days the smallest possible [step|version] is enough.',
    '[Setbacks|Dips] are part of every [longer|worthwhile] undertaking.',
    'Tell someone about your [plan|goal]; it makes keeping it [easier|more likely].',
    '[Boredom|Impatience] is often a sign that the next [level|challenge] can come.',
    'Look at how far you have [come|got], not only at how far there is to [go|walk].',
    'What becomes [part of life|natural] no longer needs [willpower|reminders].',
  ],
};

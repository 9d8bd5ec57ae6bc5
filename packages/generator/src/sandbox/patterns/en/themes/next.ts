import type { Theme } from '../../theme.ts';

export const next: Theme = {
  core: true,
  headings: ['What to do next', 'The next step', 'From here on with {topic}'],
  leads: [
    'After so much about {topic}, the [question|task] is what to do with it [now|today].',
    'What has been said about {topic} is only worth something if it is [used|tried].',
  ],
  points: [
    'Pick the one [idea|suggestion] that [spoke|appealed] to you most.',
    '[Write|Put] a date in the calendar, and keep the [first|next] week free of other plans.',
    'Tell somebody what you are [planning|going to do], and when.',
    'Put aside what is not [urgent|needed] now; it can [wait|follow].',
    'Ask for the [information|details] that you are still missing.',
    '[Gather|Collect] what you need, and keep it in one [place|spot].',
    'Take the first step before you [refine|polish] the plan.',
    'After the first [try|attempt], take a moment to see what [worked|helped].',
    'Share what you have [learned|found out]; others are at the same [point|beginning].',
    'Come back to these [thoughts|notes] in a few weeks and read them [again|afresh].',
    'If it went well, do it [again|once more]; if not, change one thing.',
    'The way is [clear|open]; it only needs to be [walked|taken].',
  ],
};

import type { Theme } from '../../theme.ts';

export const together: Theme = {
  headings: ['Better together', 'Who can help', '{topic_title} with others'],
  leads: ['Nobody has to [manage|take on] {topic} alone.', 'In good company, {topic} becomes easier and more enjoyable.'],
  points: [
    'A second [person|pair of eyes] sees what has become [invisible|too familiar].',
    '[Tasks|Roles] that are clearly divided [prevent|spare] misunderstandings.',
    'Those who [teach|explain] something learn it a second time.',
    'It is a sign of [strength|good sense] to ask for [help|advice] early.',
    'A [regular|short] exchange keeps everyone on the same [page|level].',
    'Different [views|opinions] are a gain, as long as the [goal|aim] is shared.',
    'Good [listening|questions] solves more than [quick|clever] answers.',
    '[Gratitude|Recognition] costs nothing and [carries|lasts] a long way.',
    'If something is [agreed|promised], write it down where all can [see|find] it.',
    'Find people who are one [step|stage] ahead; they still remember the [way|beginning].',
    'Every group needs somebody who keeps an eye on the [time|aim].',
    'Shared [success|joy] is easier to [remember|repeat].',
  ],
};

import type { Theme } from '../../theme.ts';

export const trust: Theme = {
  headings: ['Building trust', 'Why honesty pays', 'Trust and {topic}'],
  leads: [
    'Trust in {topic} [grows|develops] when words and [deeds|results] match.',
    'People turn to {topic} when they [feel|sense] that they are taken seriously.',
  ],
  points: [
    'Say what is [possible|certain], and say just as clearly what is not.',
    'A [promise|date] that is kept is the strongest [argument|advertisement].',
    '[Openness|Honesty] about limits makes the strengths more [believable|credible].',
    'Questions should be [welcome|answered], even the [awkward|critical] ones.',
    'Show how it is [done|made], and nobody has to [guess|wonder].',
    'Mistakes are [forgiven|excused] when they are [admitted|corrected] quickly.',
    'The tone makes the difference: [friendly|calm], clear and without [pressure|noise].',
    'Trust needs [time|patience] to grow and only a moment to be [lost|damaged].',
    'A real [person|contact] who can be reached is worth more than a [slogan|seal].',
    'What others [report|tell] from experience is [heard|believed] sooner than any claim.',
    'Small [courtesies|gestures] are remembered longer than [large|loud] announcements.',
    'Whoever is [reliable|fair] in small things is trusted with the [large|big] ones.',
  ],
};

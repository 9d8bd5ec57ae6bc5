import type { Theme } from '../../theme.ts';

export const worth: Theme = {
  headings: ['Why it is worth it', 'Why {topic} matters', 'The case for starting now'],
  leads: [
    'There are [good|solid|practical] reasons to take {topic} seriously, and most of them show in [daily life|everyday work].',
    'The [value|benefit] of {topic} becomes [clear|visible] as soon as it meets a real need.',
  ],
  points: [
    'The [first|most visible] gain is [clarity|calm]: less guessing, more [knowing|doing].',
    'What is done with [care|attention] at the start rarely has to be [repaired|repeated] later.',
    'People notice [quality|care], even when they cannot [name|explain] what exactly they notice.',
    'A good [decision|choice] today [saves|spares] a lot of explaining tomorrow.',
    'The benefit grows with [time|use], because each [round|attempt] builds on the one before.',
    'It is [satisfying|encouraging] to see something [improve|take shape] through your own [effort|attention].',
    'Much of the [value|reward] lies in what no longer goes [wrong|missing].',
    'Those who begin [early|in good time] can afford to learn at a [comfortable|calm] pace.',
    'The alternative is [usually|often] to leave things to chance, and chance is a poor [planner|adviser].',
    'Even a [modest|small] improvement is [welcome|valuable] when it comes back every [day|week].',
    'There is also a [quieter|less obvious] benefit: the [confidence|pride] that comes from doing it [properly|well].',
    'In the end it is about [results|outcomes] that [last|hold up], not about a quick [effect|impression].',
  ],
};

import type { Theme } from '../../theme.ts';

export const example: Theme = {
  headings: ['An example from practice', 'What it can look like', 'A picture of {topic}'],
  leads: [
    'An [imagined|invented] example [shows|makes clear] what {topic} can look like in practice.',
    'Picture somebody who [meets|discovers] {topic} on an ordinary [day|morning] and decides to give it a try.',
  ],
  points: [
    'At first there is only a [vague|rough] idea and a [free|quiet] hour.',
    'The first [question|step] is a simple one: what should be [different|better] afterwards?',
    'A [notebook|sheet of paper] comes to the table, and three short [lines|sentences] are enough for a start.',
    'Not everything works at once, but the [mistakes|detours] turn out to be [useful|instructive].',
    '[Soon|Before long] there is a first result that can be [shown|shared], small but real.',
    'A friend asks how it was done, and [explaining|telling] it brings new [clarity|ideas].',
    'The next [attempt|round] is [calmer|quicker], because the order is now [familiar|known].',
    'What seemed to need [talent|luck] turns out to need [attention|a little practice].',
    'By the end, the [question|doubt] of the beginning has become a [plan|habit].',
    'The story is [ordinary|unspectacular], and that is precisely what makes it [encouraging|credible].',
    'Anyone could have [done|started] the same; the difference was to [begin|start].',
    'Looking back, the [hardest|longest] part was the [hesitation|waiting] before it.',
  ],
};

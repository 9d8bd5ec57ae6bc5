import type { Theme } from '../../theme.ts';

export const preparation: Theme = {
  core: true,
  headings: ['How to prepare', 'Preparing for {topic}', 'Good groundwork'],
  leads: [
    'Most of what goes well with {topic} has been [prepared|made ready] beforehand.',
    'With {topic}, a little [preparation|groundwork] takes the [hurry|pressure] out of everything that follows.',
  ],
  points: [
    'Lay out what is needed, so that nothing has to be [searched for|fetched] halfway through.',
    '[Check|Test] the important things once in advance, while there is still time to [change|fix] them.',
    'A [rough|simple] schedule is enough, as long as it is [realistic|honest].',
    'Tell the people [involved|concerned] early what is planned and what is [expected|needed] of them.',
    '[Clear|Tidy] away whatever distracts; [space|room] to work is half the preparation.',
    'Think of the [weakest|most delicate] point first, and the rest becomes [easier|calmer].',
    'A second option for the [critical|decisive] moment is worth the [small|extra] effort.',
    'What can be done the day before [should|ought to] be done the day before.',
    '[Questions|Doubts] that come up now cost less than the ones that come up [later|in the middle].',
    'Good preparation is [invisible|unspectacular] in the end; its absence is not.',
    'Make sure that the [basics|essentials] are complete before you turn to the [extras|finer points].',
    'A calm [look|check] at the plan with fresh eyes often finds what is [missing|superfluous].',
  ],
};

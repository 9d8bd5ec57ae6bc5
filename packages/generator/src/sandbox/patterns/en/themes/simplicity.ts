import type { Theme } from '../../theme.ts';

export const simplicity: Theme = {
  headings: ['Keep it simple', 'Less is more', 'The simple side of {topic}'],
  leads: [
    'With {topic}, much is gained when everything [unnecessary|superfluous] is left out.',
    'The [art|secret] of {topic} often lies in keeping it simple.',
  ],
  points: [
    'One clear [message|idea] is remembered; [five|many] are not.',
    'Every additional [rule|part] wants to be [maintained|looked after].',
    'Simple does not mean [careless|shallow]; it means that the thinking has been [done|finished].',
    'Ask of each [step|element] whether it would be [missed|wanted back].',
    'What can be said in one [sentence|breath] is usually [understood|clear].',
    '[Familiar|Ordinary] tools are often the [quickest|most dependable].',
    'An empty [line|space] can be more [helpful|eloquent] than another explanation.',
    'Complexity creeps in [quietly|unnoticed], so clear up from time to time.',
    'If it takes long to [explain|describe], there is probably a shorter [way|version].',
    'Leave the [exceptions|special cases] for later; the rule comes first.',
    'A good [limit|restriction] makes people [inventive|creative].',
    'In doubt, take the [plainer|simpler] of two [solutions|ways].',
  ],
};

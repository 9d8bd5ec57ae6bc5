import type { Theme } from '../../theme.ts';

export const details: Theme = {
  core: true,
  headings: ['Details that make the difference', 'The small things', '{topic_title}: the details'],
  leads: [
    'It is often the [small|unnoticed] details that decide whether {topic} [works|succeeds].',
    'Seen up close, {topic} [consists|is made] of many small decisions.',
  ],
  points: [
    'A [name|label] in the right place saves a lot of [searching|questions].',
    '[Order|Sequence] matters: the same steps in another order give another [result|outcome].',
    'Small [adjustments|corrections] at the right time replace big ones [later|afterwards].',
    'What the [hand|eye] touches first should be [right|pleasant].',
    '[Temperature, light and quiet|Light, order and quiet] have more influence than one might [think|expect].',
    'Read the small [print|notes], since surprises like to [live|hide] there.',
    'A well-chosen [word|example] explains more than a whole [paragraph|page].',
    'Details are not [decoration|ornament]; they are how care becomes [visible|tangible].',
    'If there is a choice between more and [better|finer], choose [better|finer].',
    'The finishing [touch|step] is short, and it is a pity to [skip|omit] it.',
    'Check the [beginning and the end|transitions] twice; the middle usually [holds|works].',
    'Whoever [pays attention|looks closely] will soon see more than before.',
  ],
};

import type { Theme } from '../../theme.ts';

export const doubts: Theme = {
  headings: ['Doubts, answered honestly', 'Is it the right thing?', '{topic_title}: fair questions'],
  leads: [
    'It is [normal|healthy] to have doubts about {topic}, and they deserve [honest|straight] answers.',
    'Before deciding for {topic}, many people [hesitate|pause], and often for [good|understandable] reasons.',
  ],
  points: [
    'Not everyone needs the same thing, and [sometimes|now and then] the right answer is to wait.',
    'A lack of [experience|previous knowledge] is no obstacle; everybody [starts|begins] somewhere.',
    'If time is [short|scarce], a smaller version is [better|wiser] than none.',
    'The worry about doing it [wrong|badly] fades with the first [result|success].',
    'What can be [tried out|tested] does not have to be [believed|taken on faith].',
    'It is [fair|reasonable] to ask what happens if it does not [work out|suit].',
    'Doubts often point to a [question|detail] that is still [open|unclear], so follow them.',
    'Whoever [asks|checks] first will decide with a better [feeling|conscience].',
    'A [good|serious] answer can also be a no, and it should be [accepted|respected].',
    'Some objections disappear as soon as the [terms|conditions] are on the [table|page].',
    'There is no need to [hurry|rush]; a good option will still be good [tomorrow|after a night’s sleep].',
    'In most cases a [small|careful] test tells more than a long [debate|discussion].',
  ],
};

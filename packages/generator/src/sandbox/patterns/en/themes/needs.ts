import type { Theme } from '../../theme.ts';

export const needs: Theme = {
  core: true,
  headings: ['What you really need', 'What {topic} asks of you', 'The few things that count'],
  leads: [
    'Before anything is bought or booked, it pays to ask what {topic} [really|actually] requires.',
    'The list of things that {topic} calls for is shorter than [most people expect|it may seem].',
  ],
  points: [
    'A clear goal comes [first|before everything else]; [tools|equipment] can follow later.',
    'Much of what is [needed|required] is [already there|within reach], only not yet in one place.',
    'The right [time|moment] and a little [quiet|space] are [worth more|more useful] than any gadget.',
    'It is [sensible|wise] to start with the [basics|essentials] and to add the rest only when it is [missed|needed].',
    '[Good|Reliable] information is part of the [equipment|preparation], and it costs little more than [attention|reading time].',
    'Whatever is used often should be [sturdy|reliable]; whatever is used once can be [borrowed|simple].',
    'A short [list|note] on paper often [helps|serves] better than a long [plan|document] in a drawer.',
    '[Curiosity|Interest] cannot be bought, and it [carries|takes] people further than any [tool|checklist].',
    'The [simplest|plainest] version that works is a [good|sound] place to begin.',
    'Before adding anything new, look at what can be [left out|reused].',
    'Someone to ask is [worth|as useful as] a whole shelf of [manuals|handbooks].',
    'Needs change along the way, so leave a little [room|slack] in the plan.',
  ],
};

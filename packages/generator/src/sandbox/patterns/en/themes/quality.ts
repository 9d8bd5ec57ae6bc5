import type { Theme } from '../../theme.ts';

export const quality: Theme = {
  core: true,
  headings: ['How to recognise quality', 'What good looks like', '{topic_title}: telling good from average'],
  leads: [
    'Quality in {topic} can be [recognised|seen], provided one knows where to look.',
    'Not everything that is [offered|said] about {topic} deserves the same [attention|trust].',
  ],
  points: [
    'Look at the [details|edges] first, since that is where [haste|carelessness] shows.',
    'A [good|trustworthy] offer explains itself and does not [hide|avoid] its limits.',
    '[Clear|Plain] language is a good sign; [big promises|superlatives] are not.',
    'Ask how something [was made|came about], and listen to how readily the answer [comes|is given].',
    'What still [works|convinces] after a while is better than what only [shines|dazzles] at first.',
    'Compare a few examples, and differences appear that no description [mentions|shows].',
    'Quality does not have to be [expensive|complicated], but it is rarely [accidental|hurried].',
    'The opinion of people who use it [daily|regularly] counts for more than any [advertisement|brochure].',
    '[Consistency|Steadiness] is a mark of quality: the [second|next] time should be as good as the first.',
    'If something feels [wrong|off], it is [fair|reasonable] to ask why.',
    'Good work leaves nothing [important|essential] out and adds nothing [unnecessary|superfluous].',
    'Trust your own [eye|impression], and test it with a second [opinion|look].',
  ],
};

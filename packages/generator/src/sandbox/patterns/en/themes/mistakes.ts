import type { Theme } from '../../theme.ts';

export const mistakes: Theme = {
  core: true,
  headings: ['Mistakes that can be avoided', 'What to watch out for', '{topic_title}: common pitfalls'],
  leads: [
    'Most mistakes with {topic} are [harmless|easy to put right], as long as they are [noticed|seen] early.',
    'Some detours on the way to {topic} can be [avoided|spared] with a little [foresight|warning].',
  ],
  points: [
    'The most common mistake is to want [everything|too much] at once.',
    '[Skipping|Rushing] the basics feels [fast|efficient] and usually takes longer in the end.',
    'Advice from [all sides|everywhere] is well meant, but it does not all [fit|apply].',
    'Too many changes at the same time make it [impossible|hard] to tell which one [helped|worked].',
    'What works for [others|a neighbour] is a [suggestion|hint], not a rule.',
    'A problem that is [ignored|put aside] tends to come back at a worse [time|moment].',
    'It is [tempting|easy] to buy a solution before the [problem|task] is understood.',
    '[Perfection|Perfectionism] stops more people than a lack of [skill|talent] does.',
    'If something fails [twice|repeatedly] in the same way, change the [method|approach], not the effort.',
    'Do not compare your [beginning|first attempts] with the [finished|polished] work of others.',
    'A [mistake|failure] that has been understood is [almost|already] an experience.',
    'Write the [lesson|insight] down while it is fresh, because memory is [kind|forgetful].',
  ],
};

import type { Theme } from '../../theme.ts';

export const beginning: Theme = {
  core: true,
  headings: ['Where to begin', 'The first step', 'A good start with {topic}'],
  leads: [
    'The best way into {topic} is a first step that is [small|easy] enough to be taken [today|right away].',
    'A good start with {topic} does not have to be [big|perfect], only [clear|definite].',
  ],
  points: [
    'Choose one [thing|task] and [finish|complete] it before the next one begins.',
    'The first attempt is there to [teach|show] something, not to [impress|convince] anybody.',
    'Set a [fixed|definite] time for it, since what has no [time|date] is easily [postponed|forgotten].',
    'Write down what you [expect|hope for]; it makes the later comparison [honest|easier].',
    '[Keep|Make] the first goal so [modest|small] that success is [likely|almost certain].',
    'A simple start [leaves|gives] room for [surprises|discoveries], and there will be some.',
    'Do not wait for the perfect [moment|time]; a [good enough|decent] one is already here.',
    'Begin with what is [closest|nearest], because short ways are [walked|taken] more often.',
    'If the first step feels [heavy|hard], it can [probably|usually] be cut in half.',
    'Read the instructions once to the end, then [start|begin] at the top.',
    'Early [results|impressions], even small ones, are worth [keeping|noting].',
    '[After|Once] the first step is done, the second one looks [smaller|far less daunting].',
  ],
};

import type { Theme } from '../../theme.ts';

export const meaning: Theme = {
  core: true,
  headings: ['What it is about', 'What {topic} comes down to', 'The idea in plain words'],
  leads: [
    '[At its heart|In short|Put simply], {topic} is about [doing one thing well|making a good thing easier|turning interest into results].',
    'Anyone who comes to {topic} for the first time [wants|needs] a plain [explanation|overview] before the details.',
  ],
  points: [
    'The idea itself is [simple|easy to explain|quickly told], and that is part of its [appeal|charm|strength].',
    'What looks [complicated|demanding] from the outside is [mostly|largely] a matter of order and [patience|attention].',
    'It helps to separate what is [essential|really needed] from what is merely [nice to have|pleasant].',
    'Behind the [big words|jargon] there is usually a [small|modest] number of things that [matter|count].',
    'A clear [picture|idea] of the whole makes every [single step|later choice] easier.',
    'Nobody has to [know|understand] everything before [starting|the first attempt].',
    'The best [explanation|introduction] is often a [close|careful] look at how it works in [practice|daily life].',
    'Once the [basic idea|principle] is clear, the [rest|remainder] follows almost by itself.',
    'Words can only [say|convey] so much; the [real|deeper] understanding comes with [doing|use].',
    'Each part has a [reason|purpose], and knowing it makes it [easier to remember|harder to forget].',
    'It is worth asking what would be [missing|lost] if it were not there at all.',
    'A [good|useful] definition fits into one sentence and still leaves room for [questions|curiosity].',
  ],
};

import type { Theme } from '../../theme.ts';

export const time: Theme = {
  headings: ['How much time it takes', 'Time well spent', 'Finding time for {topic}'],
  leads: [
    'The time that {topic} takes [depends|hinges] less on the clock than on good [planning|order].',
    'Time is the most common [reason|excuse] for putting {topic} off, and it can be [dealt with|answered].',
  ],
  points: [
    'The beginning takes the [longest|most time], because everything is still [new|unfamiliar].',
    'Plan a little more than seems [necessary|needed], and the [day|week] stays relaxed.',
    '[Waiting|Resting] times are part of it, and they can be used for something [else|pleasant].',
    'A task without [interruption|distraction] is done in [half the time|far less time].',
    'Some steps cannot be [hurried|shortened], and it is better to know them [beforehand|in advance].',
    '[Fixed|Regular] hours protect what is important from what is merely [urgent|loud].',
    'With [practice|experience] the same work becomes [shorter|lighter], almost without notice.',
    'It is better to stop at a good [point|moment] than to [continue|carry on] tired.',
    'What is prepared in a [quiet|spare] hour saves a [hectic|busy] one later.',
    'Those who share the [work|tasks] share the time as well.',
    'Ask yourself which [part|step] could be left out without anyone [missing|noticing] it.',
    'The time [invested|spent] comes back as [ease|calm] later on.',
  ],
};

import type { Theme } from '../../theme.ts';

export const choice: Theme = {
  headings: ['How to choose', 'Comparing the options', '{topic_title}: choosing with a clear head'],
  leads: [
    'There is more than one way to approach {topic}, and the right one [depends|turns] on what you want from it.',
    'When it comes to {topic}, a good choice begins with a short list of [criteria|wishes].',
  ],
  points: [
    'Decide what is [indispensable|a must] and what is [merely|just] welcome.',
    'Three [options|candidates] are enough for a [fair|proper] comparison.',
    'Hold each option against the same [questions|criteria], in the same order.',
    'First impressions count, but they should not have the [last|final] word.',
    'Look for what is [missing|unsaid], not only for what is [promised|shown].',
    'If two options are [equal|close], take the one that is easier to [change|undo].',
    'A night’s [sleep|rest] is a [reliable|proven] adviser.',
    '[Recommendations|Reviews] are helpful when you know who [wrote|gave] them.',
    'The best choice is the one that will still [make sense|feel right] in a year.',
    'It is [permitted|fine] to decide against the [fashion|majority].',
    'Once [chosen|decided], give the decision a fair [chance|trial].',
    'A clear no to the rest makes the yes [stronger|easier].',
  ],
};

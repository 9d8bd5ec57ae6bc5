import type { Theme } from '../../theme.ts';

export const routine: Theme = {
  headings: ['Making it a habit', 'A routine that holds', '{topic_title} in everyday life'],
  leads: [
    'With {topic}, [regular|steady] small efforts achieve more than [rare|occasional] big ones.',
    'What turns {topic} from an idea into a [habit|routine] is a fixed place in the [week|day].',
  ],
  points: [
    'Tie the new [habit|task] to something that already happens [every day|anyway].',
    '[Short|Brief] sessions that really take place beat long ones that are [cancelled|put off].',
    'A visible [reminder|note] does more than good [intentions|resolutions].',
    'If one day is missed, simply [carry on|continue] with the next one.',
    '[Repetition|Practice] makes the movements easier and frees the [mind|head] for the details.',
    'Keep the [tools|things] where they are used, and the way to [starting|doing] gets shorter.',
    'A routine should [fit|suit] the life it belongs to, not the other way [round|about].',
    'It [helps|is worthwhile] to mark what has been done; progress likes to be seen.',
    'From time to time a routine deserves a [fresh look|review], because circumstances change.',
    'The [easier|simpler] the rule, the longer it will be [kept|followed].',
    'Shared habits [hold|last] better, so find somebody who [joins in|comes along].',
    'After a while the [effort|reminder] disappears, and the habit [stays|remains].',
  ],
};

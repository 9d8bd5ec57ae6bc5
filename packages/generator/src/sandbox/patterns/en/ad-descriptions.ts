import type { Frame } from '../../frame.ts';

/** Each keeps to the narrowest description, and the last ones to thirty characters. */
export const adDescriptions: readonly Frame[] = [
  '{unique_selling_proposition_title}: [find out more|see for yourself].',
  '{product_title}: [see what it can do|take a closer look|find out more] today.',
  '[Discover|Explore] {product} [at your own pace|step by step].',
  'Made for {target_audience}: [see for yourself|find out more].',
  '{topic_title}: [a good place to start|what you should know].',
  'Clear answers, fair terms and a [simple|good] start: [take a look|have a look] now.',
  'A [calm|good] decision begins with a closer look: [find out more|ask us] today.',
  'See [how it works|what it brings], and decide [in your own time|at your own pace].',
  'Well thought out, [carefully|properly] made and easy to [begin with|use].',
  '[Look|Ask] first, decide later.',
  '[Simple|Clear|Honest] and [well made|to the point|good].',
  'See [how it works|it today|what is new].',
  '[Take|Have] a look [today|now].',
  '[Made|Here] to [last|stay|help].',
  '[Easy|Good] to [begin|know|have].',
  '[Find out|Learn] more [now|here].',
  'Try it [out |]and see.',
  '[Fair|Clear|Good] from A to Z.',
];

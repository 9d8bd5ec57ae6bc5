import type { Frames } from '../../frame.ts';

/** First lines of a post: the point comes first. */
export const hooks: Frames = {
  professional: [
    '{topic_title}: [what counts now|the points that matter|worth a closer look].',
    'A clear view of {topic_named} [saves time|pays off].',
    'Good decisions about {topic_named} begin with [clarity|the right question].',
  ],
  casual: [
    '{topic_title}? [Let’s find out|Let’s talk about it]!',
    'Let’s talk about {topic_named}.',
    '[Guess what we like|On our minds]: {topic_title}.',
  ],
  neutral: [
    '{topic_title}: [here is the essence|a good place to start|seen with fresh eyes].',
    '[On our minds|Today’s subject]: {topic_title}.',
    '[A closer look at|A few thoughts on] {topic_named}.',
  ],
};

/** Last lines: one thing to do. */
export const calls: Frames = {
  professional: ['Find out more [today|now].', 'What is your [experience|view]?', '[Get in touch|Talk to us] to learn more.'],
  casual: ['[Who’s in|Are you in]?', 'Tell us what you think!', 'Come and [have a look|join us]!'],
  neutral: ['Have a look [today|now].', 'Tell us [what you think|your view].', 'Find out more, and [pass it on|share it].'],
};

import type { KindPatterns } from '../kind-patterns.ts';
import { themes } from './themes.ts';
import { worth } from './themes/worth.ts';

export const blogArticle: KindPatterns = {
  parts: {
    title: {
      as: 'line',
      frames: {
        professional: ['{topic_title}: [a practical guide|what matters in practice|a clear introduction]'],
        casual: ['{topic_title}: [here’s how it works|let’s get started|the friendly guide]'],
        neutral: ['{topic_title}: [what really counts|a guide for every day|from the first step on]'],
      },
    },
    meta_title: {
      as: 'line',
      max: 60,
      frames: ['{topic_title} | Guide', '{topic_short} – [the guide|explained simply]', 'A [clear|practical] guide for a good start'],
    },
    meta_description: {
      as: 'line',
      max: 155,
      overflow: true,
      frames: [
        '[How to begin, what to watch out for and how to keep going|What counts, what can wait and what to do first]: a [clear|calm] guide to {topic_named}.',
        'A [clear|practical] guide: what matters, where to begin and which mistakes can be avoided.',
      ],
    },
    introduction: {
      as: 'prose',
      words: 70,
      opening: [
        {
          frames: {
            professional: [
              'Anyone who deals with {topic_named} soon finds that a few [well-chosen|deliberate] steps achieve the most.',
              'For all who [take it seriously|approach it with a plan], {topic_named} is easier than it looks.',
            ],
            casual: [
              'So you are [curious|thinking] about {topic_named}? [Good call|Lovely]: it’s easier than it looks.',
              'Let’s talk about {topic_named}, [without the jargon|plainly and with a smile].',
            ],
            neutral: [
              'There is a lot to say about {topic_named}, and [surprisingly little|not all of it] is complicated.',
              'Success with {topic_named} begins long before the first result can be seen.',
              'With {topic_named}, [a good start|the right order] is already half the way.',
            ],
          },
        },
        {
          frames: [
            'This article is written for {target_audience}.',
            'It is meant for {target_audience}, and for all who want to [join them|follow].',
          ],
          optional: true,
        },
        { frames: ['It is part of {campaign}.', 'It belongs to {campaign}, which has the same [aim|concern].'], optional: true },
      ],
      themes: [worth],
      closing: [
        {
          frames: [
            'The following sections go through it [one by one|in order].',
            'Here is what to [look out for|know], step by step.',
            'Let us [begin|start] at the beginning.',
          ],
          optional: true,
        },
      ],
    },
    sections: { as: 'headed', names: { heading: 'heading', body: 'body' }, themes, count: 5, words: 132 },
    conclusion: {
      as: 'prose',
      words: 70,
      opening: [
        {
          frames: [
            'In the end, {topic} is a matter of [beginning|starting] and of [carrying on|staying with it].',
            'What remains of {topic} is [encouraging|good news]: the way is shorter than it [seemed|looked].',
            'So much for {topic}; now it is [your turn|time to try it].',
          ],
        },
      ],
      themes: themes.slice(-2),
      closing: [
        {
          frames: {
            professional: [
              'Start with one step this week, and [review|assess] the result after that.',
              'Choose the first measure today, and set a date for it.',
            ],
            casual: ['Go on, [give it a try|have a go], and tell us how it went!', 'Pick one idea and [run with it|try it tonight].'],
            neutral: ['Take one idea from here and try it [today|this week].', 'The best moment for the first step is [now|today].'],
          },
          optional: true,
        },
      ],
    },
  },
};

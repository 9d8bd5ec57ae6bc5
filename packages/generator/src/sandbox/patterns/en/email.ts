import type { KindPatterns } from '../kind-patterns.ts';
import { buttons } from './buttons.ts';
import { themes } from './themes.ts';

export const email: KindPatterns = {
  parts: {
    subject: {
      as: 'line',
      max: 60,
      frames: {
        professional: [
          '{topic_title}: [the essentials|what you should know]',
          '{topic_short}: [at a glance|the essentials]',
          '[Worth knowing|The essentials] in a few minutes',
        ],
        casual: [
          '{topic_title}? [Here we go|Let’s talk]!',
          '{topic_short}: [guess what’s new|something for you]',
          'We have [something|good news] for you',
        ],
        neutral: [
          '{topic_title}: [take a look|good to know]',
          '{topic_short}: [good to know|for you]',
          'Something [for you|worth reading]',
        ],
      },
    },
    preheader: {
      as: 'line',
      max: 90,
      frames: [
        'What it is about, what it brings and how to [begin|join in]',
        'The [important points|essentials] at a glance, and one [simple|clear] next step',
      ],
    },
    body: {
      as: 'prose',
      words: 120,
      opening: [
        { frames: { professional: ['Hello,', 'Good day,'], casual: ['Hi there,', 'Hey,'], neutral: ['Hello,'] }, block: true },
        {
          frames: {
            professional: [
              'we are writing to you about {topic_named}.',
              'today we would like to [draw your attention to|tell you about] {topic_named}.',
            ],
            casual: ['we’ve got [news|something nice] for you: {topic_named}.', 'have you got a moment for {topic_named}?'],
            neutral: [
              'today it is all about {topic_named}.',
              'we have put together [what counts|the essentials] on {topic_named} for you.',
            ],
          },
        },
        { frames: ['We thought of {target_audience} when we wrote this.', 'It is meant for {target_audience}.'], optional: true },
        { frames: ['It is part of {campaign}.', 'You will find more of it in {campaign}.'], optional: true },
      ],
      themes,
      closing: [
        {
          frames: {
            professional: ['If you have any questions, simply reply to this email.', 'We would be glad to hear from you.'],
            casual: ['Questions? Just hit reply!', 'Just write back, we read everything.'],
            neutral: ['If anything is unclear, just reply to this email.', 'We look forward to your answer.'],
          },
          block: true,
          optional: true,
        },
        {
          frames: {
            professional: ['Kind regards', 'With best wishes'],
            casual: ['See you soon!', 'Cheers, and see you soon!'],
            neutral: ['Best wishes', 'Warm regards'],
          },
          block: true,
        },
      ],
    },
    call_to_action: { as: 'line', max: 30, frames: buttons },
  },
};

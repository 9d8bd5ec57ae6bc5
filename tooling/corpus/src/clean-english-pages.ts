import type { CorpusText } from './corpus-text.ts';

/** English pages and articles without a fault. Each is our own. */
export const cleanEnglishPages: readonly CorpusText[] = [
  {
    id: 'en-page-coworking',
    text: {
      type: 'landing_page',
      topic: 'A coworking space for parents with childcare next door',
      keywords: ['coworking with childcare'],
      facts: ['Childcare from 8 am to 4 pm', 'A day costs £38'],
      output: {
        headline: 'Coworking with childcare behind the next door',
        subheadline: 'For parents who want a quiet desk and a short way to say hello',
        sections: [
          {
            heading: 'How a day goes',
            body: 'Drop your child off at eight, take your coffee across the corridor and open the laptop. At lunch you eat together, if you both feel like it.',
          },
          {
            heading: 'Who looks after the children',
            body: 'Trained carers with time for small people. The groups are small, the garden is not.',
          },
        ],
        call_to_action: 'Visit us for a morning',
        faq: [
          { question: 'What does a day cost?', answer: 'A day costs £38, desk and childcare included.' },
          { question: 'When is somebody there?', answer: 'From 8 am to 4 pm on working days.' },
        ],
        meta_title: 'Coworking with childcare for working parents',
        meta_description:
          'A quiet desk for you and good care for your child next door. Come and visit our coworking space with childcare for a morning.',
      },
    },
  },
  {
    id: 'en-page-webinar',
    text: {
      type: 'landing_page',
      topic: 'Webinar: writing alt texts that help',
      facts: ['45 minutes, on 9 September at 11:00'],
      output: {
        headline: '[Webinar] Alt texts that help',
        subheadline: 'For editors who publish pictures every day',
        sections: [
          {
            heading: 'What you take home',
            body: 'You will see real pictures, write your own texts and hear them read by a screen reader. In 45 minutes, on 9 September at 11:00, you learn what to say and what to leave out.',
          },
        ],
        call_to_action: 'Save a seat',
        faq: [{ question: 'Will there be a recording?', answer: 'Yes. Everybody who signs up receives it afterwards.' }],
        meta_title: 'Webinar: alt texts that help readers',
        meta_description:
          'Learn to write alt texts that help people who listen to your pages. A short webinar for editors, with real pictures and a recording.',
      },
    },
  },
  {
    id: 'en-article-compost',
    text: {
      type: 'blog_article',
      topic: 'Composting on a balcony',
      keywords: ['balcony compost', 'worm bin'],
      output: {
        title: 'A balcony compost that does not smell',
        slug: 'balcony-compost',
        meta_title: 'Balcony compost: how to start without a garden',
        meta_description:
          'You need no garden to turn peelings into soil. How a balcony compost works, what goes into a worm bin, and what to do when it smells.',
        introduction:
          'Peelings are too good for the bin, even if you live on the fourth floor. A balcony compost takes little room, and most of the work is done by others.',
        sections: [
          {
            heading: 'Let worms do the work',
            body: 'A worm bin is a stack of trays with holes. The worms live in the lowest one and climb towards food.\n\n- Feed them peelings, coffee grounds and torn cardboard.\n- Leave out meat, citrus and anything salted.\n- Keep the bin in the shade: heat harms them more than cold.',
          },
          {
            heading: 'If it smells',
            body: 'A healthy compost smells like a forest after rain. If yours does not, it is too wet. Mix in dry cardboard, feed less for a while, and open the lid in the morning.',
          },
        ],
        conclusion:
          'Start with one tray and a handful of worms. By the time your tomatoes ask for food, you will have some to give, and the bin under your sink will have gone quiet.',
      },
    },
  },
  {
    id: 'en-article-interview',
    text: {
      type: 'blog_article',
      topic: 'What we learnt from moving our support to chat',
      facts: [
        'Waiting time fell from 9 minutes to 2 minutes',
        'Mara Okafor, head of support: “We stopped apologising and started answering.”',
      ],
      output: {
        title: 'What moving to chat taught our support team',
        slug: 'support-by-chat',
        meta_title: 'What moving our support to chat taught us',
        meta_description:
          'We moved our support from phone to chat. What became faster, what became harder, and why we still pick up the phone now and then.',
        introduction:
          'For years, our customers called us and waited. Then we put a small window into the corner of the app and hoped that somebody would use it. They did.',
        sections: [
          {
            heading: 'Faster for everyone',
            body: 'The waiting time fell from 9 minutes to 2 minutes. “We stopped apologising and started answering.” — Mara Okafor. Agents can now help several people at a time, and nobody has to listen to music.',
          },
          {
            heading: 'What we would do differently',
            body: 'Write the standard answers first. Ours sounded like a machine until we read them aloud to each other. Also, keep the phone: some problems need a voice.',
          },
        ],
        conclusion:
          'Chat is not better than the phone. It is better at being there when you need it, and for most of our customers that is what counts.',
      },
    },
  },
];

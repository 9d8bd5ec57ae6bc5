import type { CorpusText } from '../corpus-text.ts';

/** Emails, an article and a page in English. */
export const seventhEnglishLong: readonly CorpusText[] = [
  {
    id: 'y-en-email-bikes',
    text: {
      type: 'email',
      topic: 'Winter service at Pedal & Post, our bike workshop in Leeds',
      tone: 'friendly',
      language: 'en-GB',
      keywords: ['winter service'],
      facts: [
        'The winter service costs £65 instead of £79 from 1 November to 30 November',
        'It covers drivetrain, brakes, bearings and both wheels',
        'It takes up to two working days',
        'Opening hours: Tuesday to Saturday, 9 am to 6 pm',
        '“They found a cracked rim I had ridden on for months.” – Priya Nair, customer',
        'Workshop: 14 Mill Lane, Leeds; phone 0113 496 0182',
      ],
      link: 'https://pedalandpost.example/winter',
      output: {
        subject: 'Winter service for your bike: £65 in November',
        preheader: 'Clean chain, true wheels and brakes you can trust before the frost comes',
        body: `Hello,

Salt, rain and short days are hard on a chain. Our winter service gets your bike ready for all of it: \
we clean and oil the drivetrain, check brakes and bearings, and true both wheels.

Throughout November it costs £65 instead of £79. Drop your bike off at 14 Mill Lane, and you will have it back within two working days.

“They found a cracked rim I had ridden on for months,” says Priya Nair, one of our customers.

We are open Tuesday to Saturday, 9am–6pm. Questions? Call us on 0113 496 0182.

See you soon,
the team at Pedal & Post`,
        call_to_action: 'Book my service',
      },
    },
  },
  {
    id: 'y-en-email-webinar',
    text: {
      type: 'email',
      topic: 'Free webinar on quarterly tax for sole traders, by Harrow & Finch Accountants',
      language: 'en-GB',
      keywords: ['quarterly tax', 'sole traders'],
      facts: [
        'From April 2026, sole traders with an income of more than £50,000 report to HMRC every quarter',
        'The webinar is on Thursday, 12 March 2026, at 12:30',
        'It lasts 45 minutes, followed by 15 minutes for questions',
        'Speaker: Joanna Finch, chartered accountant',
        'It is free; places are limited to 200',
        'Everyone who registers gets the recording',
      ],
      link: 'https://harrowfinch.example/webinar',
      output: {
        subject: 'Quarterly tax, explained over lunch',
        preheader: 'A free webinar for sole traders, with time for your questions',
        body: `Hello,

From April 2026, sole traders with an income of over £50,000 report to HMRC every quarter. If that is you, \
a little preparation now will save you a lot of work later.

On Thursday 12 March at 12.30 pm, Joanna Finch explains what quarterly tax means for your records. \
Her talk lasts 45 minutes. After it there is a quarter of an hour for your questions.

You will learn:

- which records you need to keep
- how to choose software that suits a small business
- what to do if you miss a deadline

It is free, but we can only take 200 people. Can’t make it? Register anyway and we will send you the recording.

Kind regards,
Harrow & Finch Accountants`,
        call_to_action: 'Save my seat',
      },
    },
  },
  {
    id: 'y-en-article-hedge',
    text: {
      type: 'blog_article',
      topic: 'When and how to trim a hedge, for Oakleaf Gardens in Kent',
      language: 'en-GB',
      keywords: ['trim a hedge', 'nesting season'],
      target_audience: 'Home owners with a garden',
      facts: [
        'The nesting season runs from March to August',
        'Beech and hornbeam: one cut a year, in late August',
        'Privet: two cuts a year, in June and September',
        'Oakleaf Gardens trims hedges from £12 per metre, clippings taken away',
        'Quotes are free and usually come within 48 hours',
      ],
      link: 'https://oakleafgardens.example/hedges',
      output: {
        title: 'When to trim a hedge, and how to do it well',
        slug: 'when-to-trim-a-hedge',
        meta_title: 'When to trim a hedge: a short guide',
        meta_description: 'When to trim a hedge depends on the plant and on the birds in it. Here is what to cut, when to cut it and how.',
        introduction: `The best time to trim a hedge depends on two things: what it is made of, and who lives in it. \
Get both right and your hedge stays thick down to the ground.`,
        sections: [
          {
            heading: 'Look for birds first',
            body: `The nesting season runs from March to August. Before you plug in the trimmer, part the leaves and look inside. \
If there is a nest in use, put the tools away and come back in autumn.

A quiet minute on the patio helps, too. Birds that fly in and out of the same spot are almost certainly feeding their young.`,
          },
          {
            heading: 'Know your plant',
            body: `Not every hedge wants the same care:

- **Beech and hornbeam** need just one cut a year, in late August.
- **Privet** grows faster. Cut it twice, in June and again in September.

If you have just moved in and do not know what you have, take a leaf to your local nursery. Somebody there will know.`,
          },
          {
            heading: 'Cut it wider at the bottom',
            body: `A good hedge is a little wider at its foot than at its top. \
That way the lower leaves get light, and the hedge does not go bare where you can see it.

Stretch a string along the top before you begin. It takes a moment, and it keeps your line straight. \
Work from the bottom up, so that the clippings fall clear of what you have yet to cut.`,
          },
        ],
        conclusion: `Would you rather spend the day in a deckchair? \
Oakleaf Gardens trims hedges from £12 a metre and takes the clippings away. \
[Ask for a free quote](https://oakleafgardens.example/hedges); it usually takes us no more than two days.`,
      },
    },
  },
  {
    id: 'y-en-landing-dogs',
    text: {
      type: 'landing_page',
      topic: 'Dog daycare at Barkside in Portland',
      tone: 'warm',
      language: 'en-US',
      keywords: ['dog daycare'],
      facts: [
        'A full day costs $42, a half day $28',
        'The 10-day pass costs $380',
        'Drop-off from 6:30 a.m., pick-up by 7 p.m., Monday to Friday',
        'One handler for every eight dogs',
        'The first day is a free trial',
        'Barkside has been at 2180 SE Division Street since 2014',
        'Dogs need current rabies and distemper shots and must be at least four months old',
      ],
      link: 'https://barkside.example/trial',
      output: {
        headline: 'A good day for your dog while you work',
        subheadline: 'Dog daycare in Southeast Portland, with small groups and people who know every dog by name',
        sections: [
          {
            heading: 'Small groups, watchful eyes',
            body: 'Each of our handlers looks after no more than eight dogs. Shy ones get a quiet room, and big players get room to run.',
          },
          {
            heading: 'Hours that fit your commute',
            body:
              'Drop off as early as 6:30 a.m. and pick up until 7 p.m., Monday through Friday. ' +
              'You will find us at 2180 SE Division St., where we have been since 2014.',
          },
          {
            heading: 'Simple prices',
            body: `- Half day: $28
- Full day: $42
- Ten-day pass: $380

The first day is on us, so you can see how your dog likes it.`,
          },
        ],
        call_to_action: 'Book a free trial day',
        faq: [
          {
            question: 'What shots does my dog need?',
            answer: 'Your dog needs current rabies and distemper shots. Please bring the papers along on the first day.',
          },
          {
            question: 'Do you take puppies?',
            answer: 'Yes, we do. Puppies are welcome from the age of four months, and they get plenty of naps.',
          },
          {
            question: 'What if my dog does not settle in?',
            answer: 'That is what the trial is for. If it is not a good match, you pay nothing and we will tell you honestly.',
          },
        ],
        meta_title: 'Dog daycare in Southeast Portland | Barkside',
        meta_description:
          'Dog daycare with small groups and long hours on SE Division Street. Full days cost $42, and the first day is a free trial.',
      },
    },
  },
];

import type { CorpusText } from '../corpus-text.ts';

/** English pages and articles. */
export const cleanEnLong: readonly CorpusText[] = [
  {
    id: 's19-en-boiler',
    text: {
      type: 'landing_page',
      language: 'en',
      topic: 'Boiler service plan by Fenwick Heating',
      keywords: ['boiler service plan'],
      facts: [
        '£13.50 a month, cancel at the end of any month',
        'One yearly service included, usually £95',
        'Engineer within 24 hours in winter, October to March',
        'Plan covers boilers up to 12 years old',
        'Rated 4.8 out of 5 in 1,130 reviews',
        'Customers get a time window by text message; reviewers like that the team calls back',
      ],
      link: 'https://fenwickheating.example/plan',
      output: {
        headline: 'Warm rooms, whatever the boiler does',
        subheadline: 'A boiler service plan for homes that cannot wait long for an engineer',
        sections: [
          {
            heading: 'One price, all year',
            body:
              'You pay £13.50 a month, which comes to £162 a year. The yearly service is part of it; booked on its ' +
              'own, it usually costs £95. ' +
              'You can leave at the end of any month.',
          },
          {
            heading: 'Somebody comes when it is cold',
            body:
              'From October to March an engineer is with you within a day. You get a time window by text message, and a second message ' +
              'when the van is on its way.',
          },
          {
            heading: 'What our customers say',
            body: 'In 1,130 reviews they give us 4.8 out of 5 on average. Many of them mention the same thing: we call back.',
          },
        ],
        call_to_action: 'Start my plan',
        faq: [
          {
            question: 'Is my boiler too old?',
            answer: 'We cover boilers that are up to twelve years old. The plate under the casing shows the year.',
          },
          { question: 'How long am I tied in?', answer: 'One month at a time. Cancel online, and the plan ends with the month.' },
          {
            question: 'Is the yearly service extra?',
            answer: 'No. It is included in the monthly price, and we remind you when it is due.',
          },
        ],
        meta_title: 'Boiler service plan for £13.50 a month | Fenwick',
        meta_description:
          'A boiler service plan with one yearly service and an engineer within 24 hours in winter. Cancel at the end of any month.',
      },
    },
  },
  {
    id: 's19-en-rugs',
    text: {
      type: 'blog_article',
      language: 'en',
      topic: 'Which rug size fits a living room',
      keywords: ['rug size'],
      length: 200,
      facts: [
        'Our wool rugs come in 140 × 200 cm, 170 × 240 cm and 200 × 300 cm',
        'Prices: £190, £280 and £420',
        'Leave 30 cm of floor free around the rug',
        'Samples of all 14 colours for £6, refunded with an order',
      ],
      output: {
        title: 'Which rug size fits your living room?',
        slug: 'rug-size-living-room',
        meta_title: 'Rug size guide: what fits your living room',
        meta_description:
          'Find the right rug size with masking tape and a chair. How much floor to leave free, and what each ' +
          'of our wool rugs is good for.',
        introduction:
          'The right rug size has less to do with the room than with the sofa. If its front legs stand on the wool, ' +
          'the seats look like one group. If they do not, the rug looks lost.',
        sections: [
          {
            heading: 'Tape it before you buy',
            body:
              'Mark the edges on the floor with masking tape and live with them for an evening. Leave about 30 ' +
              'centimetres free all round, ' +
              'so that the boards frame the wool. Then pull out a chair: its back legs should not drop over the edge.',
          },
          {
            heading: 'What each of the three is good for',
            body:
              'The smallest, 140 by 200 centimetres, belongs in front of a two-seater and costs £190. The middle ' +
              'one measures 1.7 by 2.4 metres ' +
              'and carries a sofa with an armchair, for £280.\n\nThe largest, two metres by three, covers six square metres. ' +
              'At £420 that is £70 a square metre, and it takes a corner sofa and a low table with ease.',
          },
          {
            heading: 'See the colour at home',
            body:
              'Wool changes with the light. Order samples in all fourteen colours for £6 and look at them in the ' +
              'morning and under the lamp. ' +
              'When you buy a rug, we refund the six pounds.',
          },
        ],
        conclusion: 'Measure your sofa tonight, tape the floor, and choose the rug once the chair has agreed.',
      },
    },
  },
];

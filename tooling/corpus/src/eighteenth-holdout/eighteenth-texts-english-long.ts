import type { CorpusText } from '../corpus-text.ts';

export const cleanEnLong: readonly CorpusText[] = [
  {
    id: 's18-en-descale',
    text: {
      type: 'blog_article',
      language: 'en',
      topic: 'How to descale an espresso machine, for the blog of Copper Kettle Coffee Supplies',
      facts: [
        'In hard-water areas every 6 weeks, otherwise every 3 months',
        'Descaling takes about 40 minutes',
        'Citric acid: 20 g per litre of water',
        'Rinse with two full tanks of fresh water',
      ],
      keywords: ['descale an espresso machine'],
      length: 170,
      output: {
        title: 'How to descale an espresso machine at home',
        slug: 'descale-espresso-machine-home',
        meta_title: 'Descale an espresso machine: a simple home guide',
        meta_description:
          'Descale an espresso machine in about 40 minutes: how often to do it, how much citric acid you need and how to rinse well.',
        introduction:
          'A slow trickle and a lukewarm cup usually mean one thing: limescale. To descale an espresso machine you need about ' +
          '40 minutes, a little citric acid and some patience.',
        sections: [
          {
            heading: 'How often it needs doing',
            body:
              'Look at your kettle first. If it furs up quickly, you live with hard water, and the machine wants descaling every ' +
              'six weeks. With soft water, once every three months is enough.',
          },
          {
            heading: 'Mix, run and rest',
            body:
              'Dissolve 20 g of citric acid in a litre of water and fill the tank. Run some of it through the group ' +
              'head, then switch the machine off and let the solution work. Do the same with the steam wand, and send the rest through.',
          },
          {
            heading: 'Rinse more than you think',
            body:
              'Empty the tank and wash it. Then run two full tanks of fresh water through the machine. Taste the last cup of hot ' +
              'water: if it tastes of nothing, you are done.',
          },
        ],
        conclusion: 'Write the date on a sticky note inside the cupboard door. The next shot will tell you whether it was worth it.',
      },
    },
  },
  {
    id: 's18-en-sash',
    text: {
      type: 'landing_page',
      language: 'en',
      topic: 'Sash window restoration by Alder & Finch, joiners in Bath',
      facts: [
        'Restoration from £480 per window including draught-proofing',
        'Two joiners, usually one day per window',
        'Ten-year guarantee on all timber repairs',
        'Free survey within 20 miles of Bath',
        'Founded in 1998',
      ],
      keywords: ['sash window restoration'],
      link: 'https://alderfinch.example/survey',
      output: {
        headline: 'Keep your old windows and lose the draughts',
        subheadline: 'Sash window restoration for period homes in and around Bath, by joiners who repair before they replace',
        sections: [
          {
            heading: 'Your windows are better than you think',
            body:
              'Most old sashes are made of slow-grown pine that outlasts modern timber. We cut out what has rotted, splice in new ' +
              'wood, renew the cords and fit draught-proofing that you never see.',
          },
          {
            heading: 'A day per window, no dust sheets for weeks',
            body:
              'Two joiners usually finish one window in a day. At night every opening is closed again, so your rooms stay warm and safe. ' +
              'Sash window restoration starts at £480 per window, draught-proofing included.',
          },
          {
            heading: 'Work that we stand by',
            body: 'We have looked after windows since 1998. Every timber repair carries a ten-year guarantee.',
          },
        ],
        call_to_action: 'Book my free survey',
        faq: [
          {
            question: 'What does the survey cost?',
            answer: 'Nothing, as long as your home is within 20 miles of Bath. You get a written quote for each window.',
          },
          {
            question: 'Do I have to move out?',
            answer: 'No. We work on one window at a time and close the room again each evening.',
          },
          {
            question: 'Is restoration cheaper than replacement?',
            answer: 'It depends on the window. After the survey you know the price of the repair and can compare it calmly.',
          },
        ],
        meta_title: 'Sash window restoration in Bath | Alder & Finch',
        meta_description:
          'Sash window restoration in Bath from £480 per window, draught-proofing included. Ten-year guarantee ' +
          'on timber repairs, free local survey.',
      },
    },
  },
];

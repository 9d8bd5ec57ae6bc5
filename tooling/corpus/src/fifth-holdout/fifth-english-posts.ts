import type { CorpusText } from '../corpus-text.ts';

export const fifthEnglishPosts: readonly CorpusText[] = [
  {
    id: 'v-post-x-ferry',
    text: {
      type: 'social_post',
      platform: 'twitter',
      language: 'en',
      topic: 'Later last ferry in summer',
      keywords: ['last ferry'],
      hashtags: ['Inishmara'],
      link: 'https://inishferry.example/summer',
      facts: [
        'From 1 June to 31 August 2026, the last ferry leaves Inishmara at 21:45, two hours later than before',
        'Return ticket 18 €; children pay half (9 €)',
      ],
      output: {
        text: [
          'Stay for the sunset. From 1 June, the last ferry leaves Inishmara at 9.45 pm, two hours later than before. ' +
            'Return tickets cost €18, and half that for children.',
          'inishferry.example/summer',
          '#Inishmara',
        ].join('\n\n'),
        hashtags: ['Inishmara'],
      },
    },
  },
  {
    id: 'v-post-linkedin-close',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'en',
      topic: 'Our report on closing the month',
      keywords: ['finance teams'],
      hashtags: ['Finance', 'MonthEnd'],
      link: 'https://nordledger.example/report',
      facts: ['Nordledger asked 412 finance teams in May 2026: closing the month takes them 6.5 days on average'],
      output: {
        text: [
          'Closing the month still takes finance teams six and a half days on average. We asked 412 of them why.',
          'What they said is in our report: https://nordledger.example/report',
          '#Finance #MonthEnd',
        ].join('\n\n'),
        hashtags: ['Finance', 'MonthEnd'],
      },
    },
  },
  {
    id: 'v-post-facebook-repair',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'en-GB',
      topic: 'Repair café in May',
      tone: 'neighbourly',
      keywords: ['repair café'],
      hashtags: [],
      facts: [
        'Saturday 9 May 2026, 10:00–15:00, St Jude’s hall, 12 Orchard Road',
        'Last time, 74 of 96 things were repaired',
        'Tables for electrics, bikes and sewing',
        'Repairs are free, donations are welcome; coffee and cake from £2',
      ],
      output: {
        text: [
          'Got a toaster that sulks or a zip that won’t? Bring it along!',
          'Our repair café is back on Saturday 9 May, from 10am to 3pm, in St Jude’s hall at 12 Orchard Road. Last time, 74 of ' +
            'the 96 things that came in went home working. Electrics, bikes and sewing each have a table of their own.',
          'Repairs are free, donations are welcome, and coffee and cake start at £2. What will you bring? ☕',
        ].join('\n\n'),
        hashtags: [],
      },
    },
  },
  {
    id: 'v-post-instagram-jam',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'en',
      topic: 'Plum jam from the farm kitchen',
      keywords: ['plum jam'],
      hashtags: ['PlumJam', 'FarmShop'],
      facts: ['40 kg of Victoria plums, cooked in one pot', 'Jars are on sale from Saturday, 29 August 2026, 9:00', '4.80 € a jar'],
      output: {
        text: [
          'Plum jam is on the stove: 40 kilos of Victorias, one big pot. Jars from Saturday, 9 am, €4.80 each.',
          '#PlumJam #FarmShop',
        ].join('\n\n'),
        hashtags: ['PlumJam', 'FarmShop'],
      },
    },
  },
  {
    id: 'v-post-threads-bookshop',
    text: {
      type: 'social_post',
      platform: 'threads',
      language: 'en-US',
      topic: 'The bookstore has moved',
      tone: 'light',
      keywords: ['human chain'],
      facts: [
        'On Saturday, September 26, 2026, a human chain of 180 neighbors passed 11,300 books over 350 yards, in a single night',
        'One dictionary was dropped',
        'The store reopens at 402 Sycamore Street on Thursday, October 1, 2026',
      ],
      output: {
        text:
          'We moved over 11,000 books in a single night: 180 neighbors, one human chain, 350 yards, and just one dropped dictionary. ' +
          'Doors open at 402 Sycamore Street this Thursday, October 1. Which book should we sell first?',
        hashtags: [],
      },
    },
  },
  {
    id: 'v-post-bluesky-tidyfit',
    text: {
      type: 'social_post',
      platform: 'bluesky',
      language: 'en',
      topic: 'Release of tidyfit 2.0',
      tone: 'dry',
      keywords: ['tidyfit 2.0'],
      link: 'https://tidyfit.example/2-0',
      facts: [
        'tidyfit 2.0 reads GPX and FIT files',
        'It is three times as fast as 1.9',
        'MIT licence',
        '27 people contributed; the oldest bug that was fixed dated from 2018',
      ],
      output: {
        text:
          'tidyfit 2.0 is out. It reads GPX and FIT files, is three times as fast as 1.9 and stays MIT-licensed. 27 people had a ' +
          'hand in it, and a bug from 2018 has finally been laid to rest. https://tidyfit.example/2-0',
        hashtags: [],
      },
    },
  },
  {
    id: 'v-post-mastodon-benches',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      language: 'en-GB',
      topic: 'Open data set of public benches',
      keywords: ['public benches'],
      hashtags: ['OpenData', 'WalkableCity'],
      link: 'https://benchatlas.example',
      facts: [
        '3,412 public benches, mapped by 55 volunteers between April and September 2025',
        '68 % have a backrest, 41 % are in the shade in summer',
        'Licence: CC BY 4.0',
      ],
      output: {
        text: [
          'From April to September 2025, 55 volunteers mapped 3,412 public benches. About two thirds of them have a backrest, ' +
            'but only 41% offer shade in summer, which matters if you cannot walk far.',
          'The data is free to use under CC BY 4.0: https://benchatlas.example',
          '#OpenData #WalkableCity',
        ].join('\n\n'),
        hashtags: ['OpenData', 'WalkableCity'],
      },
    },
  },
  {
    id: 'v-post-tiktok-lamp',
    text: {
      type: 'social_post',
      platform: 'tiktok',
      language: 'en',
      topic: 'The desk lamp kit Glim',
      tone: 'spoken',
      keywords: ['desk lamp'],
      hashtags: ['DIY', 'studentroom', 'desksetup'],
      facts: ['23 parts, one screwdriver (included), about 40 minutes', 'Glim costs 49 €'],
      output: {
        text:
          'Your next desk lamp comes in 23 pieces. Give it 40 minutes or so and you can say you built it yourself. ' +
          'Glim, €49, screwdriver included. #DIY #studentroom #desksetup',
        hashtags: ['DIY', 'studentroom', 'desksetup'],
      },
    },
  },
  {
    id: 'v-post-pinterest-herbs',
    text: {
      type: 'social_post',
      platform: 'pinterest',
      language: 'en',
      topic: 'A herb garden in a wine crate',
      keywords: ['herb garden', 'wine crate'],
      link: 'https://potandplot.example/crate',
      facts: [
        'The wine crate measures 50 × 33 × 18 cm',
        'Drill six holes of 8 mm',
        'Line it with jute; plant thyme, chives and parsley 12 cm apart',
      ],
      output: {
        text:
          'A balcony herb garden in an old wine crate. At 50 by 33 centimetres and 18 cm deep, it has room for thyme, ' +
          'chives and parsley. Drill half a dozen holes for drainage, line the wood with jute and set the plants 12 cm apart. ' +
          'Full instructions: https://potandplot.example/crate',
        hashtags: [],
      },
    },
  },
  {
    id: 'v-post-youtube-knives',
    text: {
      type: 'social_post',
      platform: 'youtube',
      language: 'en-US',
      topic: 'Video: how to sharpen a kitchen knife on a whetstone',
      keywords: ['sharpen a kitchen knife', 'whetstone'],
      link: 'https://edgeandstone.example/stones',
      facts: [
        'The video is 12 minutes long and shows a dull 8-inch chef’s knife',
        'Soak the stone for 10 minutes',
        'Angle: 15 degrees; 10 strokes per side on the 1000 grit, then polish on the 6000 grit',
        'Hiro Tanabe has run the sharpening bench at Edge & Stone since 2004',
        'The whetstone costs $54 and comes with a bamboo base',
      ],
      output: {
        text: [
          'Learn to sharpen a kitchen knife on a whetstone, even if you have never held one before. We start with a dull ' +
            '8-inch chef’s knife and end, 12 minutes later, with tomato slices you can read through.',
          'In this video:',
          [
            '• Soaking the stone: ten minutes will do',
            '• Finding an angle of 15 degrees and keeping it',
            '• Ten strokes a side on the 1,000 grit',
            '• Polishing on the 6,000 grit',
            '• The tomato test',
          ].join('\n'),
          'Your teacher is Hiro Tanabe, who has run the sharpening bench at Edge & Stone since 2004.',
          'The stone in the video costs $54 and comes with a bamboo base: https://edgeandstone.example/stones',
          'Questions about your own knives? Ask in the comments, Hiro reads them all.',
        ].join('\n\n'),
        hashtags: [],
      },
    },
  },
];

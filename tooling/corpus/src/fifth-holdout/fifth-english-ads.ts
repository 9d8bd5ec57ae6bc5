import type { CorpusText } from '../corpus-text.ts';

export const fifthEnglishAds: readonly CorpusText[] = [
  {
    id: 'v-ad-google-bike',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'en-GB',
      topic: 'Mobile bike repair in Leeds',
      product: 'Mobile bike repair',
      unique_selling_proposition: 'A mechanic at your door within 24 hours',
      variants: 2,
      keywords: ['mobile bike repair'],
      link: 'https://spokeandvan.example/book',
      facts: [
        'A visit costs £45, with a safety check and small repairs',
        'Daily 7:00–21:00, at home or at the office',
        '12-month guarantee on all work',
        'More than 9,000 bikes repaired since 2016',
        'Telephone 0113 496 0321',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Mobile Bike Repair in Leeds',
              'At Your Door Within 24 Hours',
              'Safety Check Included',
              '12-Month Guarantee on Work',
              'Book a Mechanic Online',
            ],
            descriptions: [
              'One price of £45 covers a safety check and small repairs. Choose your slot online.',
              'We come to your home or office, every day of the week, from 7am to 9pm.',
            ],
          },
          {
            primary_text: null,
            headlines: [
              'Flat Tyre? We Come to You',
              'Mobile Bike Repair for £45',
              'Over 9,000 Bikes Since 2016',
              'Skip the Workshop Queue',
            ],
            descriptions: [
              'A mechanic with a full van visits you, and all work is guaranteed for 12 months.',
              'We have repaired more than 9,000 bikes since 2016. Book a visit and get back on yours.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'v-ad-facebook-flowers',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      language: 'en',
      topic: 'Planted window boxes, delivered',
      product: 'Planted window box',
      unique_selling_proposition: 'Planted, delivered and able to water itself',
      variants: 2,
      keywords: ['window box'],
      link: 'https://sillandstem.example/boxes',
      facts: ['39 € a box, with five seasonal plants', 'Delivery every Friday', 'Waters itself for ten days'],
      output: {
        variants: [
          {
            primary_text: 'In bloom by Friday: a planted window box with five seasonal plants, brought to your door for €39.',
            headlines: ['Your window box, already planted', 'Five plants for €39'],
            descriptions: ['Delivered every Friday'],
          },
          {
            primary_text: 'Away next week? This window box waters itself for ten days, so the flowers manage without you.',
            headlines: ['Go on holiday, it copes', 'Ten days without a watering can'],
            descriptions: ['Planted and delivered'],
          },
        ],
      },
    },
  },
  {
    id: 'v-ad-instagram-mugs',
    text: {
      type: 'ad_copy',
      platform: 'instagram',
      language: 'en-US',
      topic: 'Hand-thrown mug set',
      product: 'Mug set',
      unique_selling_proposition: 'Thrown by hand in Asheville, no two alike',
      variants: 2,
      keywords: ['mug set'],
      link: 'https://firstlightpottery.example/mugs',
      facts: ['A set of four mugs costs $48', 'Each mug holds 12 oz', 'Dishwasher-safe', 'Free shipping on orders over $45'],
      output: {
        variants: [
          {
            primary_text: 'No two alike: a mug set thrown by hand in Asheville. Four mugs, 12 oz each, for $48.',
            headlines: ['Mugs with a thumbprint', 'A set of four for $48'],
            descriptions: ['Ships free over $45'],
          },
          {
            primary_text: 'For slow mornings and quick cleanups: every mug holds 12 ounces and goes in the dishwasher.',
            headlines: ['The mug set for slow mornings', 'Thrown in Asheville'],
            descriptions: ['Safe in the dishwasher'],
          },
        ],
      },
    },
  },
  {
    id: 'v-ad-linkedin-tender',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      language: 'en',
      topic: 'Tendero, software for tenders',
      product: 'Tendero',
      unique_selling_proposition: 'It finds the answers that you have already written',
      variants: 2,
      keywords: ['tender'],
      link: 'https://tendero.example/demo',
      facts: [
        'Customers answer a tender in four days instead of nine',
        'A demo takes 30 minutes',
        '260 bid teams use Tendero',
        'ISO 27001 certified, hosted in the EU',
      ],
      output: {
        variants: [
          {
            primary_text:
              'Most of a tender has been written before. Tendero finds your best answers and cuts the work from nine days to four.',
            headlines: ['Answer your next tender in less time'],
            descriptions: ['260 bid teams use it, and it is hosted in the EU.'],
          },
          {
            primary_text:
              'Deadline near, experts on leave? With Tendero, a tender starts from the answers that your team has already given.',
            headlines: ['See Tendero at work in half an hour'],
            descriptions: ['Book a demo of 30 minutes. ISO 27001 certified.'],
          },
        ],
      },
    },
  },
  {
    id: 'v-ad-x-podcast',
    text: {
      type: 'ad_copy',
      platform: 'twitter',
      language: 'en-GB',
      topic: 'Low Tide, a podcast about wrecks',
      product: 'Low Tide',
      unique_selling_proposition: 'The host dives to every wreck herself',
      variants: 2,
      keywords: ['podcast'],
      link: 'https://lowtide.example',
      facts: [
        'Six episodes, one wreck each, every Thursday from 5 March 2026',
        'First episode: the Mary Ellen, lost in 1871, 22 miles off Cornwall',
        'Host: the diver Kath Penrose',
        'Free in all apps',
      ],
      output: {
        variants: [
          {
            primary_text:
              'In 1871 the Mary Ellen went down 22 miles off Cornwall. Kath Penrose dived to see what is left. ' +
              'Low Tide, the podcast: six episodes, from 5 March.',
            headlines: ['Hear the story of the Mary Ellen'],
            descriptions: [],
          },
          {
            primary_text:
              'Every Thursday, another wreck. Kath Penrose dives to it herself; all you have to do is listen. ' +
              'The Low Tide podcast is free in all apps.',
            headlines: ['Follow the dive, wreck by wreck'],
            descriptions: [],
          },
        ],
      },
    },
  },
  {
    id: 'v-ad-tiktok-earbuds',
    text: {
      type: 'ad_copy',
      platform: 'tiktok',
      language: 'en',
      topic: 'Earbuds with a battery that can be changed',
      product: 'Nub earbuds',
      unique_selling_proposition: 'The battery can be changed in two minutes',
      variants: 2,
      keywords: ['earbuds'],
      link: 'https://nub.example',
      facts: ['They cost 89 €', '30 hours of music with the case'],
      output: {
        variants: [
          {
            primary_text: 'Earbuds you can fix: change the battery in two minutes and keep the rest. €89.',
            headlines: [],
            descriptions: [],
          },
          {
            primary_text: '30 hours with the case. And when the battery is tired, your earbuds get a new one.',
            headlines: [],
            descriptions: [],
          },
        ],
      },
    },
  },
];

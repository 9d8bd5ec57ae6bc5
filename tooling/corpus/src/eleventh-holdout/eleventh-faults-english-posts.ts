import type { HoldoutFault } from '../holdout/holdout-fault.ts';

export const englishPostFaults: readonly HoldoutFault[] = [
  {
    on: 'eleventh-en-warehouse',
    rule: 'hashtag',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', '#Logistics #Warehousing', '#Logistics'],
  },
  {
    on: 'eleventh-en-carnival',
    rule: 'hashtag',
    outcome: 'fail',
    pointer: '/text',
    add: ['/text', ' #BramleyCarnival'],
  },
  {
    on: 'eleventh-en-carnival',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'The route: https://www.bramleycarnival.example/route', 'You will find the route on our website.'],
  },
  {
    on: 'eleventh-en-carnival',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'on Saturday 7 August!', 'on **Saturday 7 August**!'],
  },
  {
    on: 'eleventh-en-lates',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/text',
    swap: [
      '/text',
      'A bar, a band, and the dinosaurs all to yourselves.',
      'A museum bar, a museum band, and the museum dinosaurs all to yourselves.',
    ],
  },
  {
    on: 'eleventh-en-roses',
    rule: 'hashtag',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', '#Roses #Pruning', '#Roses #Pruning #GardenLife'],
  },
  {
    on: 'eleventh-en-repair',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', '41 of 58', '48 of 58'],
  },
  {
    on: 'eleventh-en-cheeseboard',
    rule: 'keyword',
    outcome: 'fail',
    pointer: null,
    swap: ['/text', 'The pear chutney is', 'The quince chutney is'],
  },
  {
    on: 'eleventh-en-bookshop',
    rule: 'style',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'to explain?', 'to explain???'],
  },
];

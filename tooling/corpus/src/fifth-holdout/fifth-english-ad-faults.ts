import type { HoldoutFault } from '../holdout/holdout-fault.ts';

export const fifthEnglishAdFaults: readonly HoldoutFault[] = [
  {
    on: 'v-ad-google-bike',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/variants/0/headlines/1',
    set: { '/variants/0/headlines/1': 'A Mechanic at Your Door Within 24 Hours' },
  },
  {
    on: 'v-ad-google-bike',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/0',
    swap: ['/variants/0/descriptions/0', 'Choose your slot online.', 'Call 0113 496 0321.'],
  },
  {
    on: 'v-ad-google-bike',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/headlines/4',
    set: { '/variants/0/headlines/4': 'Book a Mechanic Online!' },
  },
  {
    on: 'v-ad-google-bike',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/0/headlines/3',
    set: { '/variants/0/headlines/3': 'In Leeds: Mobile Bike Repair' },
  },
  {
    on: 'v-ad-facebook-flowers',
    rule: 'platform_limit',
    outcome: 'warn',
    pointer: '/variants/0/primary_text',
    swap: ['/variants/0/primary_text', 'brought to your door', 'watered, wrapped, carried up all the stairs and brought to your door'],
  },
  {
    on: 'v-ad-facebook-flowers',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/variants/1',
    swap: ['/variants/1/primary_text', 'This window box waters', 'This planter waters'],
  },
  {
    on: 'v-ad-instagram-mugs',
    rule: 'required_part',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    set: { '/variants/1/primary_text': null },
  },
  {
    on: 'v-ad-linkedin-tender',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    swap: ['/variants/0/primary_text', 'from nine days to four', 'from nine days to two'],
  },
  {
    on: 'v-ad-x-podcast',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    set: {
      '/variants/1/primary_text':
        'In 1871 the Mary Ellen went down 22 miles off Cornwall. Kath Penrose dived to see what is left. ' +
        'Low Tide, the podcast: six episodes, from 5 March.',
    },
  },
  {
    on: 'v-ad-tiktok-earbuds',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    swap: ['/variants/0/primary_text', 'and keep the rest', 'and keep the buds, the case, the cable and all those little tips'],
  },
];

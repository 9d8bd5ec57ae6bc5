import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { forbids } from '../holdout/voices.ts';

export const faultsEn: readonly HoldoutFault[] = [
  { on: 's18-en-choir', rule: 'unsupported_figure', outcome: 'fail', pointer: '/text', swap: ['/text', '£6 a session', '£8 a session'] },
  { on: 's18-en-bike', rule: 'unsupported_figure', outcome: 'fail', pointer: '/text', swap: ['/text', '30 November', '15 December'] },
  {
    on: 's18-en-ledger',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: [
      '/body',
      '“Most VAT mistakes I see are made before anyone opens the software,”',
      '“Good records have saved every one of my clients a fortune in tax,”',
    ],
  },
  {
    on: 's18-en-sash',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', 'ten-year guarantee', 'twenty-year guarantee'],
  },
  {
    on: 's18-en-storage',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/headlines/1',
    set: { '/variants/0/headlines/1': 'Over 12,000 Happy Customers' },
  },
  {
    on: 's18-en-groom',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    set: {
      '/variants/1/primary_text': '“Bella came home fluffy and happy,” says Karen from Penarth. Dog grooming, right outside your door.',
    },
  },
  {
    on: 's18-en-descale',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/1/body',
    swap: ['/sections/1/body', '20 g of citric acid', '50 g of citric acid'],
  },
  {
    on: 's18-en-ledger',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'send you the recording.', 'send you the recording. Questions? Write to webinars@tallyhouse.example.'],
  },
  {
    on: 's18-en-choir',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', '\n\nhttps://www.harbourvoices.example/open-rehearsal', ''],
  },
  {
    on: 's18-en-kiln',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/text',
    swap: [
      '/text',
      'Cash or card, both fine.',
      'Cash or card, both fine. Bring a box, bring a friend and come early if you want the big blue mixing bowls, ' +
        'because they never stay on the table for very long.',
    ],
  },
  { on: 's18-en-hedge', rule: 'length', outcome: 'warn', pointer: '/body', brief: { length: 200 } },
  {
    on: 's18-en-storage',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/variants/0/headlines/4',
    set: { '/variants/0/headlines/4': 'Access Every Day from 6 am to 11 pm' },
  },
  {
    on: 's18-en-storage',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/headlines/2',
    set: { '/variants/0/headlines/2': 'No Minimum Term!' },
  },
  {
    on: 's18-en-groom',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    set: {
      '/variants/0/primary_text':
        'Does your arthritis make bathing the dog painful? Our van brings dog grooming to your door, one dog at a time.',
    },
  },
  {
    on: 's18-en-groom',
    rule: 'platform_limit',
    outcome: 'warn',
    pointer: '/variants/0/primary_text',
    swap: ['/variants/0/primary_text', 'Our van brings', 'Put the towels away and stay on the sofa: our van brings'],
  },
  {
    on: 's18-en-sash',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_title',
    set: { '/meta_title': 'Sash window restoration in Bath and the surrounding villages | Alder & Finch' },
  },
  { on: 's18-en-hedge', rule: 'placeholder', outcome: 'fail', pointer: '/body', swap: ['/body', 'Hello,', 'Hello [First Name],'] },
  { on: 's18-en-bike', rule: 'hashtag', outcome: 'fail', pointer: '/text', add: ['/text', '\n\n#cycling'] },
  {
    on: 's18-en-descale',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/conclusion',
    swap: ['/conclusion', 'will tell you whether it was worth it.', 'will tell you whether it was'],
  },
  {
    on: 's18-en-forklift',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    set: {
      '/variants/1/primary_text':
        'Sending drivers away for a course leaves gaps on every shift. We bring forklift training to your site, on your own trucks.',
    },
  },
  {
    on: 's18-en-ledger',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Hello {{first_name}},', 'Sure! Here’s the email you asked for:\n\nHello {{first_name}},'],
  },
  {
    on: 's18-en-sash',
    rule: 'style',
    outcome: 'warn',
    pointer: '/sections/0/body',
    swap: ['/sections/0/body', 'Most old sashes', 'In today’s fast-paced world, it is easy to forget that most old sashes'],
  },
  { on: 's18-en-bike', rule: 'forbidden_word', outcome: 'fail', pointer: '/text', voice: forbids('squeak') },
];

import type { HoldoutFault } from '../holdout/holdout-fault.ts';

const fail = (on: string, rule: string, pointer: string | null) => ({ on, rule, outcome: 'fail', pointer }) as const;
const warn = (on: string, rule: string, pointer: string | null) => ({ on, rule, outcome: 'warn', pointer }) as const;

export const seventhFaultsEnglish: readonly HoldoutFault[] = [
  { ...fail('y-en-email-bikes', 'unsupported_figure', '/body'), swap: ['/body', '£65 instead of £79', '£65 instead of £95'] },
  {
    ...fail('y-en-email-bikes', 'unsupported_figure', '/body'),
    swap: [
      '/body',
      '“They found a cracked rim I had ridden on for months,” says Priya Nair',
      '“The best workshop in Yorkshire, no question,” says Tom Hadley',
    ],
  },
  {
    ...warn('y-en-email-bikes', 'style', '/body'),
    swap: [
      '/body',
      'Salt, rain and short days are hard on a chain.',
      'In today’s fast-paced world, it is easy to forget how hard winter is on a chain.',
    ],
  },
  { ...fail('y-en-email-webinar', 'placeholder', '/body'), swap: ['/body', 'Hello,', 'Hello [First Name],'] },
  { ...fail('y-en-email-webinar', 'unsupported_figure', '/body'), swap: ['/body', 'Thursday 12 March', 'Thursday 19 March'] },
  {
    ...fail('y-en-email-webinar', 'truncation', '/body'),
    swap: ['/body', 'we will send you the recording.\n\nKind regards,\nHarrow & Finch Accountants', 'we will send you the'],
  },
  {
    ...fail('y-en-article-hedge', 'keyword', null),
    swap: ['/sections/0/body', 'The nesting season runs from', 'Most birds raise their young from'],
  },
  { ...fail('y-en-article-hedge', 'length', null), brief: { length: 800 } },
  { ...warn('y-en-article-hedge', 'seo_length', '/meta_description'), set: { '/meta_description': 'When to trim a hedge, and how.' } },
  { ...fail('y-en-landing-dogs', 'required_part', '/faq'), set: { '/faq': null } },
  {
    ...fail('y-en-landing-dogs', 'unsupported_figure', '/sections/0/body'),
    swap: ['/sections/0/body', 'no more than eight dogs', 'no more than five dogs'],
  },
  {
    ...fail('y-en-landing-dogs', 'language', '/sections/0/body'),
    add: ['/sections/0/body', '\n\nNuestros cuidadores conocen a cada perro por su nombre y saben muy bien qué juegos le gustan más.'],
  },
  { ...fail('y-en-google-drains', 'editorial', '/variants/0/headlines/4'), set: { '/variants/0/headlines/4': 'Open Day and Night!' } },
  {
    ...fail('y-en-google-drains', 'platform_limit', '/variants/0/headlines/2'),
    set: { '/variants/0/headlines/2': 'Licensed Drain Experts Since 1998' },
  },
  {
    ...fail('y-en-google-drains', 'editorial', '/variants/0/descriptions/1'),
    also: ['unsupported_figure'],
    swap: ['/variants/0/descriptions/1', 'Book a visit online, day or night.', 'Call us at 520-555-0147.'],
  },
  {
    ...fail('y-en-facebook-cheese', 'unsupported_figure', '/variants/0/headlines/1'),
    set: { '/variants/0/headlines/1': 'Loved by 12,000 households' },
  },
  {
    ...warn('y-en-facebook-cheese', 'platform_limit', '/variants/1/primary_text'),
    add: [
      '/variants/1/primary_text',
      ' Every wheel is picked by people who taste it themselves, and wrapped by hand before it travels to you.',
    ],
  },
  {
    ...fail('y-en-facebook-cheese', 'duplicate', '/variants/1/headlines/1'),
    set: { '/variants/1/headlines/1': 'Meet your new favourite cheese' },
  },
  {
    ...fail('y-en-linkedin-payroll', 'unsupported_figure', '/variants/0/descriptions/0'),
    swap: ['/variants/0/descriptions/0', 'three months', 'six months'],
  },
  {
    ...warn('y-en-linkedin-payroll', 'keyword', '/variants/1'),
    swap: ['/variants/1/primary_text', 'never meant for payroll', 'never meant for wages'],
  },
  {
    ...warn('y-en-linkedin-payroll', 'style', '/variants/0/headlines/0'),
    set: { '/variants/0/headlines/0': 'Unlock the power of effortless payroll' },
  },
  { ...fail('y-en-linkedin-boxes', 'hashtag', '/text'), swap: ['/text', '#packaging #ecommerce', '#packaging'] },
  { ...fail('y-en-linkedin-boxes', 'link', '/text'), swap: ['/text', 'are free: https://tidebox.example/samples', 'are free.'] },
  {
    ...fail('y-en-x-cinema', 'platform_limit', '/text'),
    swap: [
      '/text',
      'Bring a cushion, the old seats are part of the charm.',
      'Bring a cushion, since the old seats are part of the charm and nobody has dared to change them. ' +
        'The bar opens before the first film and stays open after the last one, so that you can talk about what you have seen.',
    ],
  },
  { ...fail('y-en-x-cinema', 'unsupported_figure', '/text'), swap: ['/text', 'doors at 7pm', 'doors at 8pm'] },
  {
    ...fail('y-en-youtube-chair', 'unsupported_link', '/text'),
    swap: ['/text', 'Ask us in the comments', 'Write to nell@threadandtack.example'],
  },
  { ...warn('y-en-youtube-chair', 'markup', '/text'), swap: ['/text', 'In this video', '**In this video**'] },
];

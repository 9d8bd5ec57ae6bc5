import type { HoldoutFault } from '../holdout/holdout-fault.ts';

export const englishFaults: readonly HoldoutFault[] = [
  {
    on: 'ninth-heat-pump',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/introduction',
    swap: ['/introduction', 'owners of period houses often assume', 'more than 60% of owners of period houses assume'],
  },
  {
    on: 'ninth-heat-pump',
    rule: 'length',
    outcome: 'fail',
    pointer: null,
    brief: { length: 550 },
  },
  {
    on: 'ninth-heat-pump',
    rule: 'style',
    outcome: 'warn',
    pointer: '/introduction',
    swap: [
      '/introduction',
      'Old walls, draughty sashes',
      'In today’s fast-paced world, everyone looks at the energy bill. Old walls, draughty sashes',
    ],
  },
  {
    on: 'ninth-heat-pump',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_description',
    add: ['/meta_description', ' We also explain how the grant works and which rooms usually need attention before the winter.'],
  },
  {
    on: 'ninth-heat-pump',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/conclusion',
    add: ['/conclusion', ' What matters is less the age of the house than how warm the water in the pipes has to be.'],
  },
  {
    on: 'ninth-onboarding',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/2/body',
    add: ['/sections/2/body', ' “Our new people stopped asking where things are,” says Tom Aldridge, operations lead at Brightwater.'],
  },
  {
    on: 'ninth-onboarding',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/sections/2/heading',
    set: { '/sections/2/heading': 'Give people less to read' },
  },
  {
    on: 'ninth-onboarding',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/sections/1/body',
    swap: ['/sections/1/body', '**First month:** goals', '<b>First month:</b> goals'],
  },
  {
    on: 'ninth-museum-late',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'This Thursday, 12 November', 'This Thursday, 19 November'],
  },
  {
    on: 'ninth-museum-late',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', ' https://harbourmuseum.example/lates', ' Details are in our bio.'],
  },
  {
    on: 'ninth-museum-late',
    rule: 'hashtag',
    outcome: 'warn',
    pointer: '/text',
    add: ['/text', ' #Jazz'],
  },
  {
    on: 'ninth-field-engineers',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'plenty of fresh air', '£46,000 a year'],
  },
  {
    on: 'ninth-field-engineers',
    rule: 'platform_limit',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'plenty of fresh air', 'plenty of fresh air, a van of your own and the safety training paid for'],
  },
  {
    on: 'ninth-chisel',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'Learn how to sharpen', 'Sure! Here’s a description for your YouTube video:\n\nLearn how to sharpen'],
  },
  {
    on: 'ninth-night-shelter',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Thank you, from all of us at Harrow Lane', 'Thank you,\n\n[Your Name]\nHarrow Lane'],
  },
  {
    on: 'ninth-night-shelter',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Would you help us keep the door open until spring?', 'Would you help us at www.harrowlane-appeal.org?'],
  },
  {
    on: 'ninth-night-shelter',
    rule: 'style',
    outcome: 'warn',
    pointer: '/body',
    swap: ['/body', 'to see one person through the night', 'to see one person through the the night'],
  },
  {
    on: 'ninth-pottery',
    rule: 'required_part',
    outcome: 'fail',
    pointer: '/preheader',
    set: { '/preheader': '' },
  },
  {
    on: 'ninth-pottery',
    rule: 'readability',
    outcome: 'warn',
    pointer: null,
    set: {
      '/body':
        'Hello,\n\n' +
        'On the occasion of the forthcoming presentation of our institutional facilities in October, the administration of ' +
        'the Clay Yard pottery school communicates its invitation to all individuals interested in the acquisition of ' +
        'fundamental competencies in ceramic manufacturing. Participants will be provided with comprehensive information ' +
        'regarding the organisational, methodological and educational characteristics of our instructional programmes, ' +
        'supplemented by practical demonstrations of rotational modelling, surface decoration and the operation of ' +
        'professional equipment.\n\n' +
        'Furthermore, representatives of the administration will be available for individual consultations concerning ' +
        'registration requirements, participation conditions and accessibility considerations. Visitors accompanied by ' +
        'children are respectfully encouraged to familiarise themselves with the applicable safety regulations immediately ' +
        'upon arrival, considering the particular sensitivity of the exhibited installations.\n\n' +
        'We appreciate your consideration and anticipate your participation.\n\n' +
        'The Clay Yard',
    },
  },
  {
    on: 'ninth-storage',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/headlines/2',
    swap: ['/variants/0/headlines/2', 'First Month at Half Price', 'First Month at Half Price!'],
  },
  {
    on: 'ninth-storage',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/0',
    swap: ['/variants/0/descriptions/0', 'See sizes and prices online.', 'Click here for prices.'],
  },
  {
    on: 'ninth-storage',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/variants/1/headlines/4',
    swap: ['/variants/1/headlines/4', 'Room for What You Love', 'Room for Everything You Love Most'],
  },
  {
    on: 'ninth-storage',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/0/headlines/3',
    set: { '/variants/0/headlines/3': 'Half Price: The First Month' },
  },
  {
    on: 'ninth-storage',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/variants/1',
    set: {
      '/variants/1/headlines/1': 'Rent Without Any Deposit',
      '/variants/1/descriptions/1': 'Our doors open at 6 am, even at weekends. Reserve your unit in Lockwood today.',
    },
  },
  {
    on: 'ninth-vans',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/0/body',
    swap: ['/sections/0/body', '170 miles', '210 miles'],
  },
  {
    on: 'ninth-vans',
    rule: 'language',
    outcome: 'fail',
    pointer: '/faq/2/answer',
    set: {
      '/faq/2/answer':
        'Eine kurze Einweisung genügt. Wer Automatik fahren kann, kommt auch mit diesem Transporter zurecht; der Rest ist ' +
        'Freude an der Stille.',
    },
  },
  {
    on: 'ninth-vans',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_title',
    set: { '/meta_title': 'Electric van leasing from £389 a month plus VAT for small fleets | Voltrun' },
  },
  {
    on: 'ninth-vans',
    rule: 'style',
    outcome: 'warn',
    pointer: '/sections/0/body',
    add: ['/sections/0/body', ' For small fleets, that is a real game-changer.'],
  },
];

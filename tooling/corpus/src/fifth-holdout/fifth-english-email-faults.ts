import type { HoldoutFault } from '../holdout/holdout-fault.ts';

const officialese = [
  'Hello,',
  'In consideration of the continuously evolving expectations of our membership, Lakeside Credit Union administers the share certificate ' +
    'in accordance with institutional regulations concerning profitability, transparency and accessibility.',
  'Participation necessitates the establishment of an individual certificate account, the identification of the authorized beneficiary ' +
    'and the unconditional acceptance of applicable contractual obligations. Premature termination inevitably constitutes a modification ' +
    'of contractual conditions, necessitating a proportional reduction of accumulated interest.',
  'Notwithstanding these limitations, participating individuals appreciate the predictability of institutional remuneration, ' +
    'particularly considering the considerable uncertainty characterizing alternative opportunities. Additional documentation regarding ' +
    'administrative responsibilities, organizational procedures and confidentiality is available immediately upon application, without ' +
    'unnecessary bureaucratic complications, through our electronic communication facilities.',
].join('\n\n');

export const fifthEnglishEmailFaults: readonly HoldoutFault[] = [
  {
    on: 'v-email-narrowboat',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', '£1,140', '£1,410'],
  },
  {
    on: 'v-email-narrowboat',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/subject',
    swap: ['/subject', '15% off', '25% off'],
  },
  {
    on: 'v-email-narrowboat',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/subject',
    swap: ['/subject', '15% off', '**15% off**'],
  },
  {
    on: 'v-email-narrowboat',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/body',
    swap: ['/body', 'A narrowboat holiday begins', 'Narrowboat holidays begin'],
  },
  {
    on: 'v-email-swim',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Hi {{first_name}},', 'Hi [Parent Name],'],
  },
  {
    on: 'v-email-swim',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'On Monday, May 4,', 'On Tuesday, May 4,'],
  },
  {
    on: 'v-email-swim',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'another spot for you, and your child misses nothing.', 'another spot for you, and your'],
  },
  {
    on: 'v-email-swim',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/body',
    add: ['/body', '\n\nWeekday lessons start at 3:30 in the afternoon, Monday through Thursday, and the last ones end at 6:30.'],
  },
  {
    on: 'v-email-kestrel',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', '40% less storage', '60% less storage'],
  },
  {
    on: 'v-email-kestrel',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    add: ['/body', '\n\n“I have stopped making coffee while I search,” says Daniel Roth, administrator at Brightwell.'],
  },
  {
    on: 'v-email-kestrel',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'https://kestrel.example/docs/4-2', 'https://kestrel.example/download/latest'],
  },
  {
    on: 'v-email-kestrel',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Hello,\n\nSome waiting', 'Sure! Here is the email about the new release:\n\nHello,\n\nSome waiting'],
  },
  {
    on: 'v-email-credit-union',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'earns 4.25% APY', 'earns 4.75% APY'],
  },
  {
    on: 'v-email-credit-union',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/body',
    swap: ['/body', 'Deposits are federally insured by', '<b>Deposits are federally insured</b> by'],
  },
  {
    on: 'v-email-credit-union',
    rule: 'required_part',
    outcome: 'fail',
    pointer: '/call_to_action',
    set: { '/call_to_action': '.' },
  },
  {
    on: 'v-email-credit-union',
    rule: 'readability',
    outcome: 'warn',
    pointer: '/body',
    set: { '/body': officialese },
  },
  {
    on: 'v-email-eclipse',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'half past five', 'half past four'],
  },
  {
    on: 'v-email-eclipse',
    rule: 'language',
    outcome: 'fail',
    pointer: '/body',
    swap: [
      '/body',
      'While you wait, our refractor of 1881 will show you sunspots. Its lens measures 25 centimetres; its filter is rather newer.',
      'Während Sie warten, zeigt Ihnen unser Refraktor von 1881 die Flecken auf der Sonne. Seine Linse misst 25 Zentimeter, der Filter ' +
        'davor ist deutlich jünger.',
    ],
  },
  {
    on: 'v-email-eclipse',
    rule: 'style',
    outcome: 'warn',
    pointer: '/body',
    swap: ['/body', 'On Wednesday 12 August, the moon', 'In today’s fast-paced world, few of us look up. On Wednesday 12 August, the moon'],
  },
  {
    on: 'v-email-mending',
    rule: 'length',
    outcome: 'warn',
    pointer: '/body',
    brief: { length: 200 },
  },
  {
    on: 'v-email-mending',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'hello@loosethread.example', 'info@loosethread-workshops.example'],
  },
  {
    on: 'v-email-mending',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'in the 35 euros', 'in the XX euros'],
  },
];

import type { CorpusText } from '../corpus-text.ts';

export const fifthEnglishEmails: readonly CorpusText[] = [
  {
    id: 'v-email-narrowboat',
    text: {
      type: 'email',
      language: 'en-GB',
      topic: 'Spring weeks on our narrowboat Heron',
      tone: 'warm, with dry humour',
      keywords: ['narrowboat holiday', 'Llangollen Canal'],
      link: 'https://heronwharf.example/spring',
      facts: [
        'A week on the four-berth boat Heron costs £1,140 between 11 April and 22 May 2026',
        'Bookings made by 31 March 2026 save 15 %',
        'Diesel and gas are included',
        'The handover with a lesson at the tiller takes 90 minutes',
        'Speed limit on the canal: 4 mph',
        'The Pontcysyllte Aqueduct carries the canal over the River Dee: 307 metres long, 38 metres high',
        'The office at Chirk is open daily 8:30–17:00, telephone +44 1632 960147',
      ],
      output: {
        subject: 'A week afloat this spring, now with 15% off',
        preheader: 'The Heron sleeps four, is in no hurry and waits for you in Chirk',
        body: [
          'Hello,',
          'The blossom is out along the Llangollen Canal, and the Heron has a fresh coat of paint. Between 11 April and 22 May, ' +
            'a week aboard our four-berth boat costs £1,140, diesel and gas included. Book by the end of March and we take 15% off.',
          'Never steered before? Nobody has, at first. A narrowboat holiday begins with an hour and a half at the tiller beside ' +
            'one of our team, and after that you travel at 4 mph at most. Walkers will overtake you. That is rather the point.',
          'The best of it comes early: the Pontcysyllte Aqueduct carries you across the valley for just over 300 metres, ' +
            '38 metres above the Dee.',
          'Questions? Ring 01632 960147 between 8.30am and 5pm, any day of the week.',
          'See you at the wharf',
        ].join('\n\n'),
        call_to_action: 'Choose your week',
      },
    },
  },
  {
    id: 'v-email-swim',
    text: {
      type: 'email',
      language: 'en-US',
      topic: 'Summer registration at Otter Cove Swim School opens early for current families',
      tone: 'friendly',
      instructions: 'Greet with the merge tag {{first_name}}.',
      target_audience: 'Parents whose children swim with us already',
      keywords: ['swim lessons'],
      link: 'https://ottercove.example/summer',
      facts: [
        'Registration for current families opens Monday, May 4, 2026, at 9:00 a.m., one week before everyone else (May 11)',
        'Summer session: June 15 to August 7, 2026, eight weeks',
        'A lesson lasts 30 minutes, at most four children in a group',
        'Price: $168 per child for the session, $152 for siblings',
        'Monday to Thursday 3:30 p.m. to 6:30 p.m., Saturday 9:00 a.m. to 12:00 p.m.',
        'The pool is kept at 90 °F',
        'Lessons canceled 48 hours ahead are made up',
      ],
      output: {
        subject: 'Your early pick of summer swim lessons',
        preheader: 'Current families sign up a week before everyone else',
        body: [
          'Hi {{first_name}},',
          'You go first. On Monday, May 4, at 9 a.m., summer swim lessons open to current families, a full week before anyone else ' +
            'can sign up.',
          'The session runs for eight weeks, from June 15 through August 7. A lesson lasts half an hour, with no more than four ' +
            "children in a group, so nobody waits shivering on the steps. Not that they'd shiver: the pool is kept at 90 degrees.",
          "It's $168 per child for the whole session. Brothers and sisters pay $152.",
          'Weekday lessons start at 3:30 in the afternoon, Monday through Thursday, and the last ones end at 6:30. Prefer the weekend? ' +
            'On Saturdays we teach from nine until noon.',
          'And if the dentist or a birthday party gets in the way, tell us two days ahead. ' +
            "We'll find another spot for you, and your child misses nothing.",
        ].join('\n\n'),
        call_to_action: 'Pick our time',
      },
    },
  },
  {
    id: 'v-email-kestrel',
    text: {
      type: 'email',
      language: 'en',
      topic: 'Kestrel 4.2 is out: faster log search, and a webinar about it',
      tone: 'matter-of-fact',
      target_audience: 'Administrators who run Kestrel on their own servers',
      keywords: ['Kestrel 4.2', 'log search'],
      link: 'https://kestrel.example/webinar',
      facts: [
        'A search over 30 days of logs takes 1.8 seconds on average; in Kestrel 4.1 it took 7.5 seconds',
        'The new index needs 40 % less storage',
        'The update takes about 10 minutes, without downtime',
        'Python 3.9 is no longer supported; 3.11 or later is needed',
        'Webinar: Tuesday, 16 June 2026, 15:00 CEST, 45 minutes, free',
        'Marta Oyelaran, head of engineering: “We threw the old index away and started again. It was the best decision of the year.”',
        'Release notes: https://kestrel.example/docs/4-2',
      ],
      output: {
        subject: 'Kestrel 4.2: a log search in 1.8 seconds',
        preheader: 'What changed under the hood, and a webinar that shows how',
        body: [
          'Hello,',
          'Some waiting is over. With Kestrel 4.2, a log search across 30 days comes back in 1.8 seconds on average. ' +
            'In version 4.1, the same search took 7.5.',
          'What else is new:',
          [
            '- **Smaller index:** it needs 40% less storage.',
            '- **No downtime:** the update takes around ten minutes, and everything keeps running.',
            '- **Newer Python:** you need 3.11 or later, since 3.9 is no longer supported.',
          ].join('\n'),
          '“We threw the old index away and started again,” says Marta Oyelaran, our head of engineering. In our free webinar on ' +
            'Tuesday, 16 June, at 3 pm CEST, she shows how that went and answers your questions for as long as the 45 minutes allow.',
          'The rest is in the [release notes](https://kestrel.example/docs/4-2).',
        ].join('\n\n'),
        call_to_action: 'Save my seat',
      },
    },
  },
  {
    id: 'v-email-credit-union',
    text: {
      type: 'email',
      language: 'en-US',
      topic: 'Fall offer: the 12-month share certificate',
      keywords: ['share certificate', 'Lakeside Credit Union'],
      link: 'https://lakesidecu.example/certificate',
      facts: [
        'The 12-month share certificate earns 4.25 % APY, fixed for the term',
        'Minimum deposit: $500',
        'The offer ends October 15, 2026',
        'Withdrawing early costs 90 days of interest',
        'Deposits are federally insured by the NCUA up to $250,000',
        'Founded in 1956 by 43 teachers; 31,400 members today',
        'It takes about 5 minutes to open a certificate in the app',
        'Branch at 18 Mill Street: Monday to Friday 9:00 a.m. to 5:30 p.m., Saturday 9:00 a.m. to 12:00 p.m.',
      ],
      output: {
        subject: 'Lock in 4.25% APY for a year',
        preheader: 'A share certificate from $500, open until October 15',
        body: [
          'Hello,',
          'Saving should not need a calendar reminder. Our 12-month share certificate earns 4.25% APY, and the rate you start with is ' +
            'the rate you keep until the year is up.',
          'Here are the terms, in plain sight:',
          [
            '| Term | What it means |',
            '|---|---|',
            '| Minimum deposit | $500 |',
            '| Last day to open | October 15, 2026 |',
            '| Early withdrawal | costs 90 days of interest |',
          ].join('\n'),
          'Deposits are federally insured by the NCUA up to $250,000.',
          'Lakeside Credit Union was started in 1956 by 43 teachers who wanted a fair place to save. ' +
            'More than 31,000 members later, we still think like them.',
          'Opening a certificate takes about five minutes in the app. Rather talk it over? Our branch at 18 Mill Street is open until ' +
            '5:30 p.m. on weekdays and until noon on Saturdays.',
        ].join('\n\n'),
        call_to_action: 'Open my certificate',
      },
    },
  },
  {
    id: 'v-email-eclipse',
    text: {
      type: 'email',
      language: 'en-GB',
      topic: 'Eclipse evening for members of the Harborough observatory',
      tone: 'enthusiastic, never loud',
      keywords: ['eclipse evening'],
      link: 'https://harboroughobservatory.example/eclipse',
      facts: [
        'Wednesday 12 August 2026: partial eclipse, 91 % of the sun covered at 19:13; begins 18:17, ends 20:06',
        'Gates open at 17:30',
        'Tickets £8, under 16s free, at most two per adult; 220 places',
        'Viewing glasses (ISO 12312-2) are included',
        'The refractor of 1881, with a lens of 25 cm, shows sunspots through a filter',
        'Shuttle bus from Harborough station every 20 minutes from 17:15',
        'If it is overcast, tickets are refunded in full',
      ],
      output: {
        subject: 'An eclipse evening, and you hear of it first',
        preheader: 'Wednesday 12 August: glasses, a grand old telescope and a lot of sky',
        body: [
          'Dear members,',
          'On Wednesday 12 August, the moon will cover just over nine tenths of the sun. It begins at 6.17pm, reaches its height at ' +
            'thirteen minutes past seven and is over by 8.06pm.',
          'Our eclipse evening starts well before that: the gates open at half past five. Tickets are £8, and anyone under 16 comes in ' +
            'free, up to two per grown-up. Viewing glasses to ISO 12312-2 are in the price, so please leave the welding mask at home.',
          'While you wait, our refractor of 1881 will show you sunspots. Its lens measures 25 centimetres; its filter is rather newer.',
          'There are 220 places. A shuttle bus leaves Harborough station every 20 minutes from a quarter past five.',
          'Clouds may have the last word, of course. If the sky stays shut, you get all of your money back.',
        ].join('\n\n'),
        call_to_action: 'Reserve tickets',
      },
    },
  },
  {
    id: 'v-email-mending',
    text: {
      type: 'email',
      language: 'en',
      topic: 'Mending workshop in October',
      tone: 'light',
      length: 115,
      keywords: ['mending workshop'],
      link: 'https://loosethread.example/mending',
      facts: [
        'Saturday, 17 October 2026, 10:00–13:00',
        'The tailor Ines Duarte has mended clothes for 22 years',
        'It costs 35 €, material included',
        '12 places',
        'Studio: Mill Lane 6, second floor',
        'Bring one or two garments',
        'Questions to hello@loosethread.example',
      ],
      output: {
        subject: 'Rescue your favourite jumper in October',
        preheader: 'A mending workshop with Ines Duarte, yarn and buttons included',
        body: [
          'Hello,',
          'A stitch in time saves nine, or so the saying goes. On Saturday, 17 October, we put it to the test: from 10 am to 1 pm, ' +
            'tailor Ines Duarte shows you how to darn a sock, patch a knee and close a seam so well that nobody sees it.',
          'Ines has been mending other people’s favourite clothes for 22 years. She brings needles, yarn and far too many buttons, ' +
            'and all of it is included in the 35 euros.',
          'The mending workshop has a dozen places. You find us on the second floor of Mill Lane 6. Bring one or two pieces ' +
            'that you miss wearing.',
          'Any questions? Write to hello@loosethread.example, and we will gladly help.',
        ].join('\n\n'),
        call_to_action: 'Save my place',
      },
    },
  },
];

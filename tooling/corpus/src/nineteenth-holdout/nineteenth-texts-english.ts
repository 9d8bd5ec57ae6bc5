import type { CorpusText } from '../corpus-text.ts';

/** English emails, posts and ads. */
export const cleanEn: readonly CorpusText[] = [
  {
    id: 's19-en-theatre',
    text: {
      type: 'email',
      language: 'en',
      topic: 'Season subscription of the Quay Theatre',
      keywords: ['season subscription'],
      facts: [
        'Six plays between October and April',
        'Subscription £108, a single ticket £24',
        'Subscribers keep the same seat all season',
        'Book by 30 September; performances start at 19:30, doors open at 18:45',
      ],
      link: 'https://www.quaytheatre.example/season',
      output: {
        subject: 'Your seat for six plays at the Quay',
        preheader: 'Same row, same view, from October to April',
        body: [
          'Hello,',
          'the new programme is out, and the season subscription is open. It holds six plays between October and April, ' +
            'and one seat that stays yours for all of them.',
          'Bought one by one, six tickets at £24 come to £144. Subscribers pay £108 and save £36 over the season, ' +
            'which makes £18 a play.',
          'Doors open at a quarter to seven, so there is time for a drink in the foyer before the curtain rises at half past. ' +
            'If you would rather sit on the aisle, tell us when you book.',
          'Subscriptions can be booked until 30 September.\n\nWe look forward to seeing you,\nThe Quay Theatre',
        ].join('\n\n'),
        call_to_action: 'Choose my seat',
      },
    },
  },
  {
    id: 's19-en-van',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'google_search',
      topic: 'Van hire in Bristol',
      product: 'Long-wheelbase vans by the day or week',
      unique_selling_proposition: 'Collection by phone app, without a queue at a desk',
      variants: 1,
      keywords: ['van hire Bristol'],
      facts: [
        '£49 a day, £245 a week',
        '150 miles a day included',
        'Monday to Saturday, 7 am to 7 pm',
        'Free cancellation up to 48 hours before',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Van Hire Bristol From £49',
              'Collect by App, No Queue',
              '150 Miles a Day Included',
              'Long-Wheelbase Vans',
              'A Week for £245',
              'Open Monday to Saturday',
              'Book a Van Online',
              'Free Cancellation',
            ],
            descriptions: [
              'Van hire Bristol: book online, unlock the van with your phone and drive away.',
              'Take it for a week at £245 and pay for five days at £49 instead of seven.',
              'Plans change. Cancel free of charge up to two days before you collect.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's19-en-expenses',
    text: {
      type: 'email',
      language: 'en',
      topic: 'What slows down the monthly close',
      keywords: ['expense reports'],
      facts: [
        'Survey of 240 finance teams in February 2026; 156 of them wait for late receipts every month',
        'Tallyroom reads receipts from photos; free trial of 30 days',
        'Priya Shah, finance director at Norland Tools: “We closed March two days earlier than February.”',
      ],
      output: {
        subject: 'The month is over, the receipts are not',
        preheader: 'What 240 finance teams told us about their close',
        body: [
          'Hello,',
          'the month is over, and the books are still waiting for a taxi receipt. In February we asked 240 finance teams what holds up ' +
            'their close. Of these, 156 wait for late receipts every single month: that is 65% of all we asked.',
          'Norland Tools moved its expense reports to photos. People take a picture at the till, and Tallyroom reads the rest. ' +
            '“We closed March two days earlier than February,” says Priya Shah, finance director.',
          'If you want to see what that does to your own calendar, try it for 30 days. The trial costs nothing.',
          'Kind regards,\nThe Tallyroom team',
        ].join('\n\n'),
        call_to_action: 'Start the free trial',
      },
    },
  },
  {
    id: 's19-en-strawberries',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'facebook',
      topic: 'Pick your own strawberries at Hollin Farm',
      keywords: ['pick your own'],
      hashtags: [],
      facts: [
        'Starts on Saturday 6 June 2026',
        'Open daily 9:00 to 17:00',
        '£4.50 a kilo, punnets are free',
        'Car park for 60 cars; dogs on leads welcome',
      ],
      output: {
        text: [
          'The first rows are red! Our pick your own field opens on Saturday, 6 June, and then every day from nine to five. 🍓',
          'You pay £4.50 a kilo for what you carry out, and the punnets are on us. Come early if it is hot: the berries are firmer, ' +
            'and so are we. Dogs are welcome on a lead.',
          'Who are you bringing along?',
        ].join('\n\n'),
        hashtags: [],
      },
    },
  },
  {
    id: 's19-en-repair',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'mastodon',
      topic: 'Repair café in Leith',
      keywords: ['repair café'],
      hashtags: ['RightToRepair', 'Edinburgh'],
      facts: [
        'Second Sunday of each month, 14:00 to 17:00',
        'In 2025 volunteers looked at 412 items and mended 309',
        'Leith Community Hall, free of charge',
      ],
      output: {
        text:
          'The repair café in Leith mended 309 of the 412 things that people carried in last year: three in four. ' +
          'Lamps, zips, a much-loved toaster. We are back in the Community Hall on the second Sunday of every month, ' +
          '2 to 5 pm. It costs nothing; bring the broken thing and its charger.\n\n#RightToRepair #Edinburgh',
        hashtags: ['RightToRepair', 'Edinburgh'],
      },
    },
  },
  {
    id: 's19-en-spanish-course',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'facebook',
      topic: 'Evening course in Spanish',
      product: 'Spanish for holidays, beginners’ course',
      unique_selling_proposition: 'Only speaking, no grammar tests',
      variants: 2,
      keywords: ['Spanish course'],
      facts: ['10 evenings of 90 minutes, £120 in all', 'Starts on 14 January', 'At most 8 people in a group'],
      output: {
        variants: [
          {
            primary_text:
              'Ordering tapas without pointing: our Spanish course is all talk and no tests. Ten evenings for £120, or £12 each.',
            headlines: ['Speak Spanish by spring', 'A Spanish course without tests'],
            descriptions: ['Starts on 14 January', 'Eight people at most'],
          },
          {
            primary_text: 'A table by the sea, and you do the talking. This Spanish course spends every evening on conversation.',
            headlines: ['Talk your way through dinner', 'An hour and a half of chatter'],
            descriptions: ['Small groups of up to eight'],
          },
        ],
      },
    },
  },
  {
    id: 's19-en-physio',
    text: {
      type: 'email',
      language: 'en',
      topic: 'Early appointments at Bell Street Physiotherapy',
      keywords: ['early appointments'],
      facts: [
        'From 2 March, Tuesdays and Thursdays from 7:30',
        'First appointment 45 minutes, £58; follow-ups 30 minutes, £42',
        'Cancel up to 24 hours before without charge',
      ],
      output: {
        subject: 'Physio before work, from March',
        preheader: 'Two mornings a week we now start at half past seven',
        body: [
          'Hello,',
          'many of you asked for a time that does not cut the working day in two. Here it is: from 2 March we offer ' +
            'early appointments on Tuesdays and Thursdays, starting at 7.30 am.',
          'The first visit takes three quarters of an hour and costs £58. We look at how you move, talk about what you want to do again, ' +
            'and agree on a plan. Later visits take half an hour and cost £42.',
          'Something came up? Let us know a day ahead and there is no charge.',
          'See you in the morning,\nBell Street Physiotherapy',
        ].join('\n\n'),
        call_to_action: 'Book a morning slot',
      },
    },
  },
];

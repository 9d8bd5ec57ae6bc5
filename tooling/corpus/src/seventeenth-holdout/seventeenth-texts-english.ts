import type { CorpusText } from '../corpus-text.ts';

/** Emails, pages and an article. */
export const longEnglish: readonly CorpusText[] = [
  {
    id: 's17-swim-email',
    text: {
      type: 'email',
      topic: 'Annual membership of the Northgate pool',
      keywords: ['pool membership'],
      facts: [
        'Monthly membership £29',
        'Annual membership £290, until 31 January 2027',
        'Six lanes of 25 m',
        'On weekdays from 6:30 to 22:00',
        'Sauna and classes are included',
        'A membership can be frozen for up to 28 days',
      ],
      output: {
        subject: 'A whole year in the pool for £290',
        preheader: 'The price of the annual pool membership ends on 31 January',
        body: [
          'Hello,',
          'the mornings are dark, and the water is warm. On weekdays six lanes of 25 metres wait for you from half past six, ' +
            'and the doors stay open until 10 pm.',
          'A pool membership costs £29 a month. Over twelve months that comes to £348. Take the whole year at once and you pay £290, ' +
            'which leaves £58 in your pocket.',
          'The offer ends on 31 January 2027. Sauna and classes are included, and if you travel, you can freeze your membership ' +
            'for up to four weeks.',
          'See you in the water.',
        ].join('\n\n'),
        call_to_action: 'Get my annual membership',
      },
    },
  },
  {
    id: 's17-tallybook-email',
    text: {
      type: 'email',
      topic: 'New prices of the accounting software Tallybook',
      keywords: ['Tallybook'],
      target_audience: 'Customers who pay by the month',
      facts: [
        'On 1 March 2027 the price per user goes from $12 to $15 a month',
        'Customers who renew by 28 February 2027 keep the old price for 12 months',
        'Survey of 400 customers: three in four close the month at least one day earlier',
        '“We close our books on the second of the month,” says Dana Ruiz, controller at Fenwick Tools',
        'Renewing takes two minutes',
      ],
      output: {
        subject: 'Keep your price for another year',
        preheader: 'From 1 March a user costs $15 a month. Renew early and stay at $12',
        body: [
          'Hello,',
          'since you joined, Tallybook has learned to match payments, read receipts and remind late payers. On 1 March 2027 ' +
            'the price follows: it goes from $12 to $15 per user and month.',
          'Renew by 28 February, and the old price stays yours for one more year.',
          'What do you get for it? We asked 400 customers, and 75% of them close the month at least a day earlier than before. ' +
            'Dana Ruiz, controller at Fenwick Tools, says: “We close our books on the second of the month.”',
          'Renewing takes two minutes, and nothing changes in your account.',
        ].join('\n\n'),
        call_to_action: 'Renew at $12',
      },
    },
  },
  {
    id: 's17-coach-page',
    text: {
      type: 'landing_page',
      topic: 'Coach from Norwick to the airport',
      keywords: ['airport coach'],
      facts: [
        'Single £14, return £24',
        'Daily, every 30 minutes from 04:00 to 23:00',
        'The journey takes 55 minutes',
        'Each passenger may bring 2 suitcases and 1 piece of hand luggage; a packed bicycle counts as a suitcase',
        'Return tickets are valid for 3 months on any departure',
        'Tickets online or from the driver, by card, at the same price',
      ],
      output: {
        headline: 'To the airport without watching the clock',
        subheadline: 'An airport coach every half hour, from before dawn until late, for all who fly from Norwick',
        sections: [
          {
            heading: 'One leaves every half hour',
            body:
              'The first airport coach sets off from Norwick at 4 am, the last at 11 pm, every day of the week. In between there are ' +
              'two departures each hour. The ride to the terminal takes 55 minutes.',
          },
          {
            heading: 'A return that pays',
            body:
              'A single costs £14, a return £24. Two singles would come to £28, so the return saves you £4. It is valid for three ' +
              'months, and you choose your coach home after you land.',
          },
          {
            heading: 'Room for your luggage',
            body: 'Each passenger may bring two suitcases and a bag for the seat. The driver puts the heavy ones in the hold for you.',
          },
        ],
        call_to_action: 'Book my seat',
        faq: [
          {
            question: 'What if my flight is late?',
            answer: 'Take the next coach. A return ticket is not tied to a departure, so you need no new booking.',
          },
          {
            question: 'Can I bring a bicycle?',
            answer: 'Yes, if it is packed in a bag or a box. It then counts as one of your two suitcases.',
          },
          {
            question: 'Where do I buy a ticket?',
            answer: 'Online or from the driver, who takes cards. The price is the same, so choose what suits you.',
          },
        ],
        meta_title: 'Airport coach from Norwick, every 30 minutes',
        meta_description:
          'Take the airport coach from Norwick: every half hour from 4 am to 11 pm, 55 minutes to the terminal, £14 single or £24 return.',
      },
    },
  },
  {
    id: 's17-flats-page',
    text: {
      type: 'landing_page',
      topic: 'Harbour Yard, new flats in Millport',
      keywords: ['flats in Millport'],
      facts: [
        'Harbour Yard has 24 flats, 18 of them are reserved',
        'Sizes from 48 to 92 m², prices from £285,000',
        'Each flat has a balcony, underfloor heating and a storeroom',
        'The reservation fee is £1,000; it is paid back within 14 days on request and is part of the purchase price',
        'Keys in September 2027',
        'Show flat open on Saturdays, 10:00 to 14:00, no appointment needed',
        'Cats and dogs are allowed',
      ],
      output: {
        headline: 'Live where the harbour wakes up',
        subheadline: 'New flats in Millport with a balcony above the water, for first homes and for later ones',
        sections: [
          {
            heading: 'A house above the water',
            body:
              'Harbour Yard has two dozen flats in Millport. Eighteen of them are reserved, and the rest are waiting for their people. ' +
              'Come and look from the balcony.',
          },
          {
            heading: 'Rooms that make sense',
            body:
              'The smallest flat has 48 square metres, the largest 92. Each comes with a balcony, underfloor heating and a storeroom ' +
              'of its own. Prices start at £285,000.',
          },
          {
            heading: 'Reserve, then sleep on it',
            body:
              'A fee of £1,000 holds a flat for you. If you change your mind within two weeks, you get it back. ' +
              'We hand over the keys in September 2027.',
          },
        ],
        call_to_action: 'See the floor plans',
        faq: [
          {
            question: 'When can I see a flat?',
            answer: 'On any Saturday from 10 am to 2 pm, when the show flat is open. You need no appointment.',
          },
          {
            question: 'Is the reservation fee lost money?',
            answer: 'No, it is part of the purchase price, so you pay that much less when the contract is signed.',
          },
          { question: 'Are pets allowed?', answer: 'Yes, cats and dogs may move in with you, whichever flat you choose at Harbour Yard.' },
        ],
        meta_title: 'New flats in Millport: Harbour Yard by the water',
        meta_description:
          'Harbour Yard: new flats in Millport with 48 to 92 square metres, balcony and underfloor heating, from £285,000. ' +
          'Keys in September 2027.',
      },
    },
  },
  {
    id: 's17-solar-article',
    text: {
      type: 'blog_article',
      topic: 'What a balcony solar kit costs and saves',
      keywords: ['balcony solar'],
      length: 235,
      facts: [
        'A kit with two panels costs £700',
        'It makes about 700 kWh a year',
        'A kWh from the grid costs 25p',
        'Each panel measures 1.7 m by 1.1 m and weighs 21 kg',
        'Two people fit it in about two hours',
      ],
      output: {
        title: 'Balcony solar kit: what it costs and what it saves',
        slug: 'balcony-solar-kit-costs',
        meta_title: 'Balcony solar kit: costs, output and payback',
        meta_description:
          'What a balcony solar kit costs, how much power two panels make in a year, and where to hang them. ' +
          'With a sum you can redo for your flat.',
        introduction:
          'A balcony solar kit is the smallest power station you can own. Two panels hang from the railing, a plug goes into the wall, ' +
          'and the fridge runs on daylight. Here is what to expect before you order.',
        sections: [
          {
            heading: 'Do the sum first',
            body:
              'Our kit costs £700 and makes about 700 kWh a year. At 25p for each kWh from the grid, that is £175 off the bill every ' +
              'year if you use all of it yourself. After four years the kit has earned its £700 back.\n\n' +
              'Most homes do not use every unit. Run the washing machine at noon rather than at night, and you come close.',
          },
          {
            heading: 'Measure the railing',
            body:
              'Each panel is 1.7 metres long and 1.1 metres high. It weighs 21 kilograms, so the pair puts 42 kilograms on the railing. ' +
              'Steel carries that with ease; ask your landlord about glass or old wood.\n\n' +
              'A balcony that faces south gets the most sun. East or west works as well, with more power at breakfast or in the evening.',
          },
          {
            heading: 'Set aside an afternoon',
            body:
              'Two people need about two hours. Hang the brackets, lift the panels, plug in the inverter, and open the app to see ' +
              'the first watts arrive.',
          },
        ],
        conclusion:
          'Measure your railing tonight, take a photo at noon, and note where the shadow falls. With that in hand, our advisers can tell ' +
          'you on the phone if balcony solar fits your home.',
      },
    },
  },
];

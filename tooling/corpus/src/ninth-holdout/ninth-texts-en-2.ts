import type { CorpusText } from '../corpus-text.ts';

export const englishTextsContinued: readonly CorpusText[] = [
  {
    id: 'ninth-night-shelter',
    text: {
      type: 'email',
      topic: 'Winter appeal of the Harrow Lane night shelter',
      language: 'en-GB',
      tone: 'warm',
      length: 120,
      instructions: 'Greet the reader with the merge tag {{first_name}}',
      facts: [
        '£18 pays for a bed, a hot meal and breakfast for one night',
        'Last winter 412 people slept at the shelter',
        'Gifts until 31 December are doubled by the Aldous Trust',
        '46 volunteers',
      ],
      output: {
        subject: 'A warm bed on Harrow Lane tonight',
        preheader: 'Until 31 December, your gift goes twice as far',
        body:
          'Dear {{first_name}},\n\n' +
          'When the first frost comes, the queue outside our door on Harrow Lane forms before dark. Last winter 412 people ' +
          'found a bed here. Some stayed for a single night, others until they had a key of their own.\n\n' +
          'It takes £18 to see one person through the night: a bed, a hot meal in the evening and breakfast the next morning. ' +
          'And until the end of the year, the Aldous Trust will double whatever you give.\n\n' +
          'Our 46 volunteers bring their time, their soup ladles and a good deal of patience. What they cannot bring is the ' +
          'money for heating and bread. Would you help us keep the door open until spring?\n\n' +
          'Thank you, from all of us at Harrow Lane',
        call_to_action: 'Give a night’s shelter',
      },
    },
  },
  {
    id: 'ninth-pottery',
    text: {
      type: 'email',
      topic: 'Open day at the Clay Yard pottery school in October',
      output: {
        subject: 'Come and get your hands dirty',
        preheader: 'The Clay Yard opens its doors this October',
        body:
          'Hello,\n\n' +
          'Have you ever watched a bowl rise from a lump of clay and wondered whether you could do that? Come to our open day ' +
          'in October and find out.\n\n' +
          'You can sit down at a wheel, try a glaze or simply look over the shoulders of people who have been doing this for ' +
          'years. They were all beginners once, and most of them still have their first crooked mug to prove it. Children are ' +
          'welcome, aprons are on the hook, and there will be cake.\n\n' +
          'If you like it, ask us about the winter classes while you are here. If you don’t, you have at least had a good ' +
          'piece of cake.\n\n' +
          'See you at the wheel,\n\n' +
          'The Clay Yard',
        call_to_action: 'Plan my visit',
      },
    },
  },
  {
    id: 'ninth-storage',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      topic: 'Self storage in Lockwood',
      product: 'Lockwood Self Storage',
      language: 'en-GB',
      unique_selling_proposition: 'Nothing to pay up front',
      keywords: ['self storage'],
      variants: 2,
      facts: ['Units from 25 sq ft', 'From £12 a week', 'First month half price', 'Open 6 am to 11 pm every day', 'No deposit'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Self Storage in Lockwood',
              'Units From £12 a Week',
              'First Month at Half Price',
              'Nothing to Pay Up Front',
              'Open 6 am to 11 pm Daily',
            ],
            descriptions: [
              'Clean, dry self storage for a few boxes or a whole house. See sizes and prices online.',
              'Pay from £12 a week and leave no deposit. Your first month is half price.',
              'Come and go from six in the morning until eleven at night, Sundays included.',
            ],
          },
          {
            primary_text: null,
            headlines: [
              'Moving House? Store It Here',
              'Self Storage Without Deposit',
              '50% Off Your First Month',
              'Small Units From 25 Sq Ft',
              'Room for What You Love',
            ],
            descriptions: [
              'Between two homes? Rent as little as 25 sq ft, and take more when you need it.',
              'Self storage that opens at 6 am, even at weekends. Reserve your unit in Lockwood today.',
              'A good time to clear the spare room: you pay only half for the first month.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'ninth-vans',
    text: {
      type: 'landing_page',
      topic: 'Leasing electric vans for small fleets',
      language: 'en-GB',
      length: 200,
      keywords: ['electric van leasing'],
      target_audience: 'Managers of small fleets: florists, caterers, trades',
      link: 'https://voltrun.example/vans',
      facts: [
        'From £389 a month plus VAT',
        '48-month contract with 10,000 miles a year; the mileage can be adjusted every year',
        'Range: 170 miles (WLTP)',
        'Charger installed at the depot within 15 working days of signing',
        'Servicing and tyres included',
        'Amy Rossiter of Rossiter Flowers, which went from 2 vans to 11: “My drivers fight over the electric ones.”',
      ],
      output: {
        headline: 'Put your fleet on electric, one van at a time',
        subheadline: 'For small fleets that want a single monthly rate, with the charger, the servicing and the tyres taken care of',
        sections: [
          {
            heading: 'What you drive',
            body:
              'Electric van leasing with Voltrun starts at £389 a month plus VAT. For that you get a new panel van with a ' +
              'WLTP range of 170 miles, enough for most city rounds with charge to spare on the way home. Servicing and tyres ' +
              'are part of the rate, so there is one invoice and no surprise in between.',
          },
          {
            heading: 'Charging at your own depot',
            body:
              'We survey your yard, talk to the network operator and put up the charger. From the day you sign, this takes no ' +
              'more than 15 working days. Your drivers plug in at night and leave with a full battery in the morning.',
          },
          {
            heading: 'A contract you can plan with',
            body:
              'You lease for four years and 10,000 miles a year. Are your rounds getting longer? Once a year we adjust the ' +
              'mileage with you. When the contract ends, you hand back the van or take a new one, and its resale value is our ' +
              'worry.',
          },
          {
            heading: 'Ask a florist',
            body:
              'Rossiter Flowers began with two vans and runs eleven today. “My drivers fight over the electric ones,” says ' +
              'Amy Rossiter. They are quiet on the early rounds, and the tulips do not seem to mind either.',
          },
        ],
        call_to_action: 'Get my monthly rate',
        faq: [
          {
            question: 'How far does it go in winter?',
            answer:
              'Not quite as far as in summer, as with any battery. We go through your routes with you before you sign, and ' +
              'plan with a reserve for frosty days.',
          },
          {
            question: 'Is VAT included in the rate?',
            answer: 'No, our rates are without VAT, and so are the £389 a month. Most businesses can reclaim the tax.',
          },
          {
            question: 'Do my drivers need training?',
            answer:
              'A short introduction is enough. If they can drive an automatic, they can drive this van; the rest is learning ' +
              'to enjoy the silence.',
          },
        ],
        meta_title: 'Electric van leasing from £389 a month | Voltrun',
        meta_description:
          'Electric van leasing with servicing, tyres and a depot charger in a single monthly rate. See what four years on ' +
          'electric would cost your firm.',
      },
    },
  },
];

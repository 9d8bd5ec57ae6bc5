import type { CorpusText } from '../corpus-text.ts';

export const fifthEnglishPages: readonly CorpusText[] = [
  {
    id: 'v-page-lighthouse',
    text: {
      type: 'landing_page',
      language: 'en-GB',
      topic: 'Stays in the keeper’s cottage at Skerra Head lighthouse',
      tone: 'quiet, a little wry',
      keywords: ['lighthouse cottage', 'Skerra Head'],
      link: 'https://skerrahead.example/stay',
      facts: [
        'The lighthouse was built in 1838, is 31 metres tall and has 142 steps',
        'The cottage sleeps four in two bedrooms; the sea is on three sides',
        '£620 for three nights, £1,190 for a week',
        'Arrival from 16:00, departure by 10:00',
        'Dogs: at most two, £25 each per stay',
        'The nearest shop is 2.5 miles away in Skerrabay, by the coast road',
        'Rated 4.9 out of 5 by 212 guests on StayNorth',
        'Eleanor M., guest in August 2025: “We came for the sea and stayed up for the stars. The children want to move in.”',
        'Free cancellation up to 30 days before arrival',
        'The warden takes guests up the tower daily at 17:00',
      ],
      output: {
        headline: 'Sleep where the keeper slept',
        subheadline: 'A lighthouse cottage for four at Skerra Head, with the sea on three sides and nobody next door',
        sections: [
          {
            heading: 'A house at the end of the road',
            body:
              'The keeper’s cottage stands at the foot of the tower, where the road gives up. Two bedrooms sleep four, and the nearest ' +
              'shop is two and a half miles away in Skerrabay. Bring a good book. Better still, bring a spare.',
          },
          {
            heading: 'Up 142 steps to the lamp',
            body:
              'The tower was built in 1838 and is 31 metres tall. Every day at five in the afternoon the warden unlocks the door and ' +
              'takes you all the way up. On a clear day you can watch the weather coming long before it reaches your washing.',
          },
          {
            heading: 'What guests say',
            body:
              '“We came for the sea and stayed up for the stars,” wrote Eleanor M. after her stay in August 2025. She is not alone: ' +
              '212 guests on StayNorth give the cottage 4.9 out of 5.',
          },
          {
            heading: 'What it costs',
            body: [
              '| Stay | Price |\n|---|---|\n| Three nights | £620 |\n| One week | £1,190 |\n| Each dog, per stay | £25 |',
              'Plans change, and the weather certainly does. You can cancel free of charge until 30 days before you arrive.',
            ].join('\n\n'),
          },
        ],
        call_to_action: 'See free dates',
        faq: [
          { question: 'When can we arrive?', answer: 'Any time from 4pm. On the day you leave, we ask for the keys by 10am.' },
          { question: 'May the dog come too?', answer: 'Yes, and so may a friend: up to two dogs are welcome, at £25 each for the stay.' },
          {
            question: 'Where do we buy food?',
            answer: 'In Skerrabay, 2.5 miles along the coast road. Stock up on the way and you need not stir again.',
          },
        ],
        meta_title: 'Lighthouse cottage at Skerra Head, sleeps four',
        meta_description:
          'Stay in the lighthouse cottage at Skerra Head: two bedrooms, a tower to climb and the sea on three sides. ' +
          'Three nights for £620.',
      },
    },
  },
  {
    id: 'v-page-heat-pump',
    text: {
      type: 'landing_page',
      language: 'en-GB',
      topic: 'Heat pumps for terraced houses, by Wickham Heating',
      keywords: ['heat pump', 'terraced house'],
      link: 'https://wickhamheating.example/survey',
      facts: [
        'A typical system costs £11,900; the Boiler Upgrade Scheme pays £7,500 of it, which leaves £4,400',
        'We apply for the grant on the customer’s behalf',
        'Survey: 60 minutes, free of charge; every radiator is measured',
        'Installation in three days: day 1 removal of the old boiler, day 2 outdoor unit and cylinder, day 3 setting up and handover',
        'Outdoor unit: 1.1 m wide, 0.9 m high, 42 dB at a distance of one metre',
        'Guarantee: ten years on the unit, five years on our work',
        '1,150 heat pumps installed since 2012',
        'Spring 2025: 81 % of 180 customers said that their home was warmer than before',
        'Telephone 0117 496 0853, Monday to Friday 8:00–18:00',
      ],
      output: {
        headline: 'A heat pump that fits a terraced house',
        subheadline: 'For homes with a small yard and close neighbours: surveyed free of charge, installed in three days',
        sections: [
          {
            heading: 'Small enough for the yard',
            body:
              'The outdoor unit is 1.1 metres wide and 90 centimetres high. If there is room for your bins, there is probably room for ' +
              'the unit. Stand a metre away and you hear 42 decibels.',
          },
          {
            heading: 'What you pay in the end',
            body:
              'A typical system costs £11,900. The Boiler Upgrade Scheme pays £7,500 of that, and we apply for it on your behalf. ' +
              'That leaves £4,400 for you.',
          },
          {
            heading: 'Three days, start to finish',
            body: [
              '- **Day 1:** the old boiler goes.',
              '- **Day 2:** the outdoor unit and the cylinder come in.',
              '- **Day 3:** we set everything up, show you the controls and sweep the hall.',
            ].join('\n'),
          },
          {
            heading: 'Warmer than before',
            body:
              'We asked 180 customers in spring 2025. Some four in five told us that their home was warmer than before. ' +
              'Since 2012 we have installed more than 1,100 systems, many of them in streets where you can hear the neighbours sneeze.',
          },
        ],
        call_to_action: 'Book a free survey',
        faq: [
          {
            question: 'Will my radiators do?',
            answer: 'Often they will. We measure every one of them during the survey, which takes an hour and costs nothing.',
          },
          {
            question: 'What if something breaks?',
            answer: 'The unit is guaranteed for ten years and our own work for five. Tell us, and we come and put it right.',
          },
          {
            question: 'Can I talk to somebody first?',
            answer: 'Please do. Call 0117 496 0853, Monday to Friday, between 8am and 6pm.',
          },
        ],
        meta_title: 'Heat pump for a terraced house: costs and steps',
        meta_description:
          'A heat pump for your terraced house: £4,400 after the grant, installed in three days. See the sizes, the noise and the survey.',
      },
    },
  },
  {
    id: 'v-page-payroll',
    text: {
      type: 'landing_page',
      language: 'en-US',
      topic: 'Tallybird Payroll for small businesses',
      tone: 'plain and friendly',
      keywords: ['payroll software', 'small business'],
      link: 'https://tallybird.example/try',
      facts: [
        '$39 a month plus $6 per employee; no setup fee, no contract',
        'Free for the first 60 days; no credit card needed',
        'Files and pays payroll taxes in all 50 states',
        'Setup takes 25 minutes on average',
        'Phone support Monday to Friday, 8:00 a.m. to 8:00 p.m. Eastern; the typical wait is 2 minutes',
        '14,200 businesses use Tallybird, most of them with fewer than 20 employees',
        'Grace Odum, owner of Odum Bakery in Dayton: “I used to lose every other Thursday to payroll. Now it takes me ten minutes.”',
        'Direct deposit arrives the next business day',
        'SOC 2 Type II audited',
        'Accountants get their own login free of charge',
      ],
      output: {
        headline: 'Payroll done before your coffee gets cold',
        subheadline: 'Payroll software for anyone who runs a small business and would rather be doing something else',
        sections: [
          {
            heading: 'Get your Thursdays back',
            body:
              '“I used to lose every other Thursday to payroll,” says Grace Odum, who owns Odum Bakery in Dayton. “Now it takes me ten ' +
              'minutes.” Enter the hours, check the totals, hit Send. Your people are paid by direct deposit the next business day.',
          },
          {
            heading: 'Taxes filed for you',
            body:
              'Tallybird calculates, files and pays your payroll taxes in all 50 states. When someone on your team moves across a state ' +
              'line, you change the address. We handle the forms.',
          },
          {
            heading: 'A price you can do in your head',
            body:
              'It’s $39 a month plus $6 per employee. There is no setup fee and no contract. The first 60 days are free, and we ' +
              'don’t ask for a credit card.',
          },
          {
            heading: 'People who pick up',
            body:
              'Setup takes 25 minutes on average. If you get stuck, call us weekdays from 8 a.m. to 8 p.m. Eastern; the typical wait is ' +
              'two minutes. More than 14,000 businesses run their payroll on Tallybird, and most have fewer than 20 employees.',
          },
        ],
        call_to_action: 'Start 60 free days',
        faq: [
          {
            question: 'Is my data safe?',
            answer: 'Yes. Tallybird is SOC 2 Type II audited, and only the people you invite can see your books.',
          },
          {
            question: 'What happens after the trial?',
            answer: 'You pay by the month, or you leave and take your data along. Either way is fine with us.',
          },
          { question: 'Can my accountant log in?', answer: 'Of course. Accountants get their own login at no charge.' },
        ],
        meta_title: 'Payroll software for small business owners | Tallybird',
        meta_description:
          'Payroll software that files taxes in all 50 states and pays your team by direct deposit. For small business. Free for 60 days.',
      },
    },
  },
];

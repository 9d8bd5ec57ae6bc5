import type { CorpusText } from '../corpus-text.ts';

export const englishArticles: readonly CorpusText[] = [
  {
    id: 'eleventh-en-month-end',
    text: {
      type: 'blog_article',
      language: 'en',
      topic: 'How small finance teams close the month faster',
      tone: 'matter-of-fact',
      length: 250,
      keywords: ['month-end close', 'bank reconciliation'],
      target_audience: 'Finance managers in firms with up to 50 staff',
      facts: [
        'Ledgerlight matches 92 % of bank lines on its own',
        'Orchard Dental cut its month-end close from nine working days to four',
        'Priya Nair, finance manager at Orchard Dental: “The first week of the month used to vanish. Now it is just a week.”',
        'The free trial lasts 30 days; no card needed',
      ],
      link: 'https://www.ledgerlight.example/trial',
      output: {
        title: 'A faster month-end close for small finance teams',
        slug: 'faster-month-end-close',
        meta_title: 'Month-end close: how small teams get it done sooner',
        meta_description:
          'What slows a month-end close, why daily bank reconciliation helps, and how one dental group finished five working days sooner.',
        introduction:
          'A slow month-end close is rarely one big problem. It is a string of small waits: a missing receipt, a payment that ' +
          'nobody recognises, a colleague on leave. Shorten the waits and the close shortens with them.',
        sections: [
          {
            heading: 'Do the bank work while you still remember',
            body:
              'Many teams leave bank reconciliation to the last week of the month. By then nobody can say what that odd card ' +
              'payment was for. Look at the bank feed each morning instead, while the answer is still in someone’s head. ' +
              'Ledgerlight pairs more than nine lines in ten without help, so what is left fits beside a cup of coffee.',
          },
          {
            heading: 'Agree on a cut-off and keep to it',
            body:
              'Invoices that arrive late hold up everybody. Choose a day after which a bill belongs to the next month, tell your ' +
              'suppliers, and resist the first exception. A small accrual is easier to explain than a late report.',
          },
          {
            heading: 'Write down who waits for whom',
            body:
              'List every task with its owner and the task it depends on. Two things usually show up: work that could start ' +
              'earlier, and work that nobody owns.\n\nOrchard Dental did this on a whiteboard. Together with daily matching, it took ' +
              'the close from nine working days to four. “The first week of the month used to vanish,” says Priya Nair, the ' +
              'finance manager there. “Now it is just a week.”',
          },
        ],
        conclusion:
          'Start with the bank feed, since it pays back soonest. You can [try Ledgerlight free for 30 ' +
          'days](https://www.ledgerlight.example/trial) and leave your card in your wallet.',
      },
    },
  },
  {
    id: 'eleventh-en-boiler',
    text: {
      type: 'blog_article',
      language: 'en',
      topic: 'Why to have the boiler serviced before the cold comes',
      tone: 'friendly',
      length: 220,
      keywords: ['boiler service'],
      facts: [
        'A boiler service costs £96, the same for combi and system boilers',
        'A visit takes about 45 minutes',
        '25 % off for bookings made by 30 September',
        'All engineers are Gas Safe registered',
        'The carbon monoxide alarm is tested with every service at no extra charge',
        'National Gas Emergency Service: 0800 111 999',
      ],
      link: 'https://www.harrowheating.example/diary',
      output: {
        title: 'What a boiler service covers, and why autumn is too late',
        slug: 'what-a-boiler-service-covers',
        meta_title: 'Boiler service: what it covers and what it costs',
        meta_description:
          'What our engineers check during a boiler service, how long the visit takes, and how to save a quarter of the price.',
        introduction:
          'Boilers tend to fail on the first cold night, when every heating firm in town has a queue. A boiler service in the ' +
          'warm months costs less and spares you that call.',
        sections: [
          {
            heading: 'What the engineer looks at',
            body:
              'The visit takes about three quarters of an hour. In that time the engineer will:\n\n- check the flue and the ' +
              'seals\n- measure the gas pressure and the burner settings\n- clean the parts that collect dirt\n- test your carbon ' +
              'monoxide alarm, at no extra charge\n\nAll our engineers are Gas Safe registered. Ask to see the card; they expect it.',
          },
          {
            heading: 'What you pay',
            body:
              'The price is £96, whether you have a combi or a system boiler. Book by 30 September and we take 25 % off, which ' +
              'brings it down to £72. Small parts such as seals are rarely dear, and nothing is replaced before you have said yes.',
          },
          {
            heading: 'Signs that should not wait',
            body:
              'Do not wait for the yearly check if the flame burns yellow instead of blue, or if the boiler keeps losing pressure. ' +
              'Should you ever smell gas, leave the house first. Then ring the National Gas Emergency Service on 0800 111 999, at ' +
              'any hour of the day or night.',
          },
        ],
        conclusion:
          'Pick a morning that suits you in our [online diary](https://www.harrowheating.example/diary). Summer is our quiet ' +
          'season, so the choice is yours.',
      },
    },
  },
  {
    id: 'eleventh-en-physio',
    text: {
      type: 'landing_page',
      language: 'en',
      topic: 'Stride Clinic: physiotherapy in Leeds for runners',
      keywords: ['physiotherapy in Leeds', 'running injury'],
      target_audience: 'Runners who have had to stop training',
      facts: [
        'First appointment: 50 minutes, £58',
        'Follow-up: 30 minutes, £42',
        'Open Monday to Friday 7 am to 8 pm, Saturday 9 am to 12 pm',
        'No GP referral needed',
        'Six physiotherapists, all registered with the HCPC; most of them race themselves',
        'Appointments can be cancelled free of charge up to 24 hours before',
      ],
      output: {
        headline: 'Get back to running with a plan',
        subheadline: 'Physiotherapy in Leeds for runners who want to know what hurts, why, and when they can train again',
        sections: [
          {
            heading: 'A first visit with clear answers',
            body:
              'Your first appointment lasts 50 minutes and costs £58. We watch you walk and run, test how strong and mobile you ' +
              'are, and tell you plainly what we think is wrong. You leave with exercises made for your running injury and a date ' +
              'to aim for.',
          },
          {
            heading: 'People who treat runners all week',
            body:
              'Six physiotherapists work here, all of them registered with the HCPC. Most race at the weekend, so you need not ' +
              'explain why “just rest” is no answer.',
          },
          {
            heading: 'Hours that fit around a job',
            body:
              'From Monday to Friday we open at 7 in the morning and close at 8 in the evening. On Saturdays we are here from 9 ' +
              'until noon. A follow-up takes half an hour and costs £42.',
          },
        ],
        call_to_action: 'Book a first visit',
        faq: [
          { question: 'Do I need a referral?', answer: 'No. You can book directly, with or without a letter from your GP.' },
          { question: 'What if I have to cancel?', answer: 'That is free as long as you let us know a day ahead.' },
          { question: 'What should I bring?', answer: 'Shorts and the shoes you run in. Worn soles are welcome: they tell us a lot.' },
        ],
        meta_title: 'Physiotherapy in Leeds for runners | Stride Clinic',
        meta_description:
          'Find out what is behind your running injury and get a plan. Early and late hours, no referral needed, first visit £58.',
      },
    },
  },
  {
    id: 'eleventh-en-saver',
    text: {
      type: 'landing_page',
      language: 'en',
      topic: 'The Regular Saver of Tyne Credit Union',
      tone: 'plain',
      length: 140,
      keywords: ['regular saver'],
      facts: [
        'Regular Saver: 4.5 % AER, fixed for 12 months',
        'Members pay in £10 to £250 a month and may change the amount at any time',
        'No withdrawals during the 12 months',
        'Savings are protected by the FSCS up to £120,000',
        'Open to anyone who lives or works on Tyneside',
        '41,200 members, no shareholders',
        'Opening online takes about ten minutes',
        'Interest is paid on the day the account matures',
      ],
      output: {
        headline: 'Put a little by and watch it grow',
        subheadline: 'A regular saver with a fixed rate, for people who live or work on Tyneside',
        sections: [
          {
            heading: 'A rate that stays where it is',
            body:
              'Our regular saver pays 4.5 % AER, and nothing moves that rate for a year. Choose any amount from £10 to £250 a ' +
              'month. Pay in the full £250 each time and you will have put aside £3,000 when the account matures, plus interest.',
          },
          {
            heading: 'Owned by the people who save here',
            body:
              'We are a credit union, so there are no shareholders to please. More than 41,000 of your neighbours have joined us. ' +
              'What you save is protected by the FSCS up to £120,000.\n\nInterest is paid gross. How it is taxed depends on your ' +
              'circumstances.',
          },
          {
            heading: 'The condition, in plain words',
            body:
              'You cannot take money out during the 12 months. That is how we can afford the rate. Many members also tell us that ' +
              'it is what makes them save at all.',
          },
        ],
        call_to_action: 'Open my account',
        faq: [
          { question: 'How long does it take to open?', answer: 'About ten minutes online. Have your bank details to hand.' },
          { question: 'Can I change what I pay in?', answer: 'Yes, at any time, as long as you stay within the monthly limits.' },
          { question: 'When do I get my interest?', answer: 'All at once, on the day your account matures.' },
        ],
        meta_title: 'Regular saver at 4.5 % AER, fixed for a year',
        meta_description: 'Save from £10 a month with a credit union on Tyneside: 4.5 % AER, fixed for 12 months, protected by the FSCS.',
      },
    },
  },
];

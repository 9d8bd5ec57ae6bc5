import type { CorpusText } from '../corpus-text.ts';

/** Articles without a fault, in English. */
export const eighthArticlesInEnglish: readonly CorpusText[] = [
  {
    id: 'h8-en-blog-bike-train',
    text: {
      type: 'blog_article',
      language: 'en-GB',
      topic: 'Taking your bike on our trains',
      tone: 'friendly',
      keywords: ['bike on the train', 'folding bike'],
      target_audience: 'Commuters and day trippers who own a bicycle',
      length: 310,
      link: 'https://www.fenlandrail.co.uk/bikes',
      facts: [
        'Each train has 6 spaces for bikes; a reservation is free and can be made online or at any ticket office',
        'Reservations open 12 weeks before travel and close two hours before departure; without one, the guard decides on ' +
          'the platform',
        'No full-size bikes on weekdays from 7:00 to 9:30 and from 16:30 to 18:30',
        'Folding bikes travel free at any time if folded to 90 × 60 × 45 cm or less',
        'E-bikes up to 25 kg are allowed; batteries stay on the bike and must not be charged on board',
        'Bike spaces are in coach B, marked with a blue square',
      ],
      output: {
        title: 'How to take your bike on the train without the stress',
        slug: 'bike-on-the-train',
        meta_title: 'Bike on the train: spaces, times and reservations',
        meta_description:
          'When you can bring a bike on the train, how to reserve one of the spaces, and what a folding bike or an e-bike ' +
          'needs to come along.',
        introduction:
          'Taking your bike on the train is easy once you know three things: when you may travel, where the spaces are and how ' +
          'to book one. Here is how it works on our lines, with a folding bike or a full-size one.',
        sections: [
          {
            heading: 'Reserve a space before you ride',
            body:
              'There is room for half a dozen bikes on every train, so it pays to book. It costs you nothing. Reservations ' +
              'open twelve weeks ahead and close two hours before departure. Make yours [on our bike ' +
              'page](https://www.fenlandrail.co.uk/bikes) or at any ticket office.\n\n' +
              'No booking? Ask the guard on the platform. If there is a gap, you may well be lucky.',
          },
          {
            heading: 'Keep clear of the rush hour',
            body:
              'From Monday to Friday, full-size bikes stay off our trains between 7 and 9.30 in the morning, and again from ' +
              'half past four to half past six in the afternoon. At weekends you can travel whenever you like. If your shift ' +
              'starts early, the first trains of the day are a quiet choice.',
          },
          {
            heading: 'A folding bike goes anywhere',
            body:
              'As far as we are concerned, a folding bike is luggage. Folded to 90 by 60 by 45 centimetres or smaller, it ' +
              'rides along free of charge on any service, rush hour included. Put it in the rack by the door and leave the ' +
              'aisle clear for other passengers.',
          },
          {
            heading: 'Electric bikes are welcome too',
            body:
              'Bring your e-bike as long as it weighs no more than 25 kilos. Please leave the battery where it is, and charge ' +
              'it at home rather than on board.',
          },
          {
            heading: 'Look for the blue square',
            body:
              'Bikes travel in coach B. Wait where the blue square is painted on the door, let others get off first, and strap ' +
              'your bike in so that it stays put on the bends.',
          },
        ],
        conclusion:
          'So check the time of your train, book a space and pump up your tyres. The towpath is only a short ride from the station.',
      },
    },
  },
  {
    id: 'h8-en-blog-payroll',
    text: {
      type: 'blog_article',
      language: 'en-US',
      topic: 'How to switch payroll providers in the middle of the year',
      tone: 'practical',
      keywords: ['switch payroll', 'payroll software'],
      target_audience: 'Owners of companies with 5 to 50 employees',
      length: 290,
      link: 'https://tallybrook.com/switch',
      facts: [
        'Tallybrook moves a company over in 10 business days',
        'It costs $39 a month plus $5 per employee',
        '2,300 small businesses run payroll with Tallybrook',
        'Tallybrook imports pay records from the last 7 years',
        'Dana Whitfield, owner of Whitfield Plumbing: “I expected a lost weekend. It took one lunch break.”',
        'The best day for the first run is the first payday of a quarter',
      ],
      output: {
        title: 'How to switch payroll mid-year and still pay everyone on time',
        slug: 'switch-payroll-mid-year',
        meta_title: 'Switch payroll mid-year: a checklist for owners',
        meta_description:
          'You can switch payroll in the middle of the year. What to collect, which day to start on, and how new payroll ' +
          'software takes over.',
        introduction:
          'You do not have to wait for January to switch payroll. With the right records and a sensible start date, your team ' +
          'will not notice a thing, apart from a cleaner pay stub.',
        sections: [
          {
            heading: 'Collect your records first',
            body:
              'Before you talk to anyone, put these in one folder:\n\n' +
              '- pay stubs and tax filings since January\n- the current salary or hourly rate of each employee\n- bank details ' +
              'and direct deposit forms\n- balances of vacation and sick leave\n\n' +
              'Most payroll software can read exports from your old system. Tallybrook goes back seven years, which is further ' +
              'than most owners ever need to look.',
          },
          {
            heading: 'Pick a start date that helps you',
            body:
              'The first payday of a quarter is the best day for your first run. Quarterly tax filings then belong to one ' +
              'provider only, and nobody has to split a form in two. If you are in the middle of a quarter, use the remaining ' +
              'weeks to get ready.',
          },
          {
            heading: 'Run both systems side by side once',
            body:
              'Pay your people from the old system one last time, and let the new one calculate the same run without sending ' +
              'money. Compare every line. Where the totals differ, the cause is nearly always a deduction that nobody wrote ' +
              'down.',
          },
          {
            heading: 'What it takes with Tallybrook',
            body:
              'We move a company over in ten business days. You pay $39 a month and another five dollars for each employee, ' +
              'and the import is part of that. More than 2,200 small businesses run payroll with us today.\n\n' +
              '“I expected a lost weekend,” says Dana Whitfield, who owns Whitfield Plumbing. “It took one lunch break.”',
          },
        ],
        conclusion:
          'Ready when you are: send us your last pay report, and we will tell you what is missing. You can [start the switch ' +
          'here](https://tallybrook.com/switch).',
      },
    },
  },
  {
    id: 'h8-en-blog-roof',
    text: {
      type: 'blog_article',
      language: 'en-GB',
      topic: 'Checking your roof before winter',
      keywords: ['roof check'],
      length: 235,
      output: {
        title: 'A simple roof check to do before the first frost',
        slug: 'roof-check-before-winter',
        meta_title: 'Roof check before winter: what to look for',
        meta_description:
          'A roof check from the ground takes little time and can spare you a wet ceiling. Here is where to look, and when to ' +
          'call a roofer.',
        introduction:
          'A roof rarely leaks out of the blue. It sends signs long before, and most of them can be seen from your garden. ' +
          'Choose a dry morning, take a pair of binoculars and start with this roof check.',
        sections: [
          {
            heading: 'Three things you can see from below',
            body:
              '1. **Slipped tiles.** Follow each row with your eyes. A tile that sits lower than its neighbours has lost its ' +
              'nail.\n2. **Gaps in the ridge.** Crumbling mortar lets the wind get under the ridge tiles, and the next storm ' +
              'does the rest.\n3. **Moss in the valley.** A little green is harmless. Thick cushions hold water, and water ' +
              'finds a way in.',
          },
          {
            heading: 'Have a look in the loft as well',
            body:
              'Switch off the light and wait a moment. Daylight where there should be none shows you a hole. Dark rings on the ' +
              'timber tell of water that came in last year, even if the wood is dry today. Push a finger into the insulation: ' +
              'it should feel soft and dry, never heavy.',
          },
          {
            heading: 'Leave the ladder in the shed',
            body:
              'Gutters tempt people up, and falls from ladders are how many weekends end in hospital. Clear what you can reach ' +
              'from a window, and leave the rest to someone with a harness and a second pair of hands.',
          },
        ],
        conclusion:
          'Found something? Take a photo and send it to us. We will tell you honestly whether it can wait until spring or ' +
          'needs a roofer this month.',
      },
    },
  },
];

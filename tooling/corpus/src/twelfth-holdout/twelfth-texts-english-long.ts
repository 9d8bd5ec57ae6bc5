import type { CorpusText } from '../corpus-text.ts';

export const englishLong: readonly CorpusText[] = [
  {
    id: 'twelfth-en-invoicing',
    text: {
      type: 'blog_article',
      language: 'en',
      topic: 'Getting invoices paid sooner with Tallybird',
      tone: 'friendly',
      length: 240,
      target_audience: 'Freelancers',
      keywords: ['late invoices', 'payment reminder'],
      facts: [
        'Freelancers who switched on reminders were paid 9 days sooner on average',
        'Tallybird sends a reminder 3 days before the due date and again 7 days after it',
        'The Solo plan costs $12 a month; the first 30 days are free',
        'Support is available around the clock',
      ],
      link: 'https://www.tallybird.example/reminders',
      output: {
        title: 'Late invoices? A calmer way to get paid on time',
        slug: 'late-invoices-get-paid-on-time',
        meta_title: 'Late invoices: how to get paid without nagging',
        meta_description:
          'Late invoices cost sleep as well as money. See how clear terms and a friendly payment reminder bring the money in sooner.',
        introduction:
          'You did the work, you sent the bill, and then: silence. Late invoices are part of freelance life, but they need not run it. ' +
          'A few small habits, and a polite nudge at the right moment, do most of the job for you.',
        sections: [
          {
            heading: 'Say it before you start',
            body:
              'Agree on terms while everyone is still smiling. Put these on every quote:\n\n- the **due date**, as a date and not as ' +
              '“soon”\n- the account that the money should go to\n- the person who signs off on your bill\n\nClients rarely argue with ' +
              'something they said yes to.',
          },
          {
            heading: 'Let the software be the bad cop',
            body:
              'Nobody enjoys chasing money from people they like. Tallybird does it for you: a payment reminder goes out three days ' +
              'before the due date, and again a week after it if nothing has arrived. The tone stays friendly, the facts stay clear, ' +
              'and you stay out of it.\n\nDoes it work? Freelancers who switched it on were paid nine days sooner on average. That is ' +
              'more than a week of rent, groceries and peace of mind.',
          },
          {
            heading: 'Try it on your next bill',
            body:
              'The Solo plan is $12 a month, and you pay nothing for the first 30 days. Stuck at midnight? Support is there 24/7, so ' +
              'someone will answer.',
          },
        ],
        conclusion:
          'Pick the invoice that worries you most and start there. [Set up your first payment ' +
          'reminder](https://www.tallybird.example/reminders), close the laptop, and let tomorrow’s inbox bring better news.',
      },
    },
  },
  {
    id: 'twelfth-en-gym',
    text: {
      type: 'landing_page',
      language: 'en',
      topic: 'Small-group strength training for people over 50',
      keywords: ['strength training'],
      length: 150,
      facts: [
        'Groups of at most 6 people',
        'Classes at 7 am, noon and 6:30 pm, Monday to Friday',
        'Trial week: £15, taken off the first month',
        'Month: £79, cancel with 14 days’ notice',
        'Coach Maya Osei: “You leave standing taller than you came in.”',
      ],
      link: 'https://northside.example/trial',
      output: {
        headline: 'Get strong and stay strong, whatever the calendar says',
        subheadline: 'Small-group strength training for people over 50 who would rather lift than be lectured',
        sections: [
          {
            heading: 'A class where everyone knows your name',
            body:
              'No mirrors, no shouting, no queue for the machines. You train in a group of six at most, so your coach sees every lift ' +
              'and spots the wobble before your back does. “You leave standing taller than you came in,” says coach Maya Osei.',
          },
          {
            heading: 'How the first week goes',
            body:
              '1. **Talk.** We ask about old injuries, and about what you want to carry, climb or dance to.\n2. **Try.** You learn the ' +
              'basic lifts with an empty bar.\n3. **Decide.** Liked it? Your £15 for the trial week comes off the first month.\n\nThat ' +
              'is it: three steps, no small print.',
          },
          {
            heading: 'Fits around the rest of your day',
            body:
              'Classes run on weekdays at 7 in the morning, at 12 noon and at half past six in the evening. Early bird or night owl, ' +
              'there is a slot with your name on it.',
          },
        ],
        call_to_action: 'Book my trial week',
        faq: [
          {
            question: 'Have I left it too late to start?',
            answer:
              'Not at all. We begin with whatever you can do today, even if that is getting out of a chair, and build up one step at a ' +
              'time.',
          },
          {
            question: 'What does it cost after the trial?',
            answer: '£79 a month. You can leave with two weeks’ notice, no hard feelings.',
          },
          {
            question: 'Do I need special kit?',
            answer: 'Flat shoes, a bottle of water and clothes you can squat in. Everything else is here.',
          },
        ],
        meta_title: 'Strength training over 50 in small groups | Northside',
        meta_description:
          'Strength training for people over 50: groups of up to six, coaches who watch every lift, and a trial week for £15. Come and ' +
          'see.',
      },
    },
  },
  {
    id: 'twelfth-en-garage',
    text: {
      type: 'blog_article',
      language: 'en',
      topic: 'When to change your brake pads',
      length: 240,
      keywords: ['brake pads', 'brake check'],
      facts: [
        'New pads are about 12 mm thick; we change them at 3 mm',
        'A brake check is free of charge and takes 20 minutes',
        'Front pads fitted: from $180, parts included',
        'Two-year warranty on parts and labour',
      ],
      output: {
        title: 'Brake pads: when to change them, and how to tell',
        slug: 'when-to-change-brake-pads',
        meta_title: 'Brake pads: 4 signs that they are worn',
        meta_description:
          'Squealing, a soft pedal, a warning light: what your brake pads try to tell you, and what happens at a brake check.',
        introduction:
          'Brakes are polite. They squeal, they grumble and they blink at you long before they fail. The trick is to listen. Here is ' +
          'how to tell that your brake pads are on their last legs, and what we do about it.',
        sections: [
          {
            heading: 'Four signs worth hearing',
            body:
              'You do not need a lift or a torch for these:\n\n1. A high squeal each time you slow down\n2. A pedal that sinks further ' +
              'than it used to\n3. The car pulling to one side\n4. A warning light on the dashboard\n\nOne of them may be nothing. Two ' +
              'of them together are a reason to come by this week.',
          },
          {
            heading: 'What we measure',
            body:
              'A fresh pad is about 12 mm thick. Once it is down to 3 mm, a quarter of what it was, we change it. Driving on is a false ' +
              'economy: bare metal eats the disc, and a disc costs far more than a pad.\n\nHow much is left on yours? A **brake check** ' +
              'takes twenty minutes and costs nothing. You can watch, coffee in hand.',
          },
          {
            heading: 'What you pay',
            body:
              'Front pads start at $180 fitted, with the parts in the price. Parts and labour are under warranty for two years. If the ' +
              'old ones still have miles in them, we say so and send you home.',
          },
        ],
        conclusion:
          'Heard a squeal on the way to work? Do not turn up the radio. Bring the car round for a brake check, and drive home knowing ' +
          'where you stand.',
      },
    },
  },
  {
    id: 'twelfth-en-catinsurance',
    text: {
      type: 'landing_page',
      language: 'en',
      topic: 'Mogwell insurance for cats',
      keywords: ['cat insurance'],
      tone: 'warm, a little cheeky',
      facts: [
        'Covers vet bills up to £7,000 a year',
        'From £9.50 a month',
        'Claims are paid within 5 working days',
        'Cover starts 14 days after you sign up',
        '4.7 out of 5 stars from 3,120 customers',
        'Any vet in the UK',
      ],
      link: 'https://mogwell.example/quote',
      output: {
        headline: 'Nine lives are good. Cat insurance is better.',
        subheadline: 'For people who would do anything for their cat, and would still like to pay the rent',
        sections: [
          {
            heading: 'Vet bills without the cold sweat',
            body:
              'A swallowed hair tie can cost more than a weekend away. With us you are covered for up to £7,000 of vet bills a year, ' +
              'from the X-ray to the stitches, so you can say yes before you ask how much.',
          },
          {
            heading: 'Paid while the invoice is still warm',
            body: 'Take a photo of the bill, send it from the waiting room, done. Your money is with you in a working week at the latest.',
          },
          {
            heading: 'What our customers say',
            body: '**4.7 stars out of 5** from more than 3,100 customers. They meet us on bad days, which is when insurance counts.',
          },
        ],
        call_to_action: 'Get my quote',
        faq: [
          {
            question: 'What does it cost?',
            answer:
              'Cat insurance starts at £9.50 a month. Age, breed and postcode decide the rest, and you see the price before you sign.',
          },
          {
            question: 'When does my cover start?',
            answer: 'Two weeks after you sign up. That keeps prices fair for everyone. Terms and exclusions apply.',
          },
          { question: 'Can I keep my own vet?', answer: 'Yes, any vet in the UK will do. Stay with the one your cat already tolerates.' },
        ],
        meta_title: 'Cat insurance from £9.50 a month | Mogwell',
        meta_description:
          'Cat insurance that covers vet bills up to £7,000 a year and pays within five working days. See what yours would cost to cover.',
      },
    },
  },
];

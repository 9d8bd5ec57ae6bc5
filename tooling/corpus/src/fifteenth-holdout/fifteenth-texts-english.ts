import type { CorpusText } from '../corpus-text.ts';

export const cleanEnglish: readonly CorpusText[] = [
  {
    id: 'en-blog-bike',
    text: {
      type: 'blog_article',
      language: 'en',
      topic: 'Getting a commuter bike ready for winter',
      keywords: ['winter bike service', 'chain'],
      link: 'https://spokeandco.example/winter',
      facts: [
        'Full winter service: £65, done within 48 hours',
        'Workshop open Tuesday to Saturday, 8am–6pm',
        'Mudguards fitted for £12 with any service',
        'Mechanic Jo Field: “Salt eats a chain faster than miles do.”',
      ],
      length: 225,
      output: {
        title: 'How to get your commuter bike through the winter',
        slug: 'commuter-bike-winter-service',
        meta_title: 'Winter bike service: what to do and what to leave to us',
        meta_description:
          'Clean the chain, check the brakes, fit mudguards: how to get a commuter bike through the salty months, and what our workshop does for £65.',
        introduction:
          'A winter bike service costs less than a new drivetrain, and a good part of it you can do at home. Here is what to clean, what to check and when to hand the bike to us.',
        sections: [
          {
            heading: 'Start with the chain',
            body: 'Road salt does the most harm. “Salt eats a chain faster than miles do,” says our mechanic Jo Field. Wipe the chain after every wet ride, let it dry, and put a drop of oil on each link. Then wipe again: what stays on the outside only gathers grit.',
          },
          {
            heading: 'Check brakes and lights',
            body: 'Squeeze each lever. If it touches the bar, the cable or the pads need work. Look at your lights as well: is the front one still bright after the whole journey home? Mudguards keep salt off you and off the bearings. We fit a set for £12 with any service.',
          },
          {
            heading: 'Leave the rest to us',
            body: 'The full winter bike service is £65 and takes two days at most. Bring the bike in on a Tuesday morning, and by Thursday it is yours again. With mudguards you pay £77 in all. The workshop is open from 8 in the morning until 6 in the evening, Tuesday to Saturday.',
          },
        ],
        conclusion:
          'Have a look at your chain tonight. If it is orange rather than silver, [book your place in the workshop](https://spokeandco.example/winter) before the first frost.',
      },
    },
  },
  {
    id: 'en-blog-payslip',
    text: {
      type: 'blog_article',
      language: 'en',
      topic: 'Reading your first payslip, for new starters at Harlow Mill',
      keywords: ['payslip', 'pension'],
      target_audience: 'Apprentices in their first month',
      facts: [
        'We pay on the 28th of each month',
        'Employees put 5% into the pension, the company adds 8%',
        'The P60 arrives in May',
        'Payroll answers on weekdays from 9:30 to 15:00 at payroll@harlowmill.example',
      ],
      output: {
        title: 'Your first payslip, line by line',
        slug: 'first-payslip-line-by-line',
        meta_title: 'Your first payslip, line by line | Harlow Mill',
        meta_description:
          'Gross, net, tax code, pension: what the lines of your first payslip at Harlow Mill mean, when the money arrives and whom to ask.',
        introduction:
          'Your first payslip lands on the 28th, and at first sight it is a wall of letters. Take it from the top and it makes sense within a cup of tea.',
        sections: [
          {
            heading: 'Gross and net',
            body: 'Gross is what you earned. Net is what reaches your bank. Everything in between has a line of its own: tax, National Insurance and your pension.',
          },
          {
            heading: 'What goes into the pension',
            body: 'You put in 5% of your pay. The company adds 8%, so 13% goes into your pot each month. It is the one line that looks like a loss and is none.',
          },
          {
            heading: 'What to keep and whom to ask',
            body: 'Keep every payslip until your P60 comes in May. Does a line look wrong? Write to payroll@harlowmill.example. Somebody reads it on weekdays between half past nine and three in the afternoon.',
          },
        ],
        conclusion: 'Put the 28th in your calendar, open the PDF when it comes, and check your tax code before anything else.',
      },
    },
  },
  {
    id: 'en-land-cowork',
    text: {
      type: 'landing_page',
      language: 'en-GB',
      topic: 'Desks at Tannery Yard, a co-working house in Leeds',
      keywords: ['co-working in Leeds', 'day pass'],
      tone: 'plain and friendly',
      facts: [
        'Day pass £18, monthly desk £210',
        '42 desks on 3 floors',
        'Open 24/7 for monthly members, 08:00–19:00 for day guests',
        'Six minutes on foot from Leeds station',
        'One month’s notice',
        'First day free',
      ],
      output: {
        headline: 'A quiet desk, six minutes from the train',
        subheadline: 'Co-working in Leeds for people who need a door between home and work, by the day or by the month.',
        sections: [
          {
            heading: 'Three floors, forty-two desks',
            body: 'The ground floor is for calls and coffee, the top floor is silent. In between you will find long tables and good lamps. Leeds station is a six-minute walk.',
          },
          {
            heading: 'Pay for what you use',
            body: '- **Day pass:** £18, from 8am to 7pm\n- **Monthly desk:** £210, at any hour of the day or night\n\nIf you come most days, the monthly desk is the cheaper one.',
          },
        ],
        call_to_action: 'Book a free first day',
        faq: [
          { question: 'Can I try it first?', answer: 'Yes. Your first day costs nothing, and nobody asks for a card.' },
          { question: 'How do I leave?', answer: 'Tell us a month ahead, in a line by email. That is all there is to it.' },
          {
            question: 'Is there room for two of us?',
            answer: 'As long as desks are free, yes: each of you takes a day pass or a monthly desk.',
          },
        ],
        meta_title: 'Co-working in Leeds: desks by the day or month',
        meta_description:
          'A day pass for £18 or a desk of your own for £210 a month: Tannery Yard is a quiet house, six minutes on foot from Leeds station.',
      },
    },
  },
  {
    id: 'en-land-firstaid',
    text: {
      type: 'landing_page',
      language: 'en',
      topic: 'First aid at work course for small firms',
      keywords: ['first aid at work'],
      facts: [
        'Three days, 9 am to 4.30 pm',
        'Next course: 11–13 May 2027, Bristol',
        '£245 per person plus VAT, groups of up to 12',
        'Certificate is valid for 3 years',
        'Trainer Maya Osei spent 15 years as a paramedic',
        'HSE-recognised syllabus',
      ],
      link: 'https://steadyhands.example/bristol',
      output: {
        headline: 'First aid at work, taught by a paramedic',
        subheadline: 'A three-day course in Bristol for small firms that want one calm person in the room.',
        sections: [
          {
            heading: 'You practise more than you listen',
            body: 'Bandages, recovery position, CPR, AED: each of you does it, and does it again. No group is larger than twelve. Maya Osei, who teaches it, was a paramedic for fifteen years.',
          },
          {
            heading: 'What you take home',
            body: 'A certificate that is good for three years, and the HSE syllabus in your head and hands. At £245 plus VAT, two people cost £490 plus VAT.',
          },
        ],
        call_to_action: 'Reserve my place',
        faq: [
          { question: 'When is the next course?', answer: 'From Tuesday 11 to Thursday 13 May 2027, each day from 9:00 to 16:30.' },
          {
            question: 'Do I need to know anything beforehand?',
            answer: 'No. If you can kneel on the floor, you can take part. If you can’t, tell us and we find a way.',
          },
        ],
        meta_title: 'First aid at work: 3-day course in Bristol',
        meta_description:
          'Learn first aid at work from a former paramedic: three days in Bristol, groups of up to 12, and a certificate that is valid for three years.',
      },
    },
  },
  {
    id: 'en-email-choir',
    text: {
      type: 'email',
      language: 'en',
      topic: 'Spring concert of the Quayside Community Choir, for people who came before',
      keywords: ['spring concert'],
      instructions: 'Begin with “Dear {{first_name}},”. Mention that children come in free.',
      facts: [
        'Saturday 17 April 2027, 7.30pm, St Peter’s Hall',
        'Tickets £9, under-16s free',
        'All proceeds go to Quayside Food Bank; last year’s concert raised £2,340',
        'Programme: Fauré, Holst and three sea shanties',
      ],
      output: {
        subject: 'Our spring concert: Holst and sea shanties',
        preheader: 'Saturday 17 April at St Peter’s Hall, with children free',
        body: 'Dear {{first_name}},\n\nyou heard us last year, and together we raised £2,340 for Quayside Food Bank. On 17 April we sing for it again.\n\nThis time there is Fauré, there is Holst, and there are three sea shanties that you may join in, if you dare. We begin at half past seven in the evening.\n\nA ticket is £9. Anyone under 16 comes in free, so two adults with two children pay £18.\n\nSee you at St Peter’s Hall,\nthe Quayside Community Choir',
        call_to_action: 'Get my tickets',
      },
    },
  },
  {
    id: 'en-email-invoice',
    text: {
      type: 'email',
      language: 'en-US',
      topic: 'Ledgerly 4.2: reminders that send themselves',
      keywords: ['automatic reminders'],
      facts: [
        'Version 4.2 is live on March 9',
        'Automatic reminders go out 3, 10 and 21 days after the due date',
        'In the beta, 180 firms were paid 6 days earlier on average',
        'Included in Pro ($29 per month) at no extra charge',
        'Guide: https://ledgerly.example/reminders',
      ],
      length: 100,
      output: {
        subject: 'Automatic reminders are here on March 9',
        preheader: 'Your invoices follow up on their own, politely',
        body: 'Hello,\n\nhow many evenings have you spent asking for money that you are owed? From March 9, Ledgerly does the asking.\n\nWith version 4.2, automatic reminders go out three days after the due date, then on day 10, and once more after three weeks. You write the words once. You can stop any of them with a tap.\n\nIn the beta, 180 firms had their money six days sooner on average.\n\nIf you are on Pro, you already have it: $29 a month stays $29 a month. The [guide](https://ledgerly.example/reminders) shows how to set it up.\n\nThe Ledgerly team',
        call_to_action: 'Turn on reminders',
      },
    },
  },
  {
    id: 'en-email-swim',
    text: {
      type: 'email',
      language: 'en',
      topic: 'Adult swimming lessons at Northgate Pool start again',
      tone: 'warm',
      keywords: ['swimming lessons'],
      facts: [
        'Ten lessons of 45 minutes, Wednesdays from 6 January 2027',
        'Groups of 6, water temperature 31 °C',
        '£120 for the course, £95 with a residents’ card',
        'Pupil Denise, 61: “I swam my first length on the last evening and cried in the shower.”',
      ],
      output: {
        subject: 'Swimming lessons for grown-ups, from January',
        preheader: 'Ten Wednesdays, six people, one warm pool',
        body: 'Hello,\n\nplenty of us never learned. On 6 January our swimming lessons for adults begin, and nobody in the group will be better than you by much.\n\nThere are ten Wednesdays, three quarters of an hour each, with six of you in water of 31 degrees.\n\n> “I swam my first length on the last evening and cried in the shower.”\n> Denise, 61\n\nThe course costs £120. With a residents’ card it is £95, which saves you £25.\n\nWarmly,\nNorthgate Pool',
        call_to_action: 'Save my lane',
      },
    },
  },
  {
    id: 'en-li-factory',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'en',
      topic: 'Open day at our foundry for welders and their families',
      keywords: ['foundry'],
      hashtags: ['Welding', 'ISO9001'],
      facts: ['Open day on Friday 4 June, 1 pm to 5 pm', 'Furnace no. 2 runs all afternoon', 'Certified to ISO 9001'],
      output: {
        text: 'Ever stood next to one of our furnaces? On Friday 4 June, 1–5pm, our foundry opens its gates to welders and their families. No. 2 will be running.\n\nWho are you bringing?\n\n#Welding #ISO9001',
        hashtags: ['Welding', 'ISO9001'],
      },
    },
  },
  {
    id: 'en-x-bakery',
    text: {
      type: 'social_post',
      platform: 'twitter',
      language: 'en',
      topic: 'Rye loaves at half price in the last hour',
      keywords: ['rye'],
      hashtags: [],
      link: 'https://crumbandco.example/today',
      facts: ['Rye loaf £5.20, half price from 5pm, closing at 6pm'],
      output: {
        text: 'Last hour, last loaves: from five to six today the rye is £2.60 instead of £5.20. First come, first served. What’s left at six goes home with Sam. https://crumbandco.example/today',
        hashtags: [],
      },
      instructions: 'Joke that Sam, our apprentice, eats what is left over.',
    },
  },
  {
    id: 'en-fb-market',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'en',
      topic: 'Repair café at the old fire station',
      keywords: ['repair café'],
      hashtags: ['RepairCafe'],
      facts: [
        'First Saturday of the month, 10:00–14:00',
        'Last time 23 of 31 items left working',
        'Free, donations welcome',
        'Next date: 6 March',
      ],
      output: {
        text: 'Is there a toaster in your cupboard that you can’t quite throw away? Bring it to the repair café at the old fire station on Saturday 6 March, 10am to 2pm.\n\nLast time 31 things came in and 23 went home working. The other eight? We gave them a decent farewell.\n\nIt’s free. If you like, leave something in the tin. What would you bring?\n\n#RepairCafe',
        hashtags: ['RepairCafe'],
      },
    },
  },
];

import type { CorpusText } from '../corpus-text.ts';

/** Emails and landing pages in English, without a fault. */
export const englishPages: readonly CorpusText[] = [
  {
    id: 'deposit-page',
    text: {
      type: 'landing_page',
      topic: 'Deposit claims for tenants in Leeds',
      tone: 'plain',
      keywords: ['tenancy deposit', 'landlord'],
      facts: [
        'Fixed fee of £240 incl. VAT',
        'A landlord must protect a deposit within 30 days (Housing Act 2004, section 213)',
        'Courts may award one to three times the deposit',
        'The first call is free and takes 15 min',
        'Mon–Fri, 9am–5.30pm',
      ],
      output: {
        headline: 'Get your tenancy deposit back',
        subheadline: 'For tenants in Leeds whose landlord did not protect it, or will not return it',
        sections: [
          {
            heading: 'What the law says',
            body: 'Under section 213 of the Housing Act 2004, your landlord has thirty days to put your deposit into an approved scheme. If that did not happen, a court may award you between one and three times its amount.',
          },
          {
            heading: 'How we work',
            body: '1. You call us. The first call is free and takes about a quarter of an hour.\n2. We write to your landlord.\n3. If there is no answer, we file the claim.\n\nMany letters are answered. Few landlords like courts, and fewer like judges.',
          },
          {
            heading: 'What it costs',
            body: 'A fixed fee: £240, VAT included. You know the figure before we start, and it stays the same if the case takes longer.',
          },
        ],
        call_to_action: 'Book my free call',
        faq: [
          {
            question: 'I have already moved out. Is it too late?',
            answer: 'Usually not. Claims can be made after the tenancy has ended. Bring your contract and bank statements to the call.',
          },
          {
            question: 'What if I have no written contract?',
            answer: 'Then payments, messages and witnesses matter more. We will tell you honestly whether that is enough.',
          },
          { question: 'When can I reach you?', answer: 'From Monday to Friday, 9 am to 5:30 pm.' },
        ],
        meta_title: 'Tenancy deposit claims in Leeds',
        meta_description:
          'Did your landlord fail to protect your tenancy deposit? We claim it back for a fixed fee. The first call is free.',
      },
    },
  },
  {
    id: 'tallyho-page',
    text: {
      type: 'landing_page',
      topic: 'Tallyho! time tracking for agencies',
      tone: 'casual',
      keywords: ['time tracking', 'timesheets'],
      facts: [
        'Free for teams of up to 5',
        '$6 per user and month',
        '14-day trial, no credit card',
        'Exports to Xero and QuickBooks',
        'Works with Yahoo! Calendar and Google Calendar',
      ],
      output: {
        headline: 'Time tracking that nobody has to remember',
        subheadline: 'Tallyho! drafts your agency’s timesheets from the calendar; you only say yes or no',
        sections: [
          {
            heading: 'Friday afternoon, and the week is already there',
            body: 'Tallyho! reads your calendar, be it Google or Yahoo!, and proposes a line for each meeting. You correct what is wrong. That’s it.',
          },
          {
            heading: 'For agencies, not for spies',
            body: 'No screenshots. No keystrokes. No mouse counting. Time tracking is for invoices, and people are not.',
          },
          {
            heading: 'Straight into the books',
            body: 'Approved timesheets go to **Xero** or **QuickBooks** in one step, by client and by project.',
          },
        ],
        call_to_action: 'Try it for two weeks',
        faq: [
          { question: 'What does it cost?', answer: 'Teams of up to five pay nothing. After that it is $6 per user per month.' },
          { question: 'Do you need my credit card?', answer: 'No. The trial runs for 14 days and then simply ends.' },
          {
            question: 'Who can see my calendar?',
            answer: 'You. Private entries are never read, and nobody else sees a line until you have approved it.',
          },
        ],
        meta_title: 'Tallyho! – time tracking for agencies',
        meta_description:
          'Timesheets drafted from your calendar, approved by you, sent to Xero or QuickBooks. Time tracking without the Friday panic.',
      },
    },
  },
  {
    id: 'ikea-email',
    text: {
      type: 'email',
      topic: 'Workshop: pimp your IKEA Billy',
      tone: 'casual',
      keywords: ['workshop'],
      facts: [
        'Saturday 14 November, 10:00–13:00',
        '35 euros incl. paint and brushes',
        'Twelve places',
        'Questions: hello@farbwerk.example',
      ],
      output: {
        subject: 'Your Billy deserves better',
        preheader: 'A Saturday workshop with paint, brushes and an IKEA shelf',
        body: 'Hi there,\n\nalmost everyone has one: the IKEA Billy. Solid, white, a bit … well, white.\n\nOn Saturday, November 14, we are going to change that. In our workshop you sand, prime and paint your own shelf boards. You bring the boards. We bring the rest.\n\n- **When:** 10 am to 1 pm\n- **How much:** €35, paint and brushes included\n- **How many:** 12 places, so be quick\n\nNo talent needed. If you can butter bread, you can paint a Billy.\n\nQuestions? Write to hello@farbwerk.example.\n\nSee you among the pots,\nyour Farbwerk team',
        call_to_action: 'Save my place',
      },
    },
  },
  {
    id: 'symposium-email',
    text: {
      type: 'email',
      topic: 'Invitation to the Symposium on Stroke Rehabilitation in Graz',
      tone: 'formal',
      keywords: ['stroke rehabilitation'],
      facts: [
        '9 October 2026, 15:00 to 19:30',
        'Medical University, lecture hall 2',
        '6 DFP points',
        'Register by 25 September',
        'Contact: +43 316 555 0142',
        'Keynote: Prof. Helen Osei, “Walking again: what the first 72 hours decide”',
      ],
      output: {
        subject: 'Stroke rehabilitation: invitation to Graz, 9 October',
        preheader: 'An afternoon for physicians and therapists, with six DFP points',
        body: 'Dear colleagues,\n\nyou are warmly invited to our symposium on stroke rehabilitation. It takes place on Friday, 9 October 2026, from 3 pm to 7:30 pm in lecture hall 2 of the Medical University.\n\nProf. Helen Osei will open the afternoon with “Walking again: what the first 72 hours decide”. Four short talks from clinical practice follow, then time for questions.\n\nThe symposium is accredited with 6 DFP points. Please register by September 25th. For any question, call +43 316 555 0142.\n\nWith kind regards\nthe organising committee',
        call_to_action: 'Register for the symposium',
      },
      instructions: 'Mention four short talks and time for questions. 9 October 2026 is a Friday.',
    },
  },
  {
    id: 'outage-email',
    text: {
      type: 'email',
      topic: 'Apology for the outage of 3 March',
      tone: 'honest',
      facts: [
        'Outage on 3 March, 08:12–11:47 CET',
        'Cause: a certificate that had expired',
        'All customers get 10% off the March invoice, automatically',
        'No data was lost',
      ],
      output: {
        subject: 'Sorry about Tuesday morning',
        preheader: 'What went wrong, and what you get back',
        body: 'Hello,\n\non March 3rd, between 8:12 and 11:47 a.m. CET, you could not log in. We are sorry. You rely on us in the morning, and in the morning we were not there.\n\n**What happened.** A certificate had expired. Nobody had renewed it, because everybody thought that somebody else would.\n\n**What did not happen.** No data was lost.\n\n**What we do about it.** Certificates are now renewed by a machine, and a second machine checks the first. It’s not exciting, and that’s the point.\n\nYour March invoice will be 10 percent lower. You do not have to do anything.\n\nIf this cost you more than nerves, reply to this mail. A person reads it.',
        call_to_action: 'Read the full report',
      },
    },
  },
  {
    id: 'donor-email',
    text: {
      type: 'email',
      topic: 'Winter appeal: blankets for Camp Moria Road',
      tone: 'sincere',
      keywords: ['winter appeal'],
      target_audience: 'Donors who gave last year',
      instructions: 'Use {{first_name}} for the salutation.',
      facts: [
        'At night it is 3 °C in the camp',
        'A blanket costs £11',
        'Last year 3,418 people gave',
        '£55 keeps a family of five warm',
        'Gifts before 24 December are matched 1:1 by the Larkin Foundation',
      ],
      output: {
        subject: 'It was three degrees last night',
        preheader: 'Our winter appeal, and what £11 can do',
        body: 'Dear {{first_name}},\n\nthree degrees is a number on a phone when you are indoors. In a tent it is something else.\n\nLast year, 3,418 of you gave to our winter appeal. You will never meet the people who slept better for it. They asked us to say thank you… so: thank you.\n\nThis year the tents are fuller. A blanket costs £11. For £55 a family of five can stay warm. And if you give before Christmas Eve, the Larkin Foundation will double your gift.\n\nNo one should have to choose which child gets the blanket.\n\nWith gratitude\nthe team at Harbour Aid',
        call_to_action: 'Give a blanket',
      },
    },
  },
  {
    id: 'onboarding-email',
    text: {
      type: 'email',
      topic: 'Welcome to Pagewright: first steps in the editor',
      tone: 'friendly',
      facts: ['Press Ctrl+K to search', 'Drafts are saved every 5 seconds', 'Support answers within one working day'],
      length: 90,
      output: {
        subject: 'Three things to try in Pagewright today',
        preheader: 'Search, save, share: a tour of a few minutes',
        body: 'Welcome aboard!\n\nYou have an account, an empty page and, we hope, a cup of tea. Three things to begin with:\n\n1. **Search.** Press Ctrl+K and type what you want to do. Menus are for museums.\n2. **Write.** There is no button to save. Drafts are saved every five seconds, so close the lid whenever you like.\n3. **Share.** Click “Share”, pick a colleague, and choose whether they may comment or edit.\n\nStuck? Reply to this email. We answer within a working day, and usually sooner.',
        call_to_action: 'Open my first page',
      },
    },
  },
];

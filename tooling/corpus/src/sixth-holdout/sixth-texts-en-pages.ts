import type { CorpusText } from '../corpus-text.ts';

export const englishPages: readonly CorpusText[] = [
  {
    id: 'x-en-charity-landing',
    text: {
      type: 'landing_page',
      language: 'en-GB',
      topic: 'Volunteers who read with children, for the charity Page Turners',
      target_audience: 'Adults in Kent and Sussex with a free hour in the week',
      keywords: ['reading volunteer', 'primary school'],
      facts: [
        'Volunteers visit a school once a week in term time, for one hour: half an hour each with two children',
        'In the school year 2025/26, 1,150 children in 64 primary schools in Kent and Sussex took part',
        '7 in 10 of them moved up at least one reading level',
        'Margaret Ellis, volunteer since 2019: “Last spring a boy read me a whole page without stopping. We both cheered.”',
        'The application form takes about 10 minutes',
        'We pay for the DBS check, which takes up to three weeks',
        'Free online training on 12 and 19 January 2027 (Tuesdays), 18:30 to 20:30',
        'Fares are refunded if the school is more than 5 miles from home',
      ],
      link: 'https://pageturners.org.uk/volunteer',
      output: {
        headline: 'Become a reading volunteer in a school near you',
        subheadline: 'With one hour a week you help two children in Kent or Sussex to enjoy a book',
        sections: [
          {
            heading: 'What you do',
            body:
              'You visit a primary school once a week in term time and read with two children, half an hour each. You choose the book ' +
              'together, take turns and talk about the pictures. There are no tests and no marking. It is simply time for a child who ' +
              'needs a patient listener.',
          },
          {
            heading: 'Why it works',
            body:
              'In the school year 2025/26, 1,150 children in 64 schools read with our volunteers. Seven out of ten moved up at least one ' +
              'reading level. “Last spring a boy read me a whole page without stopping. We both cheered,” says Margaret Ellis, who has ' +
              'been a volunteer since 2019.',
          },
          {
            heading: 'How you start',
            body:
              '1. Fill in the form, which takes about ten minutes.\n' +
              '2. We arrange and pay for your DBS check. It takes up to three weeks.\n' +
              '3. Come to our free training online, on two Tuesday evenings: 12 and 19 January 2027, from 6.30pm to 8.30pm.\n' +
              '4. We introduce you to your school, and you meet your readers.',
          },
        ],
        call_to_action: 'Apply as a volunteer',
        faq: [
          {
            question: 'Do I need teaching experience?',
            answer: 'No. Patience and a sense of humour go further, and the training covers everything else.',
          },
          {
            question: 'What if I miss a week?',
            answer: 'Let the school know and come back the week after. The children understand, and so do we.',
          },
          {
            question: 'Does it cost me anything?',
            answer: 'Training and the DBS check are free. If the school is more than five miles from your home, we refund your bus fare.',
          },
        ],
        meta_title: 'Become a reading volunteer in Kent or Sussex',
        meta_description:
          'Give one hour a week as a reading volunteer in a primary school. Free training on 12 and 19 January 2027; we pay ' +
          'for the DBS check.',
      },
    },
  },
  {
    id: 'x-en-course-landing',
    text: {
      type: 'landing_page',
      language: 'en-US',
      topic: 'Bookkeeping for Freelancers, an online course by Cedar Lane Learning',
      tone: 'friendly',
      keywords: ['bookkeeping course', 'freelancers'],
      facts: [
        'Eight live online sessions of 90 minutes, Wednesdays, February 3 to March 24, 2027, 7 p.m. Eastern',
        'Price $240, or three payments of $80',
        'At most 16 students in a group',
        'Taught by Renee Walsh, CPA, who has worked with freelancers since 2011',
        'Recordings stay online for 12 months',
        'Templates for invoices and expense tracking are included',
        'Full refund until January 27, 2027',
        'Any spreadsheet program will do; no accounting software needed',
        'Renee answers on the message board on Fridays',
      ],
      link: 'https://cedarlanelearning.com/bookkeeping',
      output: {
        headline: 'A bookkeeping course that speaks plain English',
        subheadline: 'For freelancers who would rather send invoices than hunt for lost receipts',
        sections: [
          {
            heading: 'Know where your money goes',
            body:
              'Keep the books in small bites, and tax season stops being a surprise. You will learn to sort income and expenses, set ' +
              'aside the right amount for taxes and read a profit and loss statement without squinting. Templates for invoices and ' +
              'expense tracking are included, so you can use what you learn the same evening.',
          },
          {
            heading: 'Eight evenings, live and online',
            body:
              'We meet on Wednesdays at 7 p.m. Eastern, from February 3 to March 24, 2027. Each of the eight sessions lasts an hour and ' +
              'a half. Groups have no more than 16 students, so there is time for your own questions. If you miss a session, watch the ' +
              'recording; it stays online for a full year.',
          },
          {
            heading: 'A teacher who knows your side of it',
            body:
              'Renee Walsh is a CPA and has worked with freelancers since 2011. She has seen every kind of shoebox full of receipts, and ' +
              'she will not judge yours.',
          },
          {
            heading: 'Price and refund',
            body:
              'The course costs $240, and you can split that into three payments of $80. If your plans change, you get all of it back ' +
              'until January 27, 2027.',
          },
        ],
        call_to_action: 'Reserve my seat',
        faq: [
          {
            question: 'Do I need to be good at math?',
            answer: 'If you can use a calculator, you are fine. The spreadsheets do the adding, and we show you how to check them.',
          },
          {
            question: 'Which software do I need?',
            answer: 'Any spreadsheet program will do. You do not have to buy accounting software for this course.',
          },
          {
            question: 'Will I get help between sessions?',
            answer: 'Yes. There is a message board for the group, and Renee answers there on Fridays.',
          },
        ],
        meta_title: 'Bookkeeping course for freelancers, live online',
        meta_description:
          'A live online bookkeeping course for freelancers: eight Wednesday evenings from February 3, 2027, for $240, with templates.',
      },
    },
  },
];

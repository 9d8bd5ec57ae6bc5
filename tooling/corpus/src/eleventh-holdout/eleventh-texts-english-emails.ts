import type { CorpusText } from '../corpus-text.ts';

export const englishEmails: readonly CorpusText[] = [
  {
    id: 'eleventh-en-library',
    text: {
      type: 'email',
      language: 'en',
      topic: 'The Summer Reading Challenge of Wexcombe Libraries',
      tone: 'warm',
      keywords: ['Summer Reading Challenge'],
      target_audience: 'Parents with a library card',
      facts: [
        'Children aged 4 to 11 read six books between 10 July and 11 September',
        'Comics and audiobooks count',
        'Free to join; a library card is made on the spot',
        'Everyone who finishes gets a medal',
        'Launch party: Saturday 10 July, 10 am to 1 pm, Central Library; storyteller Ola Bright at 11.30 am',
      ],
      output: {
        subject: 'Six books, one summer, a medal at the end',
        preheader: 'The Summer Reading Challenge opens on Saturday 10 July',
        body:
          'Hello,\n\nthe Summer Reading Challenge is back. From 10 July your child picks six books, any six, and reads them by 11 ' +
          'September. Comics count. So do audiobooks, and so does the one about football that you have renewed all year.\n\n' +
          'We start with a party at Central Library on Saturday 10 July, from ten in the morning until one. At half past eleven ' +
          'Ola Bright tells stories on the big carpet. Bring a cushion if you have a favourite.\n\nAnyone from 4 to 11 can join, ' +
          'and it costs nothing. No card yet? We make one while you wait. Whoever finishes goes home with a medal.',
        call_to_action: 'Sign up your child',
      },
    },
  },
  {
    id: 'eleventh-en-foodbank',
    text: {
      type: 'email',
      language: 'en',
      topic: 'Winter appeal of Calder Bay Food Bank',
      tone: 'warm, never pleading',
      length: 95,
      instructions: 'Greet with the merge tag {{first_name}}. The charity number has to be in the text.',
      facts: [
        'Last winter: 3,480 food parcels',
        'This year the queues began in October, a month earlier than last year',
        'A parcel costs £12',
        'The Harcourt Foundation doubles every gift until 31 December',
        'Registered charity number 1098127',
      ],
      output: {
        subject: 'This month your gift counts twice',
        preheader: 'The Harcourt Foundation doubles every donation until 31 December',
        body:
          'Dear {{first_name}},\n\nlast winter we packed nearly 3,500 parcels for families in Calder Bay. This year the queues ' +
          'began in October, a month earlier than before.\n\nUntil New Year’s Eve, the Harcourt Foundation doubles whatever you ' +
          'give. A parcel costs us £12, so a gift of £12 now fills two. Inside are pasta, tins and fruit, nappies where they are ' +
          'needed, and always tea.\n\nIf you have given before, thank you. If this would be your first time, you could hardly ' +
          'choose a better month.\n\nCalder Bay Food Bank is a registered charity, number 1098127.',
        call_to_action: 'Double my gift',
      },
    },
  },
  {
    id: 'eleventh-en-coast',
    text: {
      type: 'email',
      language: 'en',
      topic: 'Spring walking break on the coast path',
      tone: 'relaxed',
      length: 110,
      instructions: 'Turn the press note into an email to past guests.',
      source_text:
        'From 1 March to 15 May, Kestrel Inns offers a three-night walking break on the coast path between Porthkeris and St Anwen. ' +
        'The 31 miles are split into three stages. Guests sleep in three family-run inns; luggage is taken ahead by van. The price ' +
        'is from £285 per person sharing, with breakfast and a two-course dinner each day. Dogs are welcome for £10 a night. Seals ' +
        'haul out below Gull Head in March. Bookings: https://www.kestrelinns.example/coast',
      output: {
        subject: 'Walk the coast before the crowds do',
        preheader: 'Three nights, three inns, and somebody else carries your bag',
        body:
          'Hello again,\n\nin spring the path from Porthkeris to St Anwen belongs to walkers, larks and, in March, the seals below ' +
          'Gull Head. Our walking break gives you about ten miles a day, with an inn at the end of each stage.\n\nAll you carry is ' +
          'lunch. Your luggage goes ahead by van, dinner has two courses, and breakfast is ready before you set off. The three ' +
          'nights cost from £285 per person if you share a room. A dog pays £30 for the whole trip and is usually first to bed.' +
          '\n\nThe offer runs from 1 March until mid-May. [See which dates are free](https://www.kestrelinns.example/coast).',
        call_to_action: 'Plan my walk',
      },
    },
  },
];

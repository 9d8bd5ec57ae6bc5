import type { CorpusText } from '../corpus-text.ts';

/** Clean emails in English. */
export const thirdEnglishEmails: readonly CorpusText[] = [
  {
    id: 't-removals',
    text: {
      type: 'email',
      language: 'en-GB',
      topic: 'Checklist for customers, one week before their move',
      tone: 'calm',
      keywords: ['moving day'],
      instructions: 'Use a list. Sign as “Your crew from Two Pairs of Hands”.',
      link: 'https://twopairsofhands.co.uk/checklist',
      facts: [
        'The crew comes at 07:45',
        'Boxes: free of charge for 30 days',
        'We have applied for the parking permit',
        'Freezer has to be empty the evening before',
        'Office: 0117 496 0302, Monday to Saturday',
      ],
      output: {
        subject: 'Seven days to go until moving day',
        preheader: 'A freezer, a few cables and a bag that stays with you',
        body: [
          'Hello,',
          'one more week, and most of the work is behind you. This is what is left to do before **moving day**:',
          '- Empty the freezer by the evening before.\n- Take a photo of the cables behind your television. You will thank ' +
            'yourself.\n- Keep passports, keys and medicines in a bag that travels with you.',
          'Our crew will be at your door at a quarter to eight. The parking permit is sorted, and the boxes are yours for thirty ' +
            'days, free of charge.',
          'Anything unclear? The office picks up on 0117 4960302, every day but Sunday.',
          'See you soon\nYour crew from Two Pairs of Hands',
        ].join('\n\n'),
        call_to_action: 'Open the checklist',
      },
    },
  },
  {
    id: 't-optician',
    text: {
      type: 'email',
      language: 'en-GB',
      topic: 'Reminder: your eye test is due',
      tone: 'kind',
      keywords: ['eye test'],
      length: 120,
      target_audience: 'Customers whose last test was two years ago',
      link: 'https://brightwell-opticians.co.uk/book',
      facts: [
        'The last eye test was 24 months ago',
        'A test takes 25 minutes',
        '£29; free from the age of 60',
        'New appointments from Tuesday, 12 January 2027: 9:00 to 18:30',
      ],
      output: {
        subject: 'Time for your next eye test',
        preheader: 'Less than half an hour, and you keep the prescription',
        body: [
          'Hello,',
          'it has been two years since your last eye test. Eyes change so slowly that nobody notices until the road signs blur.',
          'A visit takes 25 minutes. We check your sight, the pressure in your eyes and the back of the eye, and you leave with a ' +
            'prescription that is yours to keep.',
          'It costs £29. If you are sixty or over, it costs nothing.',
          'The new appointments start on Tuesday, 12 January. Come at nine in the morning or after work: the last test is at half ' +
            'past six.',
          'If your glasses are fine, we will say so. We have sent people home without a sale before, and we will do it again.',
          'Kind regards\nBrightwell Opticians',
        ].join('\n\n'),
        call_to_action: 'Choose a time',
      },
    },
  },
  {
    id: 't-sailing-school',
    text: {
      type: 'email',
      language: 'en-US',
      topic: 'Early registration for the fall keelboat course',
      tone: 'relaxed',
      keywords: ['keelboat course'],
      facts: [
        'Two weekends, starting on September 12, 2026 (a Saturday), from Pier 9',
        '$495, or $445 until July 31: you save $50',
        'At most 4 students per boat',
        'Prepares for ASA 101',
        'Denise Okafor, student in 2025: "I went from white knuckles to the helm in one afternoon."',
      ],
      output: {
        subject: 'Fall keelboat course: $50 off through July',
        preheader: 'Two weekends, four students to a boat',
        body: [
          'Hi there,',
          "Saturday, September 12 is closer than it looks. That's when our keelboat course casts off from Pier 9: two weekends, " +
            'never more than four students to a boat, and everything you need for ASA 101.',
          "Register by the end of July and you pay $445 instead of $495. That's fifty dollars for sunscreen and a decent hat.",
          '"I went from white knuckles to the helm in one afternoon," says Denise Okafor, class of 2025.',
          'Worried about the weather, the gear, or getting cold feet? Just hit reply.',
          'Fair winds,\nThe Pier 9 crew',
        ].join('\n\n'),
        call_to_action: 'Save my spot',
      },
    },
  },
  {
    id: 't-bookkeeping-software',
    text: {
      type: 'email',
      language: 'en-US',
      topic: 'Release of Ledgerleaf 4.2',
      tone: 'friendly',
      keywords: ['bank import'],
      source_text:
        'Ledgerleaf 4.2, out 10/06/2026 (Tuesday). New: bank import 3x faster; receipts up to 25 MB; dark mode (1,904 votes in the ' +
        'forum). Windows 11, macOS 14 Sonoma and later. Free update for all customers, installs itself at night.',
      output: {
        subject: 'Ledgerleaf 4.2: a faster bank import',
        preheader: 'And the dark mode that you asked for',
        body: [
          'Hi,',
          'Ledgerleaf 4.2 arrives on Tuesday, October 6. Three things change:',
          '- **Bank import** runs three times as fast, so your statement is in before the kettle boils.\n- **Receipts** can be as ' +
            'large as 25 megabytes. No more shrinking of scans!\n- **Dark mode** is here. You voted for it 1,904 times.',
          "It won't cost you a cent. The update runs on Windows 11 and on macOS Sonoma or newer, and it installs itself overnight.",
          "Still at sixes and sevens with your receipts? Reply to this email and we'll sort it out together.",
          'A thousand thanks for every vote,\nThe Ledgerleaf team',
        ].join('\n\n'),
        call_to_action: 'See what is new',
      },
    },
  },
  {
    id: 't-tyre-garage',
    text: {
      type: 'email',
      language: 'en-GB',
      topic: 'Time for winter tyres',
      tone: 'down to earth',
      keywords: ['winter tyres'],
      facts: [
        'Change of all 4 wheels: £36, 40 minutes',
        'Storage: £48 per season',
        'Below 7 degrees, winter tyres grip better',
        'Minimum tread by law 1.6 mm; we advise 4 mm',
        'Measuring is free',
        'tyres@holloway-garage.co.uk',
        'Mon–Fri 7:30–17:00, Sat until 12:00',
      ],
      output: {
        subject: 'The first frost is on its way',
        preheader: 'When winter tyres pay, and what the change costs',
        body: [
          'Good morning,',
          'it drops below 7 °C at night now, and that is where winter tyres start to earn their keep.',
          'We change all four wheels for £36. That takes forty minutes; wait in the warm or leave the key. If your shed is full, ' +
            'we store the summer set for £48 a season.',
          'Will the old ones do for another year? The law asks for 1.6 millimetres of tread. We say four, and we measure it for nothing.',
          'Write to tyres@holloway-garage.co.uk for a slot: weekdays from half past seven to five, Saturdays until noon.',
          'Holloway Garage',
        ].join('\n\n'),
        call_to_action: 'Ask for a slot',
      },
    },
  },
];

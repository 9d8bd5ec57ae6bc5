import type { CorpusText } from '../corpus-text.ts';

export const englishAds: readonly CorpusText[] = [
  {
    id: 'eleventh-en-kitchens',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'google_search',
      topic: 'Kitchens by Hollins & Daughter, Stockport',
      product: 'Fitted kitchens',
      unique_selling_proposition: 'Designed, built and fitted by the same local team',
      variants: 2,
      keywords: ['fitted kitchens'],
      facts: [
        'Most kitchens are fitted in five working days',
        'Ten-year guarantee on cabinets and fitting',
        'Free design visit at home',
        'Showroom in Tiviot Row, Stockport',
        'Kitchens from £6,900',
        'Telephone 0161 496 0142',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Fitted Kitchens in Stockport',
              'Drawn and Built Under One Roof',
              'Free Design Visit at Home',
              'Guaranteed for Ten Years',
            ],
            descriptions: [
              'Designed, built and fitted by the same local team. Book a design visit at no cost.',
              'Most rooms are finished within a working week. See samples in our Tiviot Row showroom.',
            ],
          },
          {
            primary_text: null,
            headlines: [
              'Kitchens From £6,900',
              'In Place in 5 Working Days',
              'Fitted Kitchens, Made Locally',
              'Visit Our Stockport Showroom',
            ],
            descriptions: [
              'Fitted kitchens with a decade of cover on cabinets and fitting. Prices start at £6,900.',
              'The people who draw your units also make them. Tell us what you have in mind.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'eleventh-en-welding',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'facebook',
      topic: 'Evening welding course at Millbrook College',
      tone: 'down to earth',
      product: 'Evening welding course',
      unique_selling_proposition: 'Small groups, so everyone welds from the first evening',
      variants: 2,
      keywords: ['welding course'],
      facts: [
        'Ten Tuesday evenings, 6.30 pm to 9 pm',
        'First evening: 14 September',
        '£240 including materials and safety gear',
        'No more than eight people in a group',
      ],
      output: {
        variants: [
          {
            primary_text: 'Ten Tuesday evenings, and that garden gate could be your own work. Our welding course starts from scratch.',
            headlines: ['Learn to weld after work', 'Sparks from the first evening'],
            descriptions: ['£240, materials included'],
          },
          {
            primary_text: 'Eight people at most, so nobody waits long for a torch: the welding course at Millbrook College.',
            headlines: ['Tuesdays from 14 September', 'Make something that holds'],
            descriptions: ['We lend you the safety gear'],
          },
        ],
      },
    },
  },
  {
    id: 'eleventh-en-coffee',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'instagram',
      topic: 'Coffee subscription',
      tone: 'playful',
      product: 'Roaster’s Round',
      unique_selling_proposition: 'Roasted on Monday, in your letterbox on Wednesday',
      variants: 2,
      facts: ['From £9.50 per bag of 250 g', '50 % off the first bag', 'Pause or cancel at any time', 'Beans from another farm each month'],
      output: {
        variants: [
          {
            primary_text: 'Roasted on Monday. Through your letterbox on Wednesday. Roaster’s Round has no time to go stale.',
            headlines: ['Your first bag is half price', 'Coffee that still smells of the roaster'],
            descriptions: ['From £9.50 per bag'],
          },
          {
            primary_text: 'A letter worth opening before breakfast: beans from a new farm every month, by Roaster’s Round.',
            headlines: ['Meet another farm each month'],
            descriptions: ['Pause or cancel any time'],
          },
        ],
      },
    },
  },
  {
    id: 'eleventh-en-rotapay',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'linkedin',
      topic: 'Payroll software for care homes',
      product: 'RotaPay',
      unique_selling_proposition: 'Rotas and payroll in the same place',
      variants: 2,
      keywords: ['care homes'],
      target_audience: 'Managers of care homes',
      facts: [
        '640 care homes use RotaPay',
        'Managers save six hours a month on average',
        'The demo takes 20 minutes',
        'Data from the old system is moved over free of charge',
      ],
      output: {
        variants: [
          {
            primary_text: 'Managers who plan shifts and pay in RotaPay get six hours a month back. See how in a 20-minute demo.',
            headlines: ['Rotas and payroll for care homes, in the same place'],
            descriptions: ['We move the data from your old system at no charge.'],
          },
          {
            primary_text: 'Still typing shift swaps into a payroll file? More than 600 care homes leave that to RotaPay.',
            headlines: ['Every shift swap lands on the right payslip'],
            descriptions: ['Twenty minutes of your day are enough to see it at work.'],
          },
        ],
      },
    },
  },
  {
    id: 'eleventh-en-glimm',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'twitter',
      topic: 'Bike lights for the dark months',
      tone: 'dry',
      product: 'Glimm',
      unique_selling_proposition: 'Charged over lunch, lit for the week',
      variants: 2,
      facts: ['Charges by USB-C in 90 minutes', 'Burns for 14 hours', '£39 for front and rear light', 'Guaranteed for two years'],
      output: {
        variants: [
          {
            primary_text: 'Plug Glimm in when you sit down to lunch. An hour and a half later it has light for 14 hours of evenings.',
            headlines: ['Charged over lunch, lit for the week'],
            descriptions: [],
          },
          {
            primary_text: 'Drivers see you. Thieves do not see it: Glimm slips off the bars and into a coat pocket. £39, front and rear.',
            headlines: ['Bike lights with a two-year guarantee'],
            descriptions: [],
          },
        ],
      },
    },
  },
  {
    id: 'eleventh-en-solesaver',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'tiktok',
      topic: 'Repair kit for boots',
      tone: 'casual',
      product: 'Sole Saver kit',
      unique_selling_proposition: 'Mends a loose sole overnight',
      variants: 3,
      facts: ['The kit costs £14.99', 'The work takes 20 minutes; the glue dries overnight'],
      output: {
        variants: [
          {
            primary_text: 'Loose sole? Twenty minutes with the Sole Saver kit and these boots live again.',
            headlines: [],
            descriptions: [],
          },
          { primary_text: 'Glue it tonight, walk in it tomorrow. That’s the whole trick.', headlines: [], descriptions: [] },
          { primary_text: 'My cobbler was on holiday, so I did it myself for under £15.', headlines: [], descriptions: [] },
        ],
      },
    },
  },
];

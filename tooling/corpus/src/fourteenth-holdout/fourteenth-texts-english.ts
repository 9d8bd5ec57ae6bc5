import type { CorpusText } from '../corpus-text.ts';

/** Posts and ads. */
export const englishShort: readonly CorpusText[] = [
  {
    id: 'fourteenth-en-market',
    text: {
      type: 'social_post',
      platform: 'facebook',
      topic: 'Night market on Harbour Street',
      hashtags: ['NightMarket', 'HarbourStreet'],
      facts: [
        'Friday 12 June 2026, 17:00 to 22:00',
        '34 stalls, among them 11 food stalls',
        'Entry is free',
        'Bus 7 runs every 15 minutes until 23:30',
        'The main car park is closed from 14:00',
      ],
      output: {
        text: 'Harbour Street stays up late on Friday, 12 June. From 5 to 10 pm, 34 stalls line the quay: pottery, plants, prints, and eleven places to eat.\n\nEntry is free. The main car park closes at 2 pm, so take bus 7 instead; it runs every quarter of an hour until half past eleven.\n\nWho are you bringing? Tag them below.\n\n#NightMarket #HarbourStreet',
        hashtags: ['NightMarket', 'HarbourStreet'],
      },
    },
  },
  {
    id: 'fourteenth-en-library',
    text: {
      type: 'social_post',
      platform: 'bluesky',
      topic: 'Longer opening hours at Millbrook Library',
      hashtags: [],
      facts: [
        'From 2 March the library is open until 20:00 on Tuesdays and Thursdays',
        'The study room has 24 desks',
        'No library card is needed to sit and read',
      ],
      link: 'https://library.millbrook.example/hours',
      output: {
        text: 'From 2 March we’re open until 8 pm on Tuesdays and Thursdays. The study room has 24 desks, decent heating and no music. You don’t need a card to sit and read.\n\nAll opening times: https://library.millbrook.example/hours',
        hashtags: [],
      },
    },
  },
  {
    id: 'fourteenth-en-choir',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      topic: 'Open rehearsal of the Eastgate Community Choir',
      tone: 'friendly',
      facts: [
        'Open rehearsal on Wednesday 14 October 2026 at 19:30',
        'St Anne’s Hall, Eastgate',
        'No audition',
        '60 singers, aged 17 to 82',
        'The first three rehearsals are free, then £6 a month',
      ],
      output: {
        text: 'Can’t read music? Nor can plenty of us. The Eastgate Community Choir opens its rehearsal to anyone who’d like to try: Wednesday 14 October, 7.30 pm, St Anne’s Hall.\n\nThere’s no audition. We’re 60 people between 17 and 82. Your first three rehearsals cost nothing; after that it’s £6 a month.\n\n#EastgateChoir #CommunitySinging',
        hashtags: ['EastgateChoir', 'CommunitySinging'],
      },
    },
  },
  {
    id: 'fourteenth-en-ceramics',
    text: {
      type: 'social_post',
      platform: 'pinterest',
      topic: 'Speckled breakfast set',
      keywords: ['stoneware breakfast set', 'speckled glaze'],
      facts: ['Set of 4 bowls and 4 plates: £128', 'Stoneware, dishwasher safe', 'Bowl: 15 cm across', 'Made to order within three weeks'],
      link: 'https://www.potterslane.example/breakfast-set',
      output: {
        text: 'A stoneware breakfast set for slow mornings: four bowls, four plates, and a speckled glaze that hides the odd coffee ring. Each bowl is 15 cm wide, room enough for porridge and berries, and everything goes in the dishwasher. The set is £128 and is made to order within three weeks. See every colour: https://www.potterslane.example/breakfast-set',
        hashtags: [],
      },
    },
  },
  {
    id: 'fourteenth-en-hire',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      topic: 'We are hiring a workshop lead',
      hashtags: ['hiring'],
      facts: ['Workshop lead, four days a week', '£38,500 a year', 'Apply by 30 September'],
      link: 'https://www.cartwheel.example/jobs',
      output: {
        text: 'Know someone who can run a calm workshop? We’re hiring a lead for four days a week, at £38,500 a year. Apply by 30 September: https://www.cartwheel.example/jobs\n\n#hiring',
        hashtags: ['hiring'],
      },
    },
  },
  {
    id: 'fourteenth-en-shelter',
    text: {
      type: 'social_post',
      platform: 'instagram',
      topic: 'Meet Biscuit, a dog who is looking for a home',
      facts: ['Biscuit is 9 years old and deaf in one ear', 'Visits daily from 13:00 to 16:00'],
      output: {
        text: 'Biscuit is nine, deaf in one ear and mad about tennis balls. Come and meet him any day, 1–4 pm. 🎾\n\n#AdoptDontShop',
        hashtags: ['AdoptDontShop'],
      },
    },
  },
  {
    id: 'fourteenth-en-bagels',
    text: {
      type: 'social_post',
      platform: 'tiktok',
      topic: 'How we boil our bagels',
      tone: 'casual',
      hashtags: ['bagels', 'baking'],
      facts: ['We boil the bagels for 45 seconds', 'Open from 7:00, Wednesday to Sunday', 'Rye bagels only on Saturdays'],
      output: {
        text: 'Wait for the boil 🥯 45 seconds in the pot, then straight into the oven. We open at 7, Wednesday to Sunday. Rye ones on Saturdays only, so set an alarm. #bagels #baking',
        hashtags: ['bagels', 'baking'],
      },
    },
  },
  {
    id: 'fourteenth-en-podcast',
    text: {
      type: 'social_post',
      platform: 'youtube',
      topic: 'Common Ground, episode 12: how a village bought its pub',
      keywords: ['community pub'],
      facts: [
        '214 villagers bought shares',
        'They raised £340,000 in 9 weeks',
        'Guest: Ruth Okafor, chair of the society',
        'Ruth Okafor: “We nearly gave up in week five.”',
      ],
      link: 'https://commonground.example/12',
      output: {
        text: 'How do you buy a community pub when the bank says no? In episode 12 of Common Ground, Ruth Okafor tells how 214 villagers found £340,000 in nine weeks.\n\n“We nearly gave up in week five,” says Ruth, who chairs the society. What kept them going is the best part of the conversation.\n\nIn this episode:\n• why the first plan failed\n• how the shares were priced\n• what an ordinary evening behind the bar looks like now\n\nShow notes and links: https://commonground.example/12',
        hashtags: [],
      },
    },
  },
  {
    id: 'fourteenth-en-ferry',
    text: {
      type: 'social_post',
      platform: 'twitter',
      topic: 'Winter timetable of the Sound ferry',
      facts: [
        'Winter timetable from 1 November',
        'First boat 6:40, last boat 21:15',
        'One boat every 40 minutes',
        'Adult single £3.20, as before',
      ],
      link: 'https://soundferry.example/winter',
      output: {
        text: 'Winter timetable from 1 November: first boat at 6.40 am, last one back at 9.15 pm, one every 40 minutes in between. A single stays at £3.20. Times for every pier: https://soundferry.example/winter',
        hashtags: [],
      },
    },
  },
  {
    id: 'fourteenth-en-bookshop',
    text: {
      type: 'social_post',
      platform: 'threads',
      topic: 'Silent book club',
      hashtags: [],
      length: 45,
      facts: ['Every first Monday of the month, 18:30 to 20:00', 'Bring your own book', 'Tea is £2', 'Phones go into a basket'],
      output: {
        text: 'A book club where nobody talks about the book. First Monday of the month, 6.30 to 8 pm: you bring whatever you’re reading, we bring the tea (£2), and for an hour and a half the phones stay in a basket. What would you finally finish?',
        hashtags: [],
      },
    },
  },
  {
    id: 'fourteenth-en-bikes',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      topic: 'Bike service in spring',
      product: 'Bike service',
      unique_selling_proposition: 'Back on the road the same day',
      variants: 1,
      keywords: ['bike service'],
      facts: ['Standard service £59', 'In by 9:00, ready at 17:00', '12 months’ guarantee on all work'],
      link: 'https://www.spokes.example/service',
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Bike Service for £59',
              'In by 9 am, Ready at 5 pm',
              'Back on the Road Today',
              'A Year’s Guarantee on Repairs',
              'Brakes, Gears and Chain Done',
              'Pick Your Slot Online',
            ],
            descriptions: [
              'Drop your bike off by 9 am and ride it home at 5 pm. A standard service costs £59.',
              'Brakes, gears, chain and wheels, checked by hand. All work is guaranteed for 12 months.',
              'Book a bike service online and let the winter grit be our problem.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'fourteenth-en-coffee',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      topic: 'Coffee by post',
      product: 'Coffee subscription',
      unique_selling_proposition: 'Roasted on Tuesday, at your door on Thursday',
      variants: 2,
      keywords: ['coffee subscription'],
      facts: ['Two bags of 250 g for £16 a month', 'Pause or cancel at any time', 'Free delivery in the UK'],
      output: {
        variants: [
          {
            primary_text:
              'Roasted on Tuesday, on your doormat on Thursday: our coffee subscription is two bags a month for £16, delivery included.',
            headlines: ['Coffee that was green on Monday', '£16 a month, delivered free'],
            descriptions: ['Pause or cancel any time'],
          },
          {
            primary_text:
              'The last scoop always goes when the shops are shut. A coffee subscription turns up before it does, anywhere in the UK.',
            headlines: ['Never face an empty tin again', 'Two 250 g bags, every month'],
            descriptions: ['Free delivery in the UK'],
          },
        ],
      },
    },
  },
  {
    id: 'fourteenth-en-payroll',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      topic: 'Payroll for small companies',
      product: 'Payday',
      unique_selling_proposition: 'Payroll for small teams in 10 minutes a month',
      variants: 1,
      facts: ['£4 per employee and month', '30-day free trial', 'Files to HMRC automatically'],
      output: {
        variants: [
          {
            primary_text:
              'Payroll shouldn’t take a whole afternoon. With Payday it takes ten minutes a month, and your HMRC filing goes out by itself.',
            headlines: ['Run payroll in ten minutes a month', '£4 per employee, filing included'],
            descriptions: ['Try Payday free for 30 days, with your own team and your own figures.'],
          },
        ],
      },
    },
  },
  {
    id: 'fourteenth-en-raincoat',
    text: {
      type: 'ad_copy',
      platform: 'twitter',
      topic: 'Rain jacket for life',
      product: 'Loch jacket',
      unique_selling_proposition: 'A rain jacket that is repaired for life',
      variants: 1,
      facts: ['The Loch jacket costs £145', 'Free repairs for life', 'Made from recycled nylon'],
      output: {
        variants: [
          {
            primary_text:
              'Zips give up. Seams give up. The Loch jacket doesn’t have to: send it back when it leaks and we’ll mend it for free, for as long as you own it.',
            headlines: ['Free repairs for life', 'The Loch jacket in recycled nylon, £145'],
            descriptions: [],
          },
        ],
      },
    },
  },
];

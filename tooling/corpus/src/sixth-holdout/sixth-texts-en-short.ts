import type { CorpusText } from '../corpus-text.ts';

export const englishShort: readonly CorpusText[] = [
  {
    id: 'x-en-physio-email',
    text: {
      type: 'email',
      language: 'en-GB',
      topic: 'Our new running clinic at Fernleigh Physio',
      target_audience: 'People who have been patients before',
      instructions: 'Greet with {{first_name}}. Sign as the team.',
      keywords: ['running clinic', 'running assessment'],
      facts: [
        'Running clinic on Thursdays from 7 January 2027, 17:30 to 20:00',
        'A running assessment takes 50 minutes and costs £65; former patients pay £55',
        'By Hannah Doyle, physiotherapist, who has run 11 marathons herself',
        'The stride is filmed on a treadmill, and patients keep the video',
        'Fernleigh Physio, 3 Station Road, Otley, phone 01632 960418',
      ],
      link: 'https://fernleighphysio.co.uk/running',
      output: {
        subject: 'A running assessment after work',
        preheader: 'Our running clinic opens on Thursday 7 January',
        body:
          'Hello {{first_name}},\n\n' +
          'New shoes rarely cure an old ache. From Thursday 7 January 2027 we are holding a running clinic after work, between 5.30pm ' +
          'and 8pm.\n\n' +
          'Hannah Doyle will watch you on the treadmill, film your stride and show you what your hips, knees and feet are up to. She is ' +
          'a physiotherapist with 11 marathons in her own legs, so she knows the difference between tired and injured.\n\n' +
          'A running assessment takes 50 minutes and costs £65. As you have been with us before, you pay £55. The video is yours to ' +
          'keep.\n\nYou will find us at 3 Station Road in Otley. To book, use the button below or ring 01632 960 418. Please bring the ' +
          'shoes you run in most, however muddy they are.\n\n' +
          'See you on a Thursday,\nThe team at Fernleigh Physio',
        call_to_action: 'Book my assessment',
      },
    },
  },
  {
    id: 'x-en-insurance-email',
    text: {
      type: 'email',
      language: 'en-US',
      topic: 'Barkley pet insurance, with the first month free',
      keywords: ['pet insurance', 'vet bill'],
      facts: [
        'Plans start at $19 a month for dogs and $12 a month for cats',
        'Barkley pays back 80% of the vet bill after a yearly deductible of $250',
        'Claims are paid within 5 business days',
        'In our 2025 claims, treating a swallowed object cost $1,840 on average',
        'First month free for policies started by November 30, 2026',
        'Valid with any licensed vet in the country',
        'Phone 1-800-555-0136, Monday through Saturday, 8 a.m. to 8 p.m. Central Time',
      ],
      link: 'https://www.barkleypets.com/quote',
      output: {
        subject: 'Pet insurance, with the first month free',
        preheader: 'Start by November 30 and worry less about the vet bill',
        body:
          'Hi there,\n\n' +
          'Socks, corn cobs, a whole tennis ball: dogs swallow things. In our 2025 claims, the average bill for a swallowed object was ' +
          '$1,840.\n\n' +
          'With Barkley pet insurance, most of that comes back to you. Once you have met the yearly deductible of $250, we reimburse ' +
          '80 percent of the vet bill, and we pay within five business days.\n\n' +
          'Here is what it costs:\n\n- Dogs: from $19 a month\n- Cats: from $12 a month\n\n' +
          'Start your policy by November 30, 2026, and the first month is free. You can see any licensed vet in the country, so there is ' +
          'no list to check first.\n\n' +
          'Questions? Call us at 1-800-555-0136, Monday through Saturday, between 8 a.m. and 8 p.m. Central.\n\n' +
          'Warmly,\nThe Barkley team',
        call_to_action: 'Get my quote',
      },
    },
  },
  {
    id: 'x-en-kayak-facebook',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'en-US',
      topic: 'Sunset kayak tours on Lake Marlow',
      keywords: ['kayak tour'],
      facts: [
        'Season from May 15 to September 12, 2027; tours Friday through Sunday at 6:30 p.m.',
        '2 hours, $58 per person, $40 for kids aged 8 to 14',
        'Guide, kayak and life vest are included; groups of up to 10 people',
      ],
      link: 'https://marlowpaddle.com/sunset',
      hashtags: ['LakeMarlow'],
      output: {
        text:
          'The lake is quietest when everyone else is at dinner.\n\n' +
          'Our sunset kayak tour leaves at 6:30 p.m., Friday through Sunday, from May 15 to September 12. You paddle for two hours with ' +
          'a guide and no more than ten people, and the kayak and life vest are included. It’s $58 a person and $40 for kids from 8 to ' +
          '14.\n\nWho would you take along? Pick your evening at marlowpaddle.com/sunset\n\n#LakeMarlow',
        hashtags: ['LakeMarlow'],
      },
    },
  },
  {
    id: 'x-en-bistro-threads',
    text: {
      type: 'social_post',
      platform: 'threads',
      language: 'en-GB',
      topic: 'Pie night at The Copper Kettle in Bath',
      tone: 'casual',
      keywords: ['pie night'],
      facts: [
        'Every Wednesday in November 2026, from 17:00',
        'Beef and ale, chicken and leek, or mushroom: £14 with mash and gravy',
        'The second jug of gravy is free',
      ],
      hashtags: [],
      output: {
        text:
          'Pie night is back. Every Wednesday in November from 5pm: beef and ale, chicken and leek, or mushroom, for £14 with mash and ' +
          'gravy. The second jug of gravy is on us. Which pie are you, and why is it the mushroom?',
        hashtags: [],
      },
    },
  },
  {
    id: 'x-en-heat-mastodon',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      language: 'en-GB',
      topic: 'Open evening on heat pumps by Wem Community Energy',
      keywords: ['heat pump'],
      facts: [
        'Thursday, 26 November 2026, 19:00, Wem Town Hall',
        'Four households show their bills',
        'The Boiler Upgrade Scheme pays a grant of £7,500',
        'Free, no booking needed, with biscuits',
      ],
      link: 'https://wemenergy.org.uk/heat',
      hashtags: ['HeatPumps', 'Shropshire'],
      output: {
        text:
          'Thinking about a heat pump but tired of sales talk? On Thursday 26 November at 7pm, four households bring their real bills to ' +
          'Wem Town Hall and tell us what works and what they would do differently. We also go through the £7,500 grant from the Boiler ' +
          'Upgrade Scheme, form by form.\n\nFree entry, no booking, biscuits provided.\n\n' +
          'https://wemenergy.org.uk/heat\n\n#HeatPumps #Shropshire',
        hashtags: ['HeatPumps', 'Shropshire'],
      },
    },
  },
  {
    id: 'x-en-bike-youtube',
    text: {
      type: 'social_post',
      platform: 'youtube',
      language: 'en-US',
      topic: 'Video: how to change a bike tube, from the shop Spoke & Chain',
      keywords: ['bike tube'],
      facts: [
        'Luis shows how to change a tube in 7 minutes',
        'Tools: two tire levers, a pump, a spare tube',
        'Kit with levers, tube and patches: $18',
        'Free repair class on the first Saturday of each month at 10 a.m.',
        '220 Mill Avenue, Tempe, Arizona; open daily 9 a.m. to 6 p.m.',
      ],
      link: 'https://spokeandchain.com/tubekit',
      hashtags: ['bikerepair'],
      output: {
        text:
          'Learn how to change a bike tube in seven minutes, with tools that fit in a saddlebag.\n\n' +
          'In this video, Luis takes off the wheel, frees the tire, finds out what caused the flat and puts everything back together. ' +
          'You need two tire levers, a pump and a spare tube.\n\n' +
          'What you will see:\n- taking the wheel off without touching the greasy chain\n- checking the tire for glass and thorns\n' +
          '- fitting the new tube without pinching it\n\n' +
          'Our kit with levers, tube and patches costs $18: https://spokeandchain.com/tubekit\n\n' +
          'Want to try it with help? Come to the free repair class on the first Saturday of the month at 10 a.m. We are at 220 Mill ' +
          'Avenue in Tempe, Arizona, and open every day from 9 to 6.\n\n#bikerepair',
        hashtags: ['bikerepair'],
      },
    },
  },
  {
    id: 'x-en-crm-google',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'en-US',
      topic: 'Fieldnote, a CRM for contractors',
      product: 'Fieldnote CRM',
      unique_selling_proposition: 'Works on site without a signal',
      variants: 2,
      keywords: ['contractor CRM'],
      facts: ['$29 per user per month', '14-day free trial, no credit card', 'Imports spreadsheets', 'Used by 3,200 contractors'],
      link: 'https://fieldnotecrm.com',
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Contractor CRM, Even Offline',
              'Quotes From the Job Site',
              '14-Day Free Trial',
              '$29 per User per Month',
              'Import Your Spreadsheets',
            ],
            descriptions: [
              'Log calls, quotes and photos on site. Fieldnote syncs once you are back online.',
              'Try it free for 14 days, no credit card needed. Your spreadsheets move in with you.',
            ],
          },
          {
            primary_text: null,
            headlines: ['The Contractor CRM for Crews', 'Used by 3,200 Contractors', 'No Signal? Keep Working', 'Start Without a Card'],
            descriptions: [
              'Every lead, quote and site photo in one app that works where the signal does not.',
              'See what is due today and send the quote before you drive off. Start your free trial.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'x-en-hotel-linkedin-ad',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      language: 'en-GB',
      topic: 'Away days at the Aldbury Hotel in Milton Keynes',
      product: 'Meeting rooms at the Aldbury Hotel',
      unique_selling_proposition: 'Close to the station, with lunch in the price',
      variants: 1,
      keywords: ['meeting rooms'],
      facts: [
        'Day delegate rate £48 per person, lunch included',
        '6 meeting rooms for 4 to 60 people',
        '12 minutes on foot from Milton Keynes Central; 90 free parking spaces',
        'Enquiries are answered within one working day',
      ],
      link: 'https://aldburyhotel.co.uk/meetings',
      output: {
        variants: [
          {
            primary_text: 'Good plans need a day away from the inbox. Six meeting rooms for 4 to 60 people, for £48 a head with lunch.',
            headlines: ['Meeting rooms a 12-minute walk from the station', 'An away day at £48 per person, lunch included'],
            descriptions: ['Ninety free parking spaces, and an answer within one working day.'],
          },
        ],
      },
    },
  },
];

import type { CorpusText } from '../corpus-text.ts';

export const cleanEn: readonly CorpusText[] = [
  {
    id: 's18-en-choir',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'mastodon',
      topic: 'Open rehearsal of the Harbour Voices community choir in Whitby',
      facts: [
        'Thursday 17 September 2026, 7.30 pm, St Hilda’s Hall, Whitby',
        'No audition, no need to read music',
        'First evening free, then £6 a session',
      ],
      keywords: ['community choir'],
      hashtags: ['Whitby', 'CommunityChoir'],
      link: 'https://www.harbourvoices.example/open-rehearsal',
      output: {
        text: [
          'If you sing in the car, you can sing with us. Harbour Voices, Whitby’s community choir, opens its doors on ' +
            'Thursday 17 September at 7.30 pm in St Hilda’s Hall.',
          'There is no audition and you don’t need to read music. The first evening is free; after that it’s £6 a session.',
          'https://www.harbourvoices.example/open-rehearsal',
          '#Whitby #CommunityChoir',
        ].join('\n\n'),
        hashtags: ['Whitby', 'CommunityChoir'],
      },
    },
  },
  {
    id: 's18-en-bike',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'facebook',
      topic: 'Winter service at Spoke & Sons, a bicycle workshop in Exeter',
      facts: [
        'Winter service £65 instead of £85 until 30 November',
        'Includes brake pads check, gear adjustment and a full clean',
        'Bikes brought in before 10 am are ready the same day',
        'Open Tuesday to Saturday',
      ],
      keywords: ['winter service'],
      hashtags: [],
      output: {
        text: [
          'That squeak on the way to work? It won’t get better in the rain.',
          'Until 30 November our winter service costs £65 instead of £85, so you save £20. We adjust your gears, check the ' +
            'brake pads and clean the whole bike.',
          'Drop it off before 10 am and you’ll ride home the same day. We’re in the workshop from Tuesday to Saturday. ' +
            'What does your bike need before winter?',
        ].join('\n\n'),
        hashtags: [],
      },
    },
  },
  {
    id: 's18-en-kiln',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'twitter',
      topic: 'Second-hand sale at Kiln Lane Pottery',
      facts: ['Saturday 6 June, 9 am to 1 pm', 'Around 300 seconds from £4', 'Cash and cards'],
      link: 'https://kilnlane.example/sale',
      output: {
        text:
          'A wobbly rim never spoiled a cup of tea. On Saturday 6 June, from 9 am to 1 pm, we’re selling about 300 seconds, ' +
          'from £4 apiece. Cash or card, both fine. https://kilnlane.example/sale #pottery',
        hashtags: ['pottery'],
      },
    },
  },
  {
    id: 's18-en-hedge',
    text: {
      type: 'email',
      language: 'en',
      topic: 'Bare-root hedging season at Marlow Bank Nursery',
      facts: [
        'Bare-root plants are lifted from 9 November to the end of March',
        'Hawthorn, beech and hornbeam, 60–80 cm tall',
        'From £1.20 a plant; 10% off orders of 50 plants or more, until 31 October',
        'Plant five to the metre in a double row',
        'Delivered within 48 hours of lifting',
      ],
      keywords: ['bare-root hedging'],
      link: 'https://marlowbank.example/hedging',
      length: 110,
      output: {
        subject: 'Order your bare-root hedging now',
        preheader: 'Save 10% on 50 plants or more until 31 October',
        body: [
          'Hello,',
          'The best time to plant a hedge is when it looks as if nothing is happening. From 9 November we lift our ' +
            'bare-root hedging fresh from the field, and it reaches you within 48 hours.',
          'You can choose from hawthorn, beech and hornbeam, all 60 to 80 cm tall. Prices start at £1.20 a plant. Order 50 ' +
            'or more by 31 October and we take 10% off.',
          'Not sure how many you need? Plan on five plants per metre, set in a double row. Soak the roots before planting, ' +
            'firm the soil well and water generously in the first spring.',
          'Happy planting,\nYour team at Marlow Bank Nursery',
        ].join('\n\n'),
        call_to_action: 'Choose your hedge',
      },
    },
  },
  {
    id: 's18-en-ledger',
    text: {
      type: 'email',
      language: 'en',
      topic: 'Free webinar on digital VAT records for small firms, by Tally House Bookkeeping',
      facts: [
        'Tuesday 13 October 2026, 12.30 pm, 45 minutes, online',
        'Speaker: Priya Nair, chartered accountant',
        'Priya Nair says: “Most VAT mistakes I see are made before anyone opens the software.”',
        'Recording sent to everyone who registers',
      ],
      keywords: ['VAT records'],
      instructions: 'Greet with {{first_name}}. Quote Priya.',
      link: 'https://tallyhouse.example/webinar-vat',
      output: {
        subject: 'VAT records without the Sunday panic',
        preheader: 'A free lunchtime webinar on 13 October',
        body: [
          'Hello {{first_name}},',
          '“Most VAT mistakes I see are made before anyone opens the software,” says Priya Nair. The chartered accountant ' +
            'will show you how to keep VAT records that add up, even when receipts live in all sorts of drawers.',
          'Join us online on Tuesday 13 October at 12.30 pm. The webinar takes 45 minutes and costs nothing, so bring your ' +
            'sandwich and your questions.',
          'Can’t make it? Register anyway and we’ll send you the recording.',
          'Best wishes,\nTally House Bookkeeping',
        ].join('\n\n'),
        call_to_action: 'Save my seat',
      },
    },
  },
  {
    id: 's18-en-storage',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'google_search',
      topic: 'Self storage in Leeds',
      product: 'Self storage units',
      unique_selling_proposition: 'Drive-up units with no minimum term',
      facts: ['Units from 25 to 200 sq ft', 'From £18 a week', 'Access 6 am to 11 pm every day', 'First month half price'],
      keywords: ['self storage Leeds'],
      variants: 1,
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Self Storage Leeds',
              'Drive-Up Units from £18 a Week',
              'No Minimum Term',
              'First Month Half Price',
              'Access from 6 am to 11 pm',
              'Rooms of 25 to 200 sq ft',
            ],
            descriptions: [
              'Park at the door of your unit, unload and lock up. Stay for as long as you need.',
              'Compare self storage Leeds prices online and reserve your unit in minutes.',
              'Come by any day between 6 am and 11 pm. Pay half price for your first month.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's18-en-forklift',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'linkedin',
      topic: 'On-site forklift training for warehouses',
      product: 'Forklift training',
      unique_selling_proposition: 'Instructors come to your site, on your own trucks',
      facts: ['Three-day novice course', 'Up to three trainees per instructor', '£1,050 per group', 'Nights and weekends available'],
      keywords: ['forklift training'],
      link: 'https://liftright.example/on-site',
      variants: 2,
      output: {
        variants: [
          {
            primary_text:
              'Sending drivers away for a course leaves gaps on every shift. We bring forklift training to your site, on your own trucks.',
            headlines: ['Forklift training at your warehouse'],
            descriptions: ['A three-day novice course for up to three people: £1,050 per group.'],
          },
          {
            primary_text:
              'Your new starters learn in the aisles where they will work. Book forklift training in house, at ' +
              'night or on a weekend if you like.',
            headlines: ['Train new drivers around your shift pattern'],
            descriptions: ['Each instructor takes no more than three trainees.'],
          },
        ],
      },
    },
  },
  {
    id: 's18-en-groom',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'facebook',
      topic: 'Mobile dog grooming in Cardiff',
      product: 'Wag Wagon mobile dog grooming',
      unique_selling_proposition: 'The salon comes to your door, one dog at a time',
      facts: ['Full groom from £38', 'About 90 minutes per dog', 'Evening slots on Wednesdays'],
      keywords: ['dog grooming'],
      variants: 2,
      output: {
        variants: [
          {
            primary_text: 'Does the car ride to the salon end in howls? Our van brings dog grooming to your door, one dog at a time.',
            headlines: ['Dog grooming on your doorstep', 'A full groom from £38'],
            descriptions: ['No cages, no waiting room'],
          },
          {
            primary_text: 'Ninety minutes in the Wag Wagon, and the sofa smells of sofa again. Calm dog grooming, right outside.',
            headlines: ['Clean dog, clean bathroom', 'Evening slots on Wednesdays'],
            descriptions: ['One dog in the van at a time'],
          },
        ],
      },
    },
  },
];

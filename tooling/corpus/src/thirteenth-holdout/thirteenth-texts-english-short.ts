import type { CorpusText } from '../corpus-text.ts';

export const englishShort: readonly CorpusText[] = [
  {
    id: 'thirteenth-en-spanish-classes',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'google_search',
      topic: 'Evening classes in January',
      product: 'Evening Spanish classes',
      unique_selling_proposition: 'Groups of at most eight, taught by native speakers',
      variants: 2,
      keywords: ['spanish classes'],
      facts: ['Ten weeks, one evening a week', '£189 including the book', 'Starts on 14 January', 'The trial lesson is free'],
      link: 'https://www.tresnorte.example/evening',
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Evening Spanish Classes', 'Eight in a Group at Most', 'Ten Weeks for £189', 'Starts 14 January'],
            descriptions: [
              'Learn with a native speaker in a small group. The price includes the book.',
              'Try a lesson before you sign up. We meet one evening a week.',
            ],
          },
          {
            primary_text: null,
            headlines: ['Spanish Classes After Work', 'Taught by Native Speakers', 'Free Trial Lesson', 'Course Book Included'],
            descriptions: [
              'From 14 January we sit around a small table and talk. You bring a pen and some courage.',
              'Speak from the very beginning. Reserve your trial and see if it suits you.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'thirteenth-en-office-coffee',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'linkedin',
      topic: 'Coffee for offices',
      product: 'Office coffee subscription',
      unique_selling_proposition: 'Fresh beans and a serviced machine on one invoice',
      variants: 2,
      keywords: ['office coffee'],
      facts: [
        'From £2.10 per employee and week',
        'The machine is serviced every 8 weeks',
        'Can be cancelled every month',
        'Roasted in Leeds',
      ],
      output: {
        variants: [
          {
            primary_text: 'Nobody should chase several suppliers for a decent cup. Get beans, machine and service on one invoice.',
            headlines: ['Office coffee from £2.10 per employee and week'],
            descriptions: ['We service the machine every eight weeks, before it starts to drip.'],
          },
          {
            primary_text:
              'Good meetings start with good office coffee. Ours is roasted in Leeds and comes with a machine that is looked after.',
            headlines: ['Fresh beans, serviced machine, a single bill'],
            descriptions: ['Cancel in any month if your team prefers tea.'],
          },
        ],
      },
    },
  },
  {
    id: 'thirteenth-en-ebikes',
    text: {
      type: 'ad_copy',
      language: 'en',
      platform: 'twitter',
      topic: 'E-bike hire on the island',
      product: 'E-bike hire',
      unique_selling_proposition: 'Delivered to your hotel before breakfast',
      variants: 2,
      facts: ['€39 a day', 'Range of 90 km', 'Delivery and helmet are included', 'Returned by 20:00'],
      output: {
        variants: [
          {
            primary_text:
              'Breakfast at the hotel, e-bike at the door. €39 a day with the helmet and delivery included, and a battery that is good for 90 km.',
            headlines: ['E-bike hire, delivered before breakfast'],
            descriptions: [],
          },
          {
            primary_text:
              'The lighthouse road has a hill that nobody warns you about. Hire an e-bike, take the hill sitting down, and bring it back by 8 pm.',
            headlines: ['See the island without the sweat'],
            descriptions: [],
          },
        ],
      },
    },
  },
  {
    id: 'thirteenth-en-apprentices',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'linkedin',
      topic: 'Four apprenticeships in our machine shop in Derby',
      facts: ['Four places from 1 September', 'Open day on 9 May from 10:00 to 14:00'],
      hashtags: ['apprenticeship', 'Derby'],
      link: 'https://www.rowsleyturning.example/learn',
      output: {
        text: 'Four apprentices start with us on 1 September. Come to the open day on 9 May, 10 am to 2 pm, and run a lathe.\n\nhttps://www.rowsleyturning.example/learn\n\n#apprenticeship #Derby',
        hashtags: ['apprenticeship', 'Derby'],
      },
    },
  },
  {
    id: 'thirteenth-en-bookshop',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'bluesky',
      topic: 'Reading with Marta Quill at Inkwell Books',
      keywords: ['Marta Quill'],
      facts: ['Thursday, 12 March 2026, 19:30', 'Tickets £8, including a glass of wine', 'Room for 40 people'],
      hashtags: [],
      link: 'https://inkwellbooks.example/quill',
      output: {
        text: 'Marta Quill reads from her new novel here on Thursday 12 March, half past seven. Tickets are £8 and the wine is in the price. There is room for 40 people and for the shop cat, who takes the best chair.\n\nhttps://inkwellbooks.example/quill',
        hashtags: [],
      },
    },
  },
  {
    id: 'thirteenth-en-limewash',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'pinterest',
      topic: 'Limewash for a north-facing bedroom',
      keywords: ['limewash'],
      facts: ['2.5 litres cover 20 m² in two coats', '£46 per tin', 'Colour: Oat'],
      hashtags: ['bedroomideas'],
      output: {
        text: 'A north-facing bedroom in Oat, our warmest limewash. The brush marks stay visible, so the wall changes with the light. One tin of 2.5 litres is enough for 20 square metres in two coats and costs £46. Pair it with linen, pale oak and a lamp that is not too bright.\n\n#bedroomideas',
        hashtags: ['bedroomideas'],
      },
    },
  },
];

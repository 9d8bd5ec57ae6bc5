import type { CorpusText } from '../corpus-text.ts';

/** Clean ads in English. */
export const thirdEnglishAds: readonly CorpusText[] = [
  {
    id: 't-locksmith',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'en-US',
      topic: 'Emergency locksmith in San Mateo',
      product: 'Lock change',
      variants: 1,
      keywords: ['locksmith'],
      unique_selling_proposition: 'The price is fixed on the phone, before we drive',
      facts: [
        'Lock change $129, travel included, same price at night and on holidays',
        'Day and night, 365 days a year',
        'On average there in 45 min',
        'State license LCO 7714, insured',
        'Phone (650) 555-0142',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Locksmith in San Mateo',
              'Fixed Price Before We Drive',
              '24/7, Holidays Included',
              'With You in About 45 Minutes',
              'State License LCO 7714',
              'Locked Out? Breathe First',
              'Your Local Night Locksmith',
              'Ask for a Quote by Phone',
            ],
            descriptions: [
              'You hear the price on the phone, and it stays the same at your door. Ask us any time.',
              'A new lock is $129 with travel. No surcharge at night, none on holidays.',
              'Licensed, insured and usually there within three quarters of an hour.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 't-dance-school',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      language: 'en-GB',
      topic: 'Tango course for beginners',
      product: 'Tango for beginners',
      variants: 2,
      keywords: ['tango'],
      unique_selling_proposition: 'You need no partner, because everyone dances with everyone',
      facts: [
        '8 Thursdays from 7 January 2027, 19:30',
        '£96, that is £12 per evening',
        'The first evening is free of obligation',
        'Flat shoes will do',
      ],
      output: {
        variants: [
          {
            primary_text: 'No partner, no problem: in our tango course everyone dances with everyone. Eight Thursdays from 7 January.',
            headlines: ['Tango for beginners', 'Come alone, dance together'],
            descriptions: ['£12 an evening', 'Flat shoes are fine'],
          },
          {
            primary_text: 'Two left feet? They are welcome too. Come to the first tango evening and decide afterwards.',
            headlines: ['Try a tango, then make up your mind', 'The whole course for £96'],
            descriptions: ['Thursdays at half past seven'],
          },
        ],
      },
    },
  },
  {
    id: 't-forklift-training',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      language: 'en-US',
      topic: 'Forklift training at the customer’s site',
      product: 'Forklift operator training',
      variants: 2,
      keywords: ['forklift training'],
      unique_selling_proposition: 'On your site, on your own trucks',
      target_audience: 'Warehouse managers',
      facts: [
        '2 days, groups of no more than 8',
        '$280 per person, evaluation under 29 CFR 1910.178 included',
        'OSHA requires an evaluation every 3 years',
      ],
      output: {
        variants: [
          {
            primary_text:
              'Your trucks, your aisles, two days: our forklift training comes to you and ends with the evaluation that OSHA requires.',
            headlines: ['Train operators where they work'],
            descriptions: ['$280 per person, evaluation under 29 CFR 1910.178 included'],
          },
          {
            primary_text: 'OSHA asks for a new evaluation every three years. Book the next forklift training before the inspector asks.',
            headlines: ['Two days, no travel, your own trucks'],
            descriptions: ['Eight people per group at most, so that everyone drives'],
          },
        ],
      },
    },
  },
  {
    id: 't-pest-control',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'en-GB',
      topic: 'Wasp nest removal in Cambridge',
      product: 'Wasp nest removal',
      variants: 1,
      keywords: ['wasp nest removal'],
      unique_selling_proposition: 'One price for any nest, on the day you call',
      facts: [
        '£75 for any nest, whatever its size',
        'Same-day visit if booked before 12:00',
        'Cambridge and 20 miles around',
        'Second visit within 14 days is free',
        'Member of the BPCA',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Wasp Nest Removal Cambridge',
              'One Price for Any Nest: £75',
              'Book by Noon, Gone Today',
              'BPCA Member Near You',
              'Free Second Visit in 14 Days',
              'Cambridge Plus 20 Miles',
            ],
            descriptions: [
              'Wasp nest removal on the day you book, if that is before noon. Any size is £75.',
              'If the wasps return within two weeks, so do we, at no charge. Book your visit online.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 't-tea-merchant',
    text: {
      type: 'ad_copy',
      platform: 'twitter',
      language: 'en-GB',
      topic: 'First flush Darjeeling',
      product: 'First flush Darjeeling from Rohinara',
      variants: 2,
      keywords: ['Darjeeling'],
      unique_selling_proposition: 'In the cup 21 days after it is picked',
      facts: ['€14.90 for a tin of 100 g', 'Picked in March 2027 at an altitude of 1500 m, packed on the same day'],
      output: {
        variants: [
          {
            primary_text:
              'Most tea has been on the road for longer than you would believe. Our first flush Darjeeling is in your cup three ' +
              'weeks after the picking. 100 g for €14.90.',
            headlines: ['Darjeeling, picked in March'],
            descriptions: [],
          },
          {
            primary_text:
              'Grown at 1,500 metres, packed on the day it was picked: this Darjeeling still tastes of spring. A tin is less than ' +
              'fifteen euros.',
            headlines: ['First flush from the Rohinara garden'],
            descriptions: [],
          },
        ],
      },
    },
  },
];

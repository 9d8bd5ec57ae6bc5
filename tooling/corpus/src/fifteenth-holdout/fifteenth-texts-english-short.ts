import type { CorpusText } from '../corpus-text.ts';

export const cleanEnglishShort: readonly CorpusText[] = [
  {
    id: 'en-masto-library',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      language: 'en',
      topic: 'Linux install evenings in the town library',
      keywords: ['Linux'],
      hashtags: ['OpenSource', 'PublicLibraries'],
      link: 'https://library.example/linux',
      facts: ['Every second Thursday, 17:30–20:00', 'Laptops from 2012 on are fine', '4 GB of memory are enough'],
      output: {
        text: 'Old laptop, new life: every other Thursday from 5:30 to 8 pm we help you put Linux on it, in the town library. 4 GB of RAM will do, and a machine from 2012 is young enough. Bring a charger and a copy of your files.\n\nhttps://library.example/linux\n\n#OpenSource #PublicLibraries',
        hashtags: ['OpenSource', 'PublicLibraries'],
      },
    },
  },
  {
    id: 'en-ad-locks',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'en',
      topic: 'Locksmith in York, fixed prices',
      product: 'Locksmith call-out',
      unique_selling_proposition: 'The price on the phone is the price at the door',
      keywords: ['locksmith York'],
      variants: 1,
      facts: ['Call-out £79 fixed, VAT included', 'With you in 30 minutes', 'Day and night, 365 days a year', 'DBS-checked staff'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Locksmith York, Fixed Price',
              '£79, VAT Included',
              'At Your Door in Half an Hour',
              'DBS-Checked Staff',
              'Open Day and Night',
            ],
            descriptions: [
              'Locked out? The price we name on the phone is the price you pay at the door: £79.',
              'With you in 30 minutes, every day of the year. Book your locksmith online.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'en-ad-piano',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      language: 'en',
      topic: 'Piano lessons at home in Cardiff',
      product: 'Piano lessons at home',
      unique_selling_proposition: 'The teacher comes to you, and the first lesson is free',
      keywords: ['piano lessons'],
      variants: 2,
      facts: ['First lesson free', '£32 for 45 minutes', 'No contract'],
      output: {
        variants: [
          {
            primary_text: 'The piano stands there, and nobody plays it? We bring piano lessons to your living room. The first one is free.',
            headlines: ['Piano lessons at home in Cardiff'],
            descriptions: ['First lesson free'],
          },
          {
            primary_text: 'No bus, no waiting room: our teachers come to you. Piano lessons of 45 minutes for £32, without a contract.',
            headlines: ['A teacher who rings your doorbell'],
            descriptions: ['45 minutes for £32'],
          },
        ],
      },
    },
  },
];

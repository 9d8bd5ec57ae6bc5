import type { CorpusText } from '../corpus-text.ts';

/** Ads without a fault, in English. */
export const eighthAdsInEnglish: readonly CorpusText[] = [
  {
    id: 'h8-en-ad-backup',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'en-US',
      topic: 'Online backup for small firms',
      product: 'Coldharbor Backup',
      unique_selling_proposition: 'Lost files are back in 15 minutes',
      variants: 2,
      keywords: ['cloud backup'],
      facts: [
        'From $4 per device a month',
        '30-day free trial, no credit card, no sales call',
        'SOC 2 Type II report',
        'Files are encrypted with 256-bit keys before they leave the device, and only the customer has the key',
        'Support answers in under 5 minutes, 24/7',
        'For Windows, macOS and Linux',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Cloud Backup for Small Firms',
              'Files Back in 15 Minutes',
              'Try It Free for 30 Days',
              'From $4 a Month per Device',
              'Support Around the Clock',
              'SOC 2 Type II Report',
              'Locked With 256-Bit Keys',
              'Small Firms, Safe Files',
            ],
            descriptions: [
              'Every laptop and server copied off site, day and night. Start your 30-day trial today.',
              'One broken drive should not ruin your Monday. Get files back in a quarter of an hour.',
              'Real people answer in less than five minutes, whatever the hour.',
            ],
          },
          {
            primary_text: null,
            headlines: [
              'Lost a Laptop? Keep the Data',
              'Cloud Backup That Restores',
              'Test It Without a Card',
              'Encrypted Before It Leaves',
              'Answers in Under 5 Minutes',
              'Windows, macOS and Linux',
              'Coldharbor Backup',
              'One Price for Each Device',
            ],
            descriptions: [
              'Stolen, spilled on or locked by ransomware: your files are back 15 minutes later.',
              'No credit card, no sales call. See for yourself how calm a backup can be.',
              'Your data is encrypted on your own machine, and only you hold the key. See how it works.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'h8-en-ad-vegbox',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      language: 'en-GB',
      topic: 'Weekly veg box for homes in Bristol',
      product: 'Greenlane veg box',
      unique_selling_proposition: 'Picked in the morning, on the doorstep by the evening',
      variants: 2,
      keywords: ['veg box'],
      facts: [
        'Small box £14.50',
        'First box half price',
        'Deliveries on Tuesdays and Fridays',
        'Skip a week or cancel at any time',
        '11 farms within 25 miles of Bristol',
      ],
      link: 'https://greenlaneveg.co.uk/first-box',
      output: {
        variants: [
          {
            primary_text:
              'Picked this morning, on the doorstep by supper: a veg box from eleven farms around Bristol. First one half price.',
            headlines: ['Your first veg box at 50% off', 'From field to doorstep by evening'],
            descriptions: ['Skip a week or cancel anytime'],
          },
          {
            primary_text: 'Tuesday or Friday? Choose your day and see what the farms near Bristol have pulled out of the ground.',
            headlines: ['A veg box grown within 25 miles', 'Dinner ideas, mud included'],
            descriptions: ['Small box: £14.50', 'No contract to sign'],
          },
        ],
      },
    },
  },
  {
    id: 'h8-en-ad-hiring',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      language: 'en-US',
      topic: 'Hiring software for shift work',
      product: 'Rosterline',
      unique_selling_proposition: 'Applicants apply by text message, without a résumé',
      variants: 1,
      keywords: ['hourly hiring'],
      length: 55,
      target_audience: 'Operations managers of restaurants and stores',
      facts: [
        'Kettle & Rye, a chain of 40 cafés, cut its time to hire from 31 to 12 days',
        'The first two job posts are free',
        'Posts to 17 job boards at once',
      ],
      output: {
        variants: [
          {
            primary_text:
              'An empty shift costs you sales. Rosterline speeds up hourly hiring: people apply by text, and nobody has to ' +
              'write a résumé.',
            headlines: ['From 31 days to 12: how a café chain hires now', 'One job post, 17 job boards'],
            descriptions: ['Kettle & Rye fills open shifts at 40 cafés with Rosterline. Your first two posts are free.'],
          },
        ],
      },
    },
  },
  {
    id: 'h8-en-ad-conference',
    text: {
      type: 'ad_copy',
      platform: 'twitter',
      language: 'en-US',
      topic: 'Signal & Soil, the conference on farm technology',
      product: 'Signal & Soil 2027',
      unique_selling_proposition: 'Half of all speakers are farmers',
      variants: 2,
      facts: [
        'May 18–20, 2027, Des Moines',
        'Passes: $349 until February 28, then $499',
        '60 speakers on 4 stages',
        'Field trip to 3 farms on the last day',
      ],
      output: {
        variants: [
          {
            primary_text:
              'Sixty speakers, and every second one gets up before sunrise to feed something. Signal & Soil, May 18 to 20 in ' +
              'Des Moines. Passes are $349 until the end of February.',
            headlines: ['The farm tech conference where farmers do the talking'],
            descriptions: [],
          },
          {
            primary_text:
              'Four stages in Des Moines, and on the last day you walk across three farms and ask whatever you like. Get your ' +
              'pass before the price goes up to $499.',
            headlines: ['Signal & Soil 2027: see the program', 'Come to Des Moines in May'],
            descriptions: [],
          },
        ],
      },
    },
  },
  {
    id: 'h8-en-ad-phone',
    text: {
      type: 'ad_copy',
      platform: 'tiktok',
      language: 'en-GB',
      topic: 'Phone screen repair while you wait',
      product: 'Fixbench',
      unique_selling_proposition: 'Screens repaired while you wait',
      variants: 2,
      facts: ['45 minutes', 'From £59', '12-month guarantee', 'No appointment needed'],
      output: {
        variants: [
          {
            primary_text: 'Dropped it again? New screen in 45 minutes, from £59. Go and get a coffee.',
            headlines: [],
            descriptions: [],
          },
          {
            primary_text: 'Watch us bring this screen back to life. A year’s guarantee, no appointment.',
            headlines: [],
            descriptions: [],
          },
        ],
      },
    },
  },
];

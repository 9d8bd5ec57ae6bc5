import type { CorpusText } from '../corpus-text.ts';

/** Clean posts in English. */
export const thirdEnglishPosts: readonly CorpusText[] = [
  {
    id: 't-bike-workshop',
    text: {
      type: 'social_post',
      platform: 'twitter',
      language: 'en-GB',
      topic: 'Winter service offer of a bicycle workshop in Norwich',
      tone: 'friendly',
      target_audience: 'Commuters who cycle all year round',
      keywords: ['winter service'],
      hashtags: ['Norwich', 'BikeToWork'],
      link: 'https://spokesmith-norwich.co.uk/winter',
      facts: ['Winter service: £48 instead of £64, until 28 February 2027', 'Bikes brought in by 10:00 are ready at 18:00 on the same day'],
      output: {
        text: [
          'Salt eats chains for breakfast 🚲 Our winter service is £48 (usually £64) until the end of February. Drop your bike off ' +
            'by ten in the morning and ride it home at six.',
          'https://spokesmith-norwich.co.uk/winter',
          '#Norwich #BikeToWork',
        ].join('\n\n'),
        hashtags: ['Norwich', 'BikeToWork'],
      },
    },
  },
  {
    id: 't-translation-agency',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'en-US',
      topic: 'Case study: legal translation for Harrow Foods',
      tone: 'professional',
      target_audience: 'Heads of legal departments',
      keywords: ['legal translation'],
      hashtags: ['LegalTranslation', 'Localization'],
      link: 'https://lingua-north.com/harrow',
      facts: ['Supply contract of Harrow Foods, translated into 9 languages', 'A single glossary and a single contact for all of them'],
      output: {
        text: [
          'Nine languages, one glossary, one contact: that is legal translation as Harrow Foods got it.',
          'The whole story: https://lingua-north.com/harrow',
          '#LegalTranslation #Localization',
        ].join('\n\n'),
        hashtags: ['LegalTranslation', 'Localization'],
      },
    },
  },
  {
    id: 't-chimney-sweep',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'en-GB',
      topic: 'Autumn slots of a chimney sweep in Hexham',
      tone: 'neighbourly',
      keywords: ['chimney sweep'],
      hashtags: [],
      instructions: 'No hashtags, please. End with a question.',
      facts: [
        'Open fire £65, wood burner £5 more',
        'Free slots: Saturday 3 and Saturday 10 October 2026, mornings only',
        'The certificate is valid for 12 months',
        'Phone 01632 960 457',
      ],
      output: {
        text: [
          'The first cold evening always catches half the town out.',
          'Your chimney sweep has two Saturdays left before the rush: the 3rd and the 10th of October. It is £65 for an open fire ' +
            'and a fiver more for a wood burner, and you get a certificate that is good for a full year.',
          'Ring 01632 960457 and ask for a morning. Hand on heart: when did you last look up your chimney?',
        ].join('\n\n'),
        hashtags: [],
      },
    },
  },
  {
    id: 't-ice-cream',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'en-US',
      topic: 'Return of the blood orange sorbet',
      tone: 'sunny',
      keywords: ['blood orange sorbet'],
      hashtags: ['sorbet', 'brooklyneats'],
      facts: ['Blood orange sorbet, for 10 days from March 5, 2027', '$4.50 per scoop'],
      output: {
        text: 'Back for ten days, from March 5: blood orange sorbet at $4.50 a scoop 🍊\n\n#sorbet #brooklyneats',
        hashtags: ['sorbet', 'brooklyneats'],
      },
    },
  },
  {
    id: 't-watchmaker',
    text: {
      type: 'social_post',
      platform: 'threads',
      language: 'en-GB',
      topic: 'A repair from this week',
      tone: 'chatty',
      keywords: ['Seamaster'],
      hashtags: ['watchrepair'],
      source_text:
        'Workshop diary: Seamaster from 1968, stopped 23 years ago. Owner thought it was done for. Needed 40 min. and a single drop ' +
        'of oil. It had belonged to his grandfather, a postman.',
      output: {
        text: [
          'A 1968 Seamaster came in this week. It hadn’t ticked for twenty-three years, and its owner was sure it was done for — ' +
            'his grandfather wore it on his post round.',
          'It needed forty minutes and one drop of oil. What’s the oldest thing you own that still works?',
          '#watchrepair',
        ].join('\n\n'),
        hashtags: ['watchrepair'],
      },
    },
  },
  {
    id: 't-clock-museum',
    text: {
      type: 'social_post',
      platform: 'bluesky',
      language: 'en-GB',
      topic: 'Putting the clocks back at the Longcase Museum',
      tone: 'dry',
      link: 'https://longcasemuseum.org.uk/clocks-back',
      facts: [
        'On Sunday 25 October 2026, all 212 clocks are put back by hand',
        'Takes the whole morning, and always leads to an argument about which one is right',
        'Helpers are welcome from 10 a.m. and get in free',
      ],
      output: {
        text: [
          'On the last Sunday in October we put 212 clocks back, by hand. It takes all morning and an argument about which one is right.',
          'Helpers get in free. Doors open for you at ten.',
          'https://longcasemuseum.org.uk/clocks-back',
        ].join('\n\n'),
        hashtags: [],
      },
    },
  },
  {
    id: 't-data-rescue',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      language: 'en-GB',
      topic: 'Data recovery for people who run their own servers',
      tone: 'plain',
      keywords: ['data recovery'],
      hashtags: ['DataRecovery', 'SelfHosted'],
      link: 'https://spindle-rescue.eu/nas',
      facts: [
        'A first look at the drive is free of charge',
        'Answer within 24 hours',
        '4 out of 5 cases succeed',
        '€390 flat; no data, no bill',
      ],
      output: {
        text: [
          'Your NAS died and the backup was next weekend’s job? It happens to the best of us.',
          'Our data recovery starts with a free look at the drive and an answer within a day. In 80 % of cases the files come ' +
            'back, and then it is 390 euros flat. If they don’t, you owe us nothing.',
          'https://spindle-rescue.eu/nas',
          '#DataRecovery #SelfHosted',
        ].join('\n\n'),
        hashtags: ['DataRecovery', 'SelfHosted'],
      },
    },
  },
  {
    id: 't-climbing-gym',
    text: {
      type: 'social_post',
      platform: 'tiktok',
      language: 'en-US',
      topic: 'First visit to a climbing gym in Denver',
      tone: 'casual',
      hashtags: ['climbing', 'denver', 'firsttime'],
      target_audience: 'People in their twenties who have never climbed',
      facts: [
        'First visit $18, shoes and chalk included',
        '12 auto belays, so nobody needs a partner',
        'Open until 11 pm, Monday to Friday',
      ],
      output: {
        text:
          "Never climbed, top of the wall anyway 🧗 First visit is eighteen bucks with shoes and chalk. No partner? We've got a dozen " +
          'auto belays. Mon–Fri till 11. #climbing #denver #firsttime',
        hashtags: ['climbing', 'denver', 'firsttime'],
      },
    },
  },
  {
    id: 't-piano-tuner',
    text: {
      type: 'social_post',
      platform: 'youtube',
      language: 'en-GB',
      topic: 'Video: does your piano need tuning?',
      tone: 'warm',
      keywords: ['piano tuning'],
      hashtags: ['PianoTuning'],
      link: 'https://ellerypianos.co.uk/tests',
      facts: [
        'The video is 7 minutes long and shows 3 tests: octave, A4 and pedal',
        'Margaret Ellery has tuned pianos for 26 years',
        'Tuning every 6 months is the rule at home',
        '£85 within 15 miles of Ludlow; hello@ellerypianos.co.uk',
        'Dr Owen Pask, customer: “She hears what I only suspect.”',
        'Concert pitch: A4 = 440 Hz',
      ],
      output: {
        text: [
          'Is it time for a piano tuning, or is it the room? In seven minutes Margaret Ellery, at it for more than a quarter of a ' +
            'century, shows three tests for your living room:',
          '1. The octave test: play a C and the C above it, and listen for a wobble.\n2. The A4 test: compare your A with an app ' +
            'that plays 440 hertz.\n3. The pedal test: hold the right pedal and wait for the strings that quarrel.',
          'Twice a year is the rule for a piano at home. Within fifteen miles of Ludlow, a tuning is £85; write to ' +
            'hello@ellerypianos.co.uk.',
          '“She hears what I only suspect.” Dr Owen Pask',
          'https://ellerypianos.co.uk/tests',
          '#PianoTuning',
        ].join('\n\n'),
        hashtags: ['PianoTuning'],
      },
    },
  },
  {
    id: 't-alterations',
    text: {
      type: 'social_post',
      platform: 'pinterest',
      language: 'en-US',
      topic: 'How to hem curtains without a sewing machine',
      tone: 'helpful',
      keywords: ['hem curtains', 'alterations'],
      hashtags: [],
      link: 'https://threadwellportland.com/curtains',
      facts: [
        'Fold 4" up, put 1" iron-on tape into the fold',
        'Press with steam, 10 seconds at a time, and let it cool before hanging',
        'Silk: leave it to the alterations studio in Portland, OR',
      ],
      output: {
        text: [
          'How to hem curtains when you own an iron and no sewing machine: fold up four inches, lay one-inch tape inside the fold ' +
            'and press with steam, ten seconds at a time. Let the fabric cool before you hang it.',
          'Save this for moving day. And if it is silk, let our alterations studio in Portland do it: ' +
            'https://threadwellportland.com/curtains',
        ].join('\n\n'),
        hashtags: [],
      },
    },
  },
];

import type { CorpusText } from '../corpus-text.ts';

export const englishPosts: readonly CorpusText[] = [
  {
    id: 'tenth-en-seeds',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      language: 'en-GB',
      topic: 'Community seed swap',
      hashtags: ['SeedSwap', 'GrowYourOwn'],
      facts: ['Sunday 1 March, 11am to 3pm, St Anne’s Hall', 'Entry 50p, children free', 'Label your seed; no F1 hybrids'],
      link: 'https://www.stannesgrowers.example/swap',
      output: {
        text:
          'Spare parsnip seed? Too many beans? Bring them to our seed swap at St Anne’s Hall on Sunday 1 March, any time ' +
          'between 11am and 3pm.\n\nHow it works: label your packets, leave the F1 hybrids at home and take what you will ' +
          'actually sow. Entry is 50p, and children get in free. Nothing to swap? Come anyway, there’s always plenty left ' +
          'over.\n\nhttps://www.stannesgrowers.example/swap\n\n#SeedSwap #GrowYourOwn',
        hashtags: ['SeedSwap', 'GrowYourOwn'],
      },
    },
  },
  {
    id: 'tenth-en-library-van',
    text: {
      type: 'social_post',
      platform: 'bluesky',
      language: 'en-GB',
      topic: 'The mobile library is back after repairs to its gearbox',
      hashtags: [],
      facts: ['First run on Tuesday 14 October', 'Stops: Kilnsey 10.15am, Arncliffe 11.30am, Litton 1.20pm'],
      link: 'https://www.daleslibraryvan.example/stops',
      output: {
        text:
          'The mobile library is back on the road, new gearbox and all. From Tuesday 14 October it calls at Kilnsey ' +
          '(10.15am), Arncliffe (11.30am) and Litton (1.20pm). Overdue books forgiven, within reason.\n\n' +
          'https://www.daleslibraryvan.example/stops',
        hashtags: [],
      },
    },
  },
  {
    id: 'tenth-en-ham-radio',
    text: {
      type: 'social_post',
      platform: 'youtube',
      language: 'en-US',
      topic: 'How our club teaches the Technician exam in one weekend',
      length: 110,
      keywords: ['ham radio license', 'Technician exam'],
      facts: [
        'The exam has 35 questions; 26 correct answers pass',
        'Next weekend class: November 8 and 9',
        'Testing at our club costs $15, the FCC fee is $35',
      ],
      link: 'https://www.lakesidehams.example/class',
      output: {
        text:
          'How do you get a ham radio license without giving up a whole winter? In this video our club walks you through ' +
          'the Technician exam the way we teach it: in one weekend, with plenty of coffee.\n\n' +
          'You’ll see:\n• what the 35 questions are about, and why 26 right answers are enough\n• the math that scares ' +
          'people, done on the back of a napkin\n• a first contact, shaky voice and all\n\n' +
          'The next class meets on November 8 and 9. Testing with us is $15, and the FCC charges another $35.\n\n' +
          'Seats and study guide: https://www.lakesidehams.example/class\n\n' +
          'Never touched a radio before? Neither had most of us. Leave your questions in the comments.\n\n' +
          '#HamRadio #AmateurRadio',
        hashtags: ['HamRadio', 'AmateurRadio'],
      },
    },
  },
  {
    id: 'tenth-en-quilts',
    text: {
      type: 'social_post',
      platform: 'pinterest',
      language: 'en-US',
      topic: 'Mail-in longarm quilting',
      length: 54,
      keywords: ['longarm quilting'],
      facts: ['From 2.5 cents per square inch', 'Back in three weeks', 'Over 200 edge-to-edge patterns', 'Send your quilt top by mail'],
      link: 'https://www.prairielongarm.example/mail-in',
      output: {
        text:
          'A finished quilt top deserves better than the closet. With mail-in longarm quilting you fold it up, choose one ' +
          'of more than 200 edge-to-edge patterns and get it back in three weeks, ready to bind. Prices start at 2.5 cents ' +
          'per square inch. Save this for your next top: https://www.prairielongarm.example/mail-in',
        hashtags: [],
      },
    },
  },
  {
    id: 'tenth-en-interpreters',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'en-US',
      topic: 'Webinar for court interpreters: interpreting over video',
      length: 30,
      hashtags: [],
      facts: ['Free webinar on September 18 at noon Eastern'],
      link: 'https://www.courtvoices.example/webinar',
      target_audience: 'Freelance court interpreters',
      output: {
        text:
          'Interpreting a hearing over video is a different job from standing next to the witness. On September 18, at ' +
          'noon Eastern, we show how it’s done, free of charge.\n\nhttps://www.courtvoices.example/webinar',
        hashtags: [],
      },
    },
  },
  {
    id: 'tenth-en-pilot-cutter',
    text: {
      type: 'social_post',
      platform: 'twitter',
      language: 'en-GB',
      topic: 'Free sails on the museum’s pilot cutter',
      hashtags: ['Swansea'],
      facts: ['Pilot cutter built in 1909', 'Free sails for Swansea residents on 7 and 8 June', 'Book by 30 May'],
      link: 'https://www.cutterolga.example/sails',
      output: {
        text:
          'Built in 1909 and still faster than she looks: our pilot cutter takes Swansea residents out for free on 7 and 8 ' +
          'June. No sea legs required. Book your place by 30 May: https://www.cutterolga.example/sails #Swansea',
        hashtags: ['Swansea'],
      },
    },
  },
];

export const englishAds: readonly CorpusText[] = [
  {
    id: 'tenth-en-septic',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'en-US',
      topic: 'Septic tank pumping',
      product: 'Septic tank pumping',
      unique_selling_proposition: 'Same-day pumping at a flat price, with no digging fee',
      variants: 1,
      keywords: ['septic tank pumping'],
      facts: ['Flat price $389 up to 1,500 gallons', 'Licensed in Ohio since 1987', 'Open seven days a week'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Septic Tank Pumping in Ohio',
              'Flat $389, No Digging Fee',
              'Same-Day Septic Pumping',
              'Licensed Since 1987',
              'Open Seven Days a Week',
              'A Price You Know Up Front',
              'Slow Drains? We Come Today',
              'Book Septic Tank Pumping',
            ],
            descriptions: [
              'Septic tank pumping for $389 flat, up to 1,500 gallons. Digging costs you nothing extra.',
              'Gurgling pipes or a soggy yard? Get it pumped today, before the weekend gets worse.',
              'Licensed in Ohio since 1987 and on the road seven days a week. Book your visit online.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'tenth-en-sail-bags',
    text: {
      type: 'ad_copy',
      platform: 'tiktok',
      language: 'en-GB',
      topic: 'Bags cut from old sails',
      product: 'Sailcloth bags',
      unique_selling_proposition: 'No two are alike, because no two sails are',
      variants: 2,
      facts: ['The sails come from the Isle of Wight'],
      output: {
        variants: [
          {
            primary_text: 'This bag saw the Channel before you ever picked it up. Old sails, new bags, no two alike.',
            headlines: [],
            descriptions: [],
          },
          {
            primary_text: 'Your next bag has already raced round the Isle of Wight. Cut from sailcloth, never the same twice.',
            headlines: [],
            descriptions: [],
          },
        ],
      },
    },
  },
  {
    id: 'tenth-en-hospice-van',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      language: 'en-GB',
      topic: 'Furniture for the hospice shop',
      product: 'Furniture collection',
      unique_selling_proposition: 'Free collection within 48 hours, and every piece pays for care',
      variants: 2,
      facts: ['Free collection within 48 hours, anywhere in Devon', 'A sofa pays for three hours of nursing care at home'],
      output: {
        variants: [
          {
            primary_text: 'The sofa nobody sits on could pay for three hours of nursing care at home. We’ll collect it free of charge.',
            headlines: ['Give your sofa a second shift', 'Free collection across Devon'],
            descriptions: ['Collected within 48 hours'],
          },
          {
            primary_text: 'Moving house, or just moving things round? Our van picks up good furniture anywhere in Devon within two days.',
            headlines: ['Good furniture, good cause', 'Book the hospice van'],
            descriptions: ['Every piece pays for care'],
          },
        ],
      },
    },
  },
  {
    id: 'tenth-en-calibration',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      language: 'en-US',
      topic: 'On-site calibration for manufacturers',
      product: 'On-site calibration',
      unique_selling_proposition: 'Your gauges never leave the plant',
      variants: 2,
      target_audience: 'Quality managers in manufacturing',
      facts: [
        'Accredited to ISO/IEC 17025',
        'Certificates within 24 hours',
        'A plant in Toledo cut its calibration downtime by 60 percent',
      ],
      output: {
        variants: [
          {
            primary_text:
              'Shipping gauges out for calibration means a line that waits. Our lab comes to you, and the certificates ' +
              'follow within 24 hours.',
            headlines: ['Calibrate on site and keep the line running'],
            descriptions: ['ISO/IEC 17025 accredited, on your own shop floor.'],
          },
          {
            primary_text: 'A plant in Toledo cut its calibration downtime by 60%. The trick: the gauges never left the building.',
            headlines: ['Your gauges stay where they work', 'An ISO/IEC 17025 lab, parked at your dock'],
            descriptions: ['See how an on-site visit goes, from the first gauge to the last.'],
          },
        ],
      },
    },
  },
];

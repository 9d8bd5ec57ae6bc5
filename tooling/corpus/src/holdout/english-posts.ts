import type { CorpusText } from '../corpus-text.ts';

/** Posts and ads in English, without a fault. */
export const englishPosts: readonly CorpusText[] = [
  {
    id: 'nasa-post',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      topic: 'Our vibration sensors passed the NASA qualification for the Lyra probe',
      keywords: ['vibration sensor'],
      hashtags: ['SpaceTech', 'engineering'],
      facts: ['The VX-20 weighs 9.5 g', 'Tested at -150 °C', 'The team of four worked on it for 18 months'],
      link: 'https://halden-sensors.example/vx20',
      output: {
        text: 'It weighs 9.5 grams. It has to work at −150 °C. And nobody will ever come by to replace it.\n\nOur vibration sensor VX-20 has passed the NASA qualification for the Lyra probe. Four people worked on it for a year and a half. They broke many of them, on purpose, so that the last one would not break.\n\nWhat we took home for everyday work: test the cable before you test the sensor. It is nearly always the cable.\n\nThe data sheet is here: https://halden-sensors.example/vx20\n\n#SpaceTech #engineering',
        hashtags: ['SpaceTech', 'engineering'],
      },
    },
  },
  {
    id: 'teacher-post',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      topic: 'Why a language teacher now writes our help pages',
      tone: 'personal',
      hashtags: ['TechnicalWriting'],
      facts: ['Maren taught German for 12 years', 'Support tickets are down by a third since May'],
      output: {
        text: 'As a language teacher, Maren learned to spot the moment when someone nods and understands nothing.\n\nFor twelve years that was her job. Now she writes our help pages. Her first question to the engineers was: “What do people do wrong here?” Not “What can it do?”.\n\nI cannot help thinking we should have hired her earlier. Since May, support tickets are down by a third.\n\nIf you look for writers, look in classrooms.\n\n#TechnicalWriting',
        hashtags: ['TechnicalWriting'],
      },
    },
  },
  {
    id: 'night-market-post',
    text: {
      type: 'social_post',
      platform: 'twitter',
      topic: 'Night market at the old tram depot',
      tone: 'lively',
      hashtags: ['NightMarket'],
      facts: ['Friday, 12 June, 18:00 to midnight', 'Over 40 stalls', 'Free entry'],
      output: {
        text: 'Dumplings, dahl, doughnuts. And then more dumplings.\n\nOn Friday, June 12, the #NightMarket is back at the old tram depot: 40+ stalls, from 6 pm until midnight, no entry fee. Come hungry, come early, come by bike.',
        hashtags: ['NightMarket'],
      },
    },
  },
  {
    id: 'ramen-post',
    text: {
      type: 'social_post',
      platform: 'instagram',
      topic: 'Our broth takes a full day',
      tone: 'sensual',
      hashtags: ['ramen', 'bristolfood', 'slowfood'],
      facts: ['The broth simmers for 24 hours', 'Open Wednesday to Sunday from 5 pm', 'Corner of Mill Lane'],
      output: {
        text: 'Slow. Slow. Slow.\n\nBones, ginger, spring onions, and 24 hours on the lowest flame we have. That is the whole secret 🍜\n\nIt is ready when it is ready… which is Wednesday to Sunday, from 5 pm, on the corner of Mill Lane.\n\nWho are you bringing?\n\n#ramen #bristolfood #slowfood',
        hashtags: ['ramen', 'bristolfood', 'slowfood'],
      },
    },
  },
  {
    id: 'library-post',
    text: {
      type: 'social_post',
      platform: 'bluesky',
      topic: 'The town library lends out tools',
      hashtags: [],
      keywords: ['library of things'],
      facts: ['From 2 May', 'A drill, a projector, a tent and 57 other things', 'Borrow for 14 days'],
      output: {
        text: 'You need a drill for about as long as you need a bus ticket. So borrow one: from 2 May our library of things lends out a drill, a projector, a tent and 57 other things, for two weeks at a time. All you need is your library card. (Yes, the one with the owl on it.)',
        hashtags: [],
      },
    },
  },
  {
    id: 'podcast-post',
    text: {
      type: 'social_post',
      platform: 'youtube',
      topic: 'Episode 31 of the podcast “Second Hand”: repairing accordions',
      tone: 'calm',
      hashtags: ['repair'],
      facts: ['Guest: Ilse Vormann, 71, accordion maker', 'Chapters: 0:00 Intro, 4:10 The bellows, 17:45 Why wax and not glue'],
      link: 'https://secondhand.example/31',
      output: {
        text: 'Ilse Vormann is 71 and can hear which reed is loose before you have opened the case. In episode 31 she takes an accordion apart in front of us, and puts it back together.\n\nChapters\n0:00 Intro\n4:10 The bellows\n17:45 Why wax and not glue\n\nPhotos and a transcript: https://secondhand.example/31\n\n#repair',
        hashtags: ['repair'],
      },
    },
  },
  {
    id: 'plumber-ad',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      topic: 'Emergency plumber in Leeds',
      product: 'Pike & Sons emergency plumbing',
      unique_selling_proposition: 'A plumber at the door within 90 minutes, at a fixed call-out price of £65, day or night',
      keywords: ['emergency plumber'],
      variants: 2,
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Emergency plumber in Leeds', 'At your door in 90 minutes', '£65 call-out, day or night', 'Pike & Sons, plumbers'],
            descriptions: [
              'Burst pipe or blocked drain? A plumber is with you within an hour and a half.',
              'One fixed call-out price of £65, also at night. Book online and see who is coming.',
            ],
          },
          {
            primary_text: null,
            headlines: [
              'Water where it shouldn’t be?',
              'Pike & Sons come at night',
              'Fixed price: £65 call-out',
              'Leeds emergency plumber',
            ],
            descriptions: [
              'Turn off the stopcock, book a plumber, put the kettle on. We are on our way.',
              'You know the price before we ring the bell, and it is the same in the small hours.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'garden-ad',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      topic: 'Bare-root fruit trees at Orchard Row',
      product: 'Bare-root fruit trees',
      unique_selling_proposition: '63 old varieties, dug up the day before you collect them',
      variants: 2,
      facts: ['Trees from £24', 'November to March'],
      output: {
        variants: [
          {
            primary_text: 'An apple your grandmother would know by name. 63 old varieties, dug up the day before you collect them.',
            headlines: ['Plant an old variety this winter', 'Fruit trees from £24'],
            descriptions: ['November to March only'],
          },
          {
            primary_text: 'Bare roots look like sticks. In spring they look like a good decision. Come and choose yours from November on.',
            headlines: ['Sticks today, plums tomorrow', 'Dug up the day before'],
            descriptions: ['63 varieties, from £24'],
          },
        ],
      },
    },
  },
  {
    id: 'erp-ad',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      topic: 'ERP for breweries',
      product: 'KettleOS',
      unique_selling_proposition: 'Excise duty returns from the brew log, without a spreadsheet',
      variants: 2,
      facts: ['Used by 140 breweries', 'Set up in 3 days'],
      output: {
        variants: [
          {
            primary_text: 'Your brew log already knows what the excise return asks for. KettleOS fills it in.',
            headlines: ['Excise returns without a spreadsheet', 'The ERP that 140 breweries use'],
            descriptions: ['Set up within three days, with your own recipes.'],
          },
          {
            primary_text: 'Month end in a brewery: tanks full, desk fuller. Let the software do the form while you do the beer.',
            headlines: ['From brew log to duty return', 'KettleOS, made for breweries'],
            descriptions: ['See it with your own data in a demo.'],
          },
        ],
      },
    },
  },
  {
    id: 'thread-post',
    text: {
      type: 'social_post',
      platform: 'threads',
      topic: 'A bike repair café says thank you',
      tone: 'casual',
      hashtags: [],
      facts: ['212 bikes repaired in 2025', 'Opened in March 2019 in a garage'],
      output: {
        text: 'In 2019 we had a garage, a borrowed stand and no idea how to true a wheel.\n\nLast year, in 2025, you brought us 212 bikes. We fixed them all. (Okay, Dave’s frame we buried.)\n\nThank you, thank you, thank you. See you on Saturday, bring cake.',
        hashtags: [],
      },
    },
  },
  {
    id: 'tiktok-ad',
    text: {
      type: 'ad_copy',
      platform: 'tiktok',
      topic: 'Reusable baking paper',
      product: 'Foldbake',
      unique_selling_proposition: 'Lasts for 500 sheets of paper',
      variants: 1,
      output: {
        variants: [
          { primary_text: 'POV: you never run out of baking paper again. One Foldbake = 500 sheets.', headlines: [], descriptions: [] },
        ],
      },
    },
  },
];

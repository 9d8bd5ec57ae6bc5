import type { CorpusText } from '../corpus-text.ts';

/** English texts of other trades, without a fault. */
export const secondEnglishTexts: readonly CorpusText[] = [
  {
    id: 'vet-email',
    text: {
      type: 'email',
      topic: 'Dental check month at Foxglove Vets',
      tone: 'friendly',
      keywords: ['dental check', 'cat'],
      facts: [
        'Free in February for registered pets',
        'Takes 20 minutes',
        'Three in four cats over 5 years have tooth trouble (Foxglove records, 2025)',
        'Call 0117 496 0345',
      ],
      output: {
        subject: 'When did you last look into your cat’s mouth?',
        preheader: 'A free dental check, all February long',
        body: 'Hello,\n\ncats do not complain. They chew on the other side, and one day they stop.\n\nOf the cats over five that we saw in 2025, 75% had trouble with their teeth. Most owners had no idea, and no wonder: who volunteers to count a tiger’s teeth?\n\nSo in February we do it for you. The dental check takes twenty minutes, and it is free for every registered pet. Dogs, too, of course. Even Rufus. (Sorry, Rufus.)\n\nRing us on 0117 496 0345 and pick a day.',
        call_to_action: 'Book a dental check',
      },
    },
  },
  {
    id: 'funeral-page',
    text: {
      type: 'landing_page',
      topic: 'Simple woodland burials at Hartley Down',
      tone: 'quiet',
      keywords: ['woodland burial'],
      facts: ['From £1,950', 'Opened in 2004', '22 acres', 'Someone answers the telephone 24 hours a day'],
      output: {
        headline: 'A place under trees',
        subheadline: 'Woodland burial at Hartley Down, for those who want it plain',
        sections: [
          {
            heading: 'What it is like here',
            body: 'Twenty-two acres of ash, oak and hazel. There are no headstones and no rows. There is birdsong, and there is a bench.\n\nSince 2004 people have been coming to say goodbye here. Some sing. Some say nothing. Both are fine.',
          },
          {
            heading: 'What it costs',
            body: 'A burial starts at £1950. We write down every item, so that no bill surprises you at a time like this.',
          },
        ],
        call_to_action: 'Arrange a visit',
        faq: [
          { question: 'May we hold our own ceremony?', answer: 'Yes. You may bring a priest, a friend, a band, or nobody at all.' },
          { question: 'Can I call at night?', answer: 'You can. Someone answers the telephone around the clock.' },
        ],
        meta_title: 'Woodland burial at Hartley Down',
        meta_description:
          'A quiet place under trees, with no headstones and no rows. Woodland burial at Hartley Down, plainly explained and priced.',
      },
    },
  },
  {
    id: 'opera-post',
    text: {
      type: 'social_post',
      platform: 'twitter',
      topic: 'Last tickets for “Tosca”',
      hashtags: ['Tosca'],
      facts: ['28 seats left', 'Saturday, 7.30 pm', 'From €18', 'Premiere in Rome on 14 January 1900'],
      link: 'https://opera.example/tosca',
      output: {
        text: 'Love, jealousy, and a very high wall. #Tosca has been ending badly since 14/01/1900, and it is wonderful every time.\n\nSaturday, 19:30. 28 seats left, from 18 euros: https://opera.example/tosca',
        hashtags: ['Tosca'],
      },
    },
  },
  {
    id: 'phishing-article',
    text: {
      type: 'blog_article',
      topic: 'What to do in the first hour after clicking on a phishing link',
      tone: 'calm',
      keywords: ['phishing link', 'password'],
      length: 210,
      facts: [
        'Report to it-help@norrland.example',
        'IT hotline: extension 4711, 6 am to 10 pm',
        'Sessions end automatically after 15 minutes',
      ],
      output: {
        title: 'You clicked on a phishing link: the first hour',
        slug: 'clicked-on-phishing-link-first-hour',
        meta_title: 'You clicked on a phishing link: what now?',
        meta_description:
          'A calm list for the first hour after clicking on a phishing link: what to unplug, whom to call, which password to change.',
        introduction:
          'It looked like a parcel notice. It was not. If you have just clicked on a phishing link, breathe out. You are not the first, and nobody here will laugh.',
        sections: [
          {
            heading: 'Minute zero: leave the network',
            body: 'Switch off the Wi-Fi or pull out the cable. Do not shut the computer down; what is in its memory may help us later. If you use a VPN, disconnect it as well. Idle sessions end by themselves after a quarter of an hour, but do not wait for that.',
          },
          {
            heading: 'Then: tell us',
            body: 'Call extension 4711 between 6:00 and 22:00. At night, write to it-help@norrland.example from your phone. Say what you saw, what you clicked, what you typed. “I don’t know” is a good answer, too.',
          },
          {
            heading: 'After that: change your password',
            body: 'Use another device. If you have used the same password elsewhere, change it there as well. Yes, there as well.\n\nThen write down what happened, while you remember it. Two or three lines will do.',
          },
        ],
        conclusion:
          'Whoever speaks up early saves everyone a bad week. So print this list and put it next to your screen, where you can read it with the network unplugged.',
      },
    },
  },
  {
    id: 'nurse-post',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      topic: 'We are hiring night nurses for ward B4',
      tone: 'honest',
      hashtags: ['nursing', 'hiring'],
      facts: ['Ward B4: 18 beds', 'Night bonus of 25 percent', 'Roster published 8 weeks ahead', 'Apply until 31 January'],
      link: 'https://st-brigid.example/b4',
      output: {
        text: 'Night shifts are hard. We will not tell you anything else.\n\nWhat we can tell you: ward B4 has eighteen beds, and you are never alone on it. The roster is out eight weeks in advance, and it stays as it is. Nights are paid with a bonus of 25%.\n\nAnd in the morning, when the day team comes in, there is coffee. Good coffee. Ask anyone on B4.\n\nApply by January 31: https://st-brigid.example/b4\n\n#nursing #hiring',
        hashtags: ['nursing', 'hiring'],
      },
    },
  },
  {
    id: 'coffee-ad',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      topic: 'Coffee subscription',
      product: 'Ridgeline coffee subscription',
      unique_selling_proposition: 'Roasted on Monday, in your letterbox on Wednesday; 2 bags a month for £19',
      keywords: ['coffee subscription'],
      variants: 1,
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Ridgeline coffee subscription',
              'Roasted Monday, here Wednesday',
              'Two bags a month for £19',
              'Fits through the letterbox',
            ],
            descriptions: [
              'Fresh coffee without a trip to the shop. Pause or stop whenever your shelf is full.',
              'Choose your roast and your grind. Two bags a month for £19, roasted on Mondays.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'game-post',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      topic: 'Patch 1.4.2 of Lanternfall',
      tone: 'playful',
      hashtags: ['gamedev', 'indiegames'],
      facts: ['Fixes 17 bugs', 'Loads twice as fast on the Steam Deck', 'The moth boss has 20 % less health'],
      output: {
        text: 'Patch 1.4.2 for Lanternfall is live!\n\n• 17 bugs are gone (one of them was a literal bug, we kept that one)\n• loads twice as fast on the Steam Deck\n• the moth has 20% less health. You asked. You begged. You sent drawings.\n\nPlease update before you play co-op… the old lanterns and the new ones do not get along.\n\n#gamedev #indiegames',
        hashtags: ['gamedev', 'indiegames'],
      },
    },
  },
  {
    id: 'council-post',
    text: {
      type: 'social_post',
      platform: 'facebook',
      topic: 'Garden waste collection changes in Elmbridge Ward',
      tone: 'plain',
      hashtags: [],
      facts: [
        'From 4 April, collection moves from Tuesday to Thursday',
        'Bins out by 6.30 am',
        'The annual fee of £46.50 stays the same',
        'Questions: 01372 555 900',
      ],
      output: {
        text: 'Your garden waste goes out on another day: from April 4th, we collect on Thursdays, no longer on Tuesdays.\n\nPlease put the brown bin out by 6:30 in the morning. The fee stays as it is, at £46.50 a year.\n\nForgot the new day? It happens. Call 01372 555900 and we will tell you when the next round is.',
        hashtags: [],
      },
    },
  },
  {
    id: 'tractor-ad',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      topic: 'Electric yard loader for dairy farms',
      product: 'Hoftrac e19',
      unique_selling_proposition: 'Feeds 120 cows on one charge, so quietly that the herd keeps lying down',
      variants: 1,
      output: {
        variants: [
          {
            primary_text: 'Six in the morning, and the herd is still lying down. The Hoftrac e19 feeds 120 cows on a single charge.',
            headlines: ['The loader that lets cows sleep', 'Hoftrac e19: one charge, 120 cows'],
            descriptions: ['Try it in your own yard before you decide.'],
          },
        ],
      },
    },
  },
];

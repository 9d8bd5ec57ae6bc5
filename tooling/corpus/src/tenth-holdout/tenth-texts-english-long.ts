import type { CorpusText } from '../corpus-text.ts';

export const englishPages: readonly CorpusText[] = [
  {
    id: 'tenth-en-goats',
    text: {
      type: 'blog_article',
      language: 'en-US',
      topic: 'Renting goats to clear overgrown land',
      length: 230,
      keywords: ['goat grazing', 'brush clearing'],
      facts: [
        'A herd of 25 goats clears about a quarter acre a day',
        'Price: $850 per acre, setup and electric fence included',
        'Smallest job: one acre',
        'We run from April through October',
        'Goats eat poison ivy, kudzu and blackberry',
        'A herder checks on the animals twice a day',
      ],
      link: 'https://www.hillsidegoats.example/quote',
      output: {
        title: 'Goat grazing: brush clearing where no mower goes',
        slug: 'goat-grazing-brush-clearing',
        meta_title: 'Goat grazing for brush clearing: speed, cost, prep',
        meta_description:
          'Goat grazing gets rid of poison ivy, kudzu and blackberry on slopes no mower can handle. See what a herd eats, ' +
          'what it costs and how to prepare.',
        introduction:
          'If a slope is too steep for a mower and too close to a creek for spraying, goat grazing may be your answer. The ' +
          'animals do the brush clearing where machines can’t go, and they seem to enjoy it.',
        sections: [
          {
            heading: 'What a herd eats first',
            body:
              'Poison ivy, kudzu, blackberry: the plants people dread are the ones goats reach for. They strip the leaves, ' +
              'come back for the new ones, and keep going until the roots run out of strength. Grass interests them far ' +
              'less, so what you want to keep usually survives.',
          },
          {
            heading: 'How fast it goes and what it costs',
            body:
              'Our herd of 25 works through roughly a quarter of an acre in a day. You pay $850 an acre, and that covers ' +
              'the setup as well as the electric fence. We take on jobs from one acre up, any time between April and ' +
              'October.',
          },
          {
            heading: 'What we need from you',
            body:
              'Not much. Before the trailer rolls in, please see to:\n\n- a gate or a gap wide enough to back up to\n- ' +
              'water nearby, even if it’s only a garden hose\n- a word with the neighbors, because they will come to ' +
              'watch\n\nA herder looks in on the animals every morning and every evening, so nobody has to play cowboy.',
          },
        ],
        conclusion:
          'Walk your property with a camera, take a few pictures of the worst spots and [send them to ' +
          'us](https://www.hillsidegoats.example/quote). We’ll tell you honestly whether goats are the right crew for the ' +
          'job.',
      },
    },
  },
  {
    id: 'tenth-en-bells',
    text: {
      type: 'landing_page',
      language: 'en-GB',
      topic: 'Casting days at our bell foundry',
      target_audience: 'Families and church bell ringers',
      keywords: ['bell foundry'],
      facts: [
        'Casting days on the first Saturday of each month',
        'Tickets £65, under-16s £30',
        'Each guest casts a hand bell to take home',
        'Groups of at most ten',
        'Bronze is poured at 1,100 °C',
        'Foundry founded in 1839',
      ],
      link: 'https://www.lanternlanebells.example/casting',
      output: {
        headline: 'Pour bronze and take home a bell that rings',
        subheadline: 'A day at our working bell foundry for families, ringers and anyone who likes a good clang',
        sections: [
          {
            heading: 'What happens on the day',
            body:
              'You ram the sand, close the mould and stand back while bronze at 1,100 °C runs into it. By the afternoon ' +
              'the metal has cooled enough to be broken out, filed and tuned.\n\n' +
              'The hand bell you cast is yours to keep.',
          },
          {
            heading: 'A foundry since 1839',
            body:
              'Bells have been made here since 1839, and the tuning lathe is seldom idle for long. The people who show you ' +
              'round are the ones who cast for churches, clocks and the odd school during the week.',
          },
          {
            heading: 'Small groups, once a month',
            body:
              'We open on the first Saturday of every month and take no more than ten guests at a time, so nobody has to ' +
              'watch from the back. A place costs £65, or £30 for anyone under 16.',
          },
        ],
        call_to_action: 'Book a casting day',
        faq: [
          {
            question: 'Is it safe for children?',
            answer:
              'Yes. Guests stand behind a screen while the furnace is open, and everyone wears goggles and gloves, which ' +
              'we lend you. Children need an adult with them.',
          },
          {
            question: 'What should I wear?',
            answer:
              'Long sleeves, long trousers and stout shoes. Cotton or wool is best, and anything you are fond of is better ' +
              'left at home.',
          },
          {
            question: 'Can I just watch?',
            answer:
              'You can leave the ladle to somebody else, but there is no separate ticket for watchers. Most people change ' +
              'their minds once the lid comes off.',
          },
        ],
        meta_title: 'Casting days at a working bell foundry',
        meta_description:
          'Spend a Saturday at our bell foundry: ram the sand, see the bronze run and take home a hand bell you cast ' +
          'yourself. Tickets £65.',
      },
    },
  },
  {
    id: 'tenth-en-lookout',
    text: {
      type: 'landing_page',
      language: 'en-US',
      topic: 'Renting a historic fire lookout for a night',
      length: 150,
      tone: 'warm',
      keywords: ['fire lookout rental'],
      facts: [
        '$75 a night plus an $8 reservation fee',
        'Sleeps four',
        'Tower is 41 feet high, built in 1934',
        'Open June 15 to September 30',
        'Reservations open six months ahead',
        'No electricity, no running water, no pets',
        'The original fire finder is still there',
      ],
      link: 'https://www.cedarpeaklookout.example',
      output: {
        headline: 'Spend a night above the treetops',
        subheadline: 'A fire lookout rental for up to four people who would trade outlets for a sunrise',
        sections: [
          {
            heading: 'Glass on every side',
            body:
              'The cab sits 41 feet up, with windows all around and a catwalk to drink your coffee on. It was built in ' +
              '1934 for the people who watched for smoke, and their fire finder still stands in the middle of the room. On ' +
              'a clear night the stars start at eye level.',
          },
          {
            heading: 'What to bring and what to leave',
            body:
              'There’s no electricity and no running water, which is rather the point. Pack:\n\n' +
              '- all the water you will drink and wash with\n- sleeping bags and a flashlight\n- a bag that leaves your ' +
              'hands free for the stairs\n\nPets have to stay home. The steps are open and the drop is real.',
          },
          {
            heading: 'How to get a date',
            body:
              'The season runs from June 15 through September 30. A night costs $75, plus a reservation fee of $8. Dates ' +
              'open six months ahead, and summer Saturdays go fast, so try for a weekday if you can.',
          },
        ],
        call_to_action: 'Check open dates',
        faq: [
          {
            question: 'Can children come along?',
            answer: 'Yes, as long as they can handle steep stairs and stay close to an adult on the catwalk.',
          },
          {
            question: 'Is there a toilet?',
            answer: 'There is an outhouse at the foot of the tower. It is basic, and it is clean.',
          },
          {
            question: 'What if a storm rolls in?',
            answer: 'Stay inside and off the catwalk. The tower is grounded, and the sheet by the door tells you what to do.',
          },
        ],
        meta_title: 'Fire lookout rental on Cedar Peak, from $75 a night',
        meta_description:
          'Book a fire lookout rental for four: a 1934 tower with windows all around, a catwalk, no power and a very big ' +
          'sky. Open June 15 to September 30.',
      },
    },
  },
];

export const englishEmails: readonly CorpusText[] = [
  {
    id: 'tenth-en-tool-library',
    text: {
      type: 'email',
      language: 'en-GB',
      topic: 'Join the tool library',
      length: 110,
      tone: 'friendly',
      keywords: ['tool library'],
      facts: [
        'Membership costs £24 a year',
        'Borrow up to five tools for seven days',
        'Open Wednesday 5pm to 8pm and Saturday 10am to 1pm',
        'More than 900 tools',
        'Unit 4, Canal Mills',
      ],
      link: 'https://www.canalmillstools.example/join',
      output: {
        subject: 'Borrow the drill, skip the shed',
        preheader: 'Over 900 tools to take home, for £24 a year',
        body:
          'Hello,\n\nA drill works for a few minutes in its life and spends the rest of it in a cupboard. Our tool library ' +
          'has a better idea: share it.\n\nMembers can take home up to five tools at a time and keep them for a week. ' +
          'There are more than 900 on the shelves, from wallpaper steamers to sash clamps, and a volunteer at the desk who ' +
          'knows how to use them without losing a thumb.\n\nMembership is £24 a year. You’ll find us at Unit 4, Canal ' +
          'Mills, on Wednesdays from 5pm to 8pm and on Saturdays from 10am to 1pm.\n\n' +
          'Come and have a rummage.\n\nEveryone at the tool library',
        call_to_action: 'Become a member',
      },
    },
  },
  {
    id: 'tenth-en-bats',
    text: {
      type: 'email',
      language: 'en-GB',
      topic: 'Early bat surveys before a planning application',
      target_audience: 'Architects and homeowners who plan work on a roof',
      source_text:
        'The season for dusk surveys runs from May to September. A preliminary roost assessment can be done all year and ' +
        'takes about two hours on a typical house. Where a roof is suitable for bats, councils will not validate an ' +
        'application without one. Our fee starts at £395 plus VAT; reports are sent within ten working days. Of our last ' +
        '120 assessments, one building in three needed a follow-up survey at dusk.',
      instructions: 'Turn the text into an email to past clients. Sign as the survey team.',
      output: {
        subject: 'Planning a roof job? Think of the bats first',
        preheader: 'An early look under the tiles can save you a summer of waiting',
        body:
          'Hello,\n\nIf you have a planning application in the drawer, here is a question worth asking now: could there be ' +
          'bats in the roof?\n\nA preliminary roost assessment can be done at any time of year and takes around two hours ' +
          'on a typical house. Where the roof looks suitable, the council won’t validate your application without one. ' +
          'Leave it too late and you may miss the season for dusk surveys, which runs from May until September.\n\n' +
          'Often the news is good. Of the 120 buildings we assessed last, about a third needed a second look at dusk; the ' +
          'others went straight on to planning.\n\nFees start at £395 plus VAT, and the report is with you within ten ' +
          'working days.\n\nBest wishes,\nThe survey team',
        call_to_action: 'Ask for a quote',
      },
    },
  },
  {
    id: 'tenth-en-compost',
    text: {
      type: 'email',
      language: 'en-US',
      topic: 'Free backyard composting class for city residents',
      tone: 'playful',
      instructions: 'Greet with the merge tag {{first_name}}.',
      output: {
        subject: 'Your banana peels deserve better',
        preheader: 'Join our free class and turn kitchen scraps into garden soil',
        body:
          'Hi {{first_name}},\n\nCoffee grounds, eggshells, that bag of spinach you meant to eat: most of it goes out with ' +
          'the trash. It could be feeding your tomatoes instead.\n\nOur free backyard composting class shows you how. ' +
          'We’ll talk about what goes in the bin, what stays out, and why a heap that smells is only asking for more dry ' +
          'leaves. You don’t need a yard the size of a ball field. A shady corner will do.\n\n' +
          'Bring your questions and, if you’re brave, a handful of the compost that went wrong. We’ve seen worse.\n\n' +
          'See you in class,\nYour city composting team',
        call_to_action: 'Sign me up',
      },
    },
  },
];

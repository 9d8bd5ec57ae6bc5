import type { CorpusText } from '../corpus-text.ts';

export const englishPosts: readonly CorpusText[] = [
  {
    id: 'eleventh-en-warehouse',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'linkedin',
      topic: 'What we learnt from rearranging our warehouse',
      facts: ['The 12 items that are ordered most now stand next to the dock', 'Pickers walk 3.1 km less per shift'],
      hashtags: ['Logistics', 'Warehousing'],
      output: {
        text:
          'We moved our dozen bestsellers next to the dock. Nothing else changed. Pickers now walk about 3 km less per shift.\n\n' +
          'What would you move first?\n\n#Logistics #Warehousing',
        hashtags: ['Logistics', 'Warehousing'],
      },
    },
  },
  {
    id: 'eleventh-en-carnival',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'facebook',
      topic: 'Bramley carnival',
      tone: 'cheerful',
      facts: [
        'Saturday 7 August; the parade starts at 12 pm at Market Cross',
        '32 floats',
        'Fireworks at 9.45 pm',
        'Park and ride from Brook Farm: £4 per car',
        'Roads in the centre close at 11 am',
      ],
      link: 'https://www.bramleycarnival.example/route',
      hashtags: [],
      output: {
        text:
          'Chairs out, bunting up: Bramley carnival is on Saturday 7 August!\n\nThe parade leaves Market Cross at noon with 32 floats, ' +
          'and the fireworks go up at a quarter to ten. Coming by car? Park and ride from Brook Farm is £4, however many of you ' +
          'squeeze in. Roads in the centre close at 11.\n\nThe route: https://www.bramleycarnival.example/route\n\nWhich float are ' +
          'you cheering for?',
        hashtags: [],
      },
    },
  },
  {
    id: 'eleventh-en-lates',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'twitter',
      topic: 'Late opening at the Museum of the North',
      keywords: ['museum'],
      facts: ['Friday 28 May, open until 10 pm', 'Bar and live band', 'Tickets £8, 50 % off for under-26s'],
      link: 'https://www.museumnorth.example/lates',
      hashtags: ['MuseumLates'],
      output: {
        text:
          'On Friday 28 May the museum stays open until ten at night. A bar, a band, and the dinosaurs all to yourselves. £8, or ' +
          'half that if you are under 26. https://www.museumnorth.example/lates #MuseumLates',
        hashtags: ['MuseumLates'],
      },
    },
  },
  {
    id: 'eleventh-en-roses',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'youtube',
      topic: 'Video: how to prune climbing roses',
      length: 95,
      keywords: ['climbing roses'],
      facts: [
        'Marta Olsen, head gardener, explains',
        'Allow 40 minutes per plant',
        'Pruning morning: Saturday 20 February, 10.30 am, free, 15 places',
      ],
      link: 'https://www.thornleygarden.example/pruning',
      hashtags: ['Roses', 'Pruning'],
      output: {
        text:
          'Prune your climbing roses without fear: Marta Olsen, our head gardener, shows where to cut, what to leave, and why the ' +
          'ugliest stem often flowers best.\n\nIn this video:\n• telling old wood from new\n• the cut that sheds rain\n• tying in ' +
          'without strangling\n\nYou need sharp secateurs, thick gloves and about forty minutes for each plant. Late winter is the ' +
          'time, before the buds break.\n\nWould you rather learn with the shears in your hand? Our free pruning morning is on ' +
          'Saturday 20 February at half past ten. There are 15 places: https://www.thornleygarden.example/pruning\n\n#Roses #Pruning',
        hashtags: ['Roses', 'Pruning'],
      },
    },
  },
  {
    id: 'eleventh-en-repair',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'mastodon',
      topic: 'Repair café in Hexley',
      tone: 'plain',
      facts: [
        'Sunday 14 March, 2 pm to 5 pm, old fire station',
        'In February 58 items were brought and 41 repaired',
        'Free of charge; a tin for parts',
        'Sewing machines only by appointment',
      ],
      link: 'https://www.hexleyrepair.example',
      hashtags: ['RepairCafe', 'RightToRepair'],
      output: {
        text:
          'Our next repair café is on Sunday 14 March, two till five, in the old fire station in Hexley. Bring a thing that is ' +
          'broken and that you can carry: toasters, lamps, zips, radios. In February, 41 of 58 items went home in working order.' +
          '\n\nIt is free, and there is a tin for parts. Please write before you bring a sewing machine: ' +
          'https://www.hexleyrepair.example\n\n#RepairCafe #RightToRepair',
        hashtags: ['RepairCafe', 'RightToRepair'],
      },
    },
  },
  {
    id: 'eleventh-en-cheeseboard',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'pinterest',
      topic: 'Autumn cheese board with pear chutney, by Fenwell Dairy',
      length: 65,
      keywords: ['autumn cheese board', 'pear chutney'],
      facts: ['Serves 8', 'Ready in 25 minutes', 'The chutney keeps for three weeks in the fridge', 'Fenwell Blue is aged for 60 days'],
      hashtags: [],
      output: {
        text:
          'An autumn cheese board for eight, on the table in 25 minutes. Start with Fenwell Blue, aged for two months, and a soft ' +
          'white goat’s cheese. Add walnuts, black grapes and thin oatcakes. The pear chutney is sweet with a little ginger and ' +
          'keeps in the fridge for 21 days, so make enough for the next visitors too. Save this pin for the first cold weekend.',
        hashtags: [],
      },
    },
  },
  {
    id: 'eleventh-en-bookshop',
    text: {
      type: 'social_post',
      language: 'en',
      platform: 'threads',
      topic: 'The till of our bookshop is broken',
      tone: 'self-deprecating',
      facts: ['Cash only until Thursday', '10 % off for people who pay in coins'],
      hashtags: ['bookshop'],
      output: {
        text:
          'The till gave up this morning, halfway through a cookbook. Until Thursday it is cash only, with sums on the back of a ' +
          'bookmark. Pay in coins and we take a tenth off, mostly out of shame. What should we put in the window to explain? #bookshop',
        hashtags: ['bookshop'],
      },
    },
  },
];

import type { CorpusText } from '../corpus-text.ts';

/** Ads and posts. */
export const shortEnglish: readonly CorpusText[] = [
  {
    id: 's17-lantern-ad',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      topic: 'Tickets for the Riverside Lantern Walk',
      product: 'Riverside Lantern Walk',
      unique_selling_proposition: 'The only trail of lanterns along the river',
      keywords: ['lantern walk'],
      variants: 1,
      facts: [
        'Adult ticket £18, child ticket £11',
        'Family ticket for two adults and two children £48',
        'Every evening from 4 to 20 December, 5 pm to 9 pm',
        'The trail is 1.5 miles long',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Riverside Lantern Walk',
              'Adult Tickets £18',
              'Open 5 pm to 9 pm',
              'From 4 to 20 December',
              'A 1.5 Mile Trail After Dark',
              'Book a Family Evening',
            ],
            descriptions: [
              'A lantern walk along the river, 17 evenings from 4 to 20 December. Book your time online.',
              'Family ticket £48 for two adults and two children: £10 less than single tickets.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's17-dinner-ad',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      topic: 'First order of the weekly dinner box',
      product: 'Larder dinner box',
      unique_selling_proposition: 'Five dinners for two from one delivery',
      keywords: ['dinner box'],
      variants: 2,
      facts: [
        'Five dinners for two people cost £45 a week',
        'From box to plate in 30 minutes',
        'Any week can be skipped',
        '10% off the first box',
      ],
      output: {
        variants: [
          {
            primary_text: 'Five dinners for two, one delivery, £45 a week. The dinner box from Larder works out at £4.50 a plate.',
            headlines: ['A week of dinners for £45', 'Cook in half an hour'],
            descriptions: ['Skip any week'],
          },
          {
            primary_text: 'With 10% off, the first dinner box from Larder is £40.50. Clear recipes, on the table in 30 minutes.',
            headlines: ['10% off the first box', 'From the door to the plate'],
            descriptions: ['Pause whenever it suits'],
          },
        ],
      },
    },
  },
  {
    id: 's17-coats-post',
    text: {
      type: 'social_post',
      platform: 'twitter',
      topic: 'Winter coat appeal',
      keywords: ['winter coat'],
      hashtags: ['WarmStreets'],
      link: 'https://example.org/coats',
      facts: [
        'Goal of this winter: 800 coats',
        '320 coats collected so far',
        'Drop-off at 14 Mill Street, Tuesday to Saturday, 10:00 to 16:00',
      ],
      output: {
        text:
          '320 coats are in, and our goal is 800: we are 40% of the way there. Bring a winter coat you no longer wear to 14 Mill Street, ' +
          'Tuesday to Saturday, 10 am to 4 pm.\n\nhttps://example.org/coats\n\n#WarmStreets',
        hashtags: ['WarmStreets'],
      },
    },
  },
  {
    id: 's17-repair-post',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      topic: 'Repair café in the old school',
      keywords: ['repair café'],
      hashtags: ['RepairCafe', 'RightToRepair'],
      facts: [
        'On the first Sunday of each month, 13:00 to 17:00',
        '70% of all items leave in working order',
        '212 items were brought in 2025',
        'Repairs are free; spare parts are paid for',
      ],
      output: {
        text:
          'Got a lamp that flickers or a zip that sticks? The repair café in the old school opens on the first Sunday of every month, ' +
          'from one to five in the afternoon. People brought 212 things in 2025, and seven out of ten left in working order.\n\n' +
          'The work costs nothing, you only pay for spare parts. Come with the broken thing and a little patience.\n\n' +
          '#RepairCafe #RightToRepair',
        hashtags: ['RepairCafe', 'RightToRepair'],
      },
    },
  },
  {
    id: 's17-loft-post',
    text: {
      type: 'social_post',
      platform: 'youtube',
      topic: 'Video: laying loft insulation yourself',
      keywords: ['loft insulation'],
      hashtags: ['LoftInsulation', 'DIY'],
      link: 'https://example.com/loft-list',
      facts: ['8 rolls were used, at £22 each', 'The wool is 270 mm deep', 'Two people needed two days'],
      output: {
        text:
          'Loft insulation without a builder: we lay 27 cm of mineral wool over a bare floor and show every step.\n\n' +
          'In this video:\n• measuring the joists\n• laying one layer between them and one across\n• boxing in the water tank\n\n' +
          'The bill: 8 rolls at £22 each, so £176 for the whole floor. Two of us took two days, tea breaks included.\n\n' +
          'Wear a mask and gloves, and put down boards before you kneel.\n\n' +
          'Our list of tools: https://example.com/loft-list\n\n#LoftInsulation #DIY',
        hashtags: ['LoftInsulation', 'DIY'],
      },
    },
  },
];

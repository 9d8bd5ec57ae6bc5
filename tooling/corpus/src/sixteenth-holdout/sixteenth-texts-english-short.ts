import type { CorpusText } from '../corpus-text.ts';
import { lines } from './sixteenth-lines.ts';

export const cleanEnglishShort: readonly CorpusText[] = [
  {
    id: 's16-en-bike-post',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      topic: 'Repair service for company bikes',
      keywords: ['company bikes'],
      hashtags: ['cycletowork', 'Leeds'],
      link: 'https://spokeandyard.example/companies',
      facts: [
        'We come to your yard on Tuesdays and Thursdays',
        'A full service costs £45 per bike',
        'Most jobs take 40 minutes',
        'Clients in Leeds and Bradford',
      ],
      output: {
        text: lines(
          'Company bikes tend to break down just when somebody needs them.',
          '',
          'We bring the workshop to your yard in Leeds or Bradford, every Tuesday and Thursday.',
          'A full service costs £45 per bike, and most jobs take 40 minutes, so your riders are soon back on the road.',
          '',
          'See how a visit works and book yours: https://spokeandyard.example/companies',
          '',
          '#cycletowork #Leeds',
        ),
        hashtags: ['cycletowork', 'Leeds'],
      },
    },
  },
  {
    id: 's16-en-cheese-post',
    text: {
      type: 'social_post',
      platform: 'instagram',
      topic: 'Raclette week at our cheese shop',
      tone: 'warm',
      keywords: ['raclette'],
      facts: [
        '9 to 14 February',
        '500 g of raclette with potatoes and pickles for £19.50',
        'Pan hire is free with a £20 deposit',
        'Open from 10 am to 6 pm',
      ],
      output: {
        text: lines(
          'Raclette week is back. From 9 to 14 February, you get 500 g of cheese with potatoes and pickles for £19.50.',
          '',
          'No pan at home? Borrow one of ours. Hire is free, we only ask for a £20 deposit.',
          '',
          'Drop in between 10 am and 6 pm and tell us who you are cooking for. We will slice everything for you.',
          '',
          '#raclette #cheeseshop #wintersuppers',
        ),
        hashtags: ['raclette', 'cheeseshop', 'wintersuppers'],
      },
    },
  },
  {
    id: 's16-en-climb-post',
    text: {
      type: 'social_post',
      platform: 'twitter',
      topic: 'Taster evening at the climbing hall',
      tone: 'friendly',
      keywords: ['climbing'],
      link: 'https://northwall.example/taster',
      facts: ['Friday 15 January 2027, 7 pm to 9 pm', '£12 including shoes and harness', '20 places', 'A coach is there all evening'],
      output: {
        text: lines(
          'Never tied in before? Try climbing on Friday 15 January, 7 pm to 9 pm. £12 covers shoes and harness,',
          'and a coach stays with you all evening. There are 20 places: https://northwall.example/taster #climbing',
        ),
        hashtags: ['climbing'],
      },
    },
  },
  {
    id: 's16-en-window-ad',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      topic: 'Window cleaning for private homes in Exeter',
      product: 'Window cleaning',
      unique_selling_proposition: 'No contract, and streaks are redone free within 48 hours',
      variants: 1,
      keywords: ['window cleaning'],
      facts: ['From £14 per visit', 'Over 600 homes in Exeter'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Window Cleaning in Exeter', 'Clear Panes From £14', 'No Contract to Sign'],
            descriptions: [
              'Streaks? We redo them free within 48 hours. Window cleaning without a contract.',
              'Over 600 homes in Exeter rely on us. Visits start at £14. Get your quote online.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's16-en-coat-ad',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      topic: 'Launch of the Merrow raincoat',
      product: 'Merrow raincoat',
      unique_selling_proposition: 'Made from old fishing nets and repaired free for life',
      variants: 2,
      keywords: ['Merrow'],
      facts: ['£129', 'Six colours', 'Free returns for 60 days'],
      output: {
        variants: [
          {
            primary_text: 'Old fishing nets make a fine raincoat. The Merrow comes in six colours for £129.',
            headlines: ['The Merrow raincoat'],
            descriptions: ['Free returns for 60 days'],
          },
          {
            primary_text: 'A broken zip is no reason to buy a new coat. Send your Merrow back to us and we repair it free, for life.',
            headlines: ['Repaired free for life'],
            descriptions: ['In six colours, £129'],
          },
        ],
      },
    },
  },
  {
    id: 's16-en-audit-ad',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      topic: 'Energy audits for mid-size factories',
      product: 'Energy audit',
      unique_selling_proposition: 'Fixed price, and the report is ready in ten working days',
      variants: 1,
      keywords: ['energy audit'],
      facts: ['£2,400 per site', '130 sites audited since 2019', 'Typical first-year saving: 11%'],
      output: {
        variants: [
          {
            primary_text:
              'Find out where the power goes. Our energy audit costs a fixed £2,400 per site. The typical first-year saving is 11%.',
            headlines: ['An energy audit with the report in ten working days'],
            descriptions: ['130 sites audited since 2019'],
          },
        ],
      },
    },
  },
];

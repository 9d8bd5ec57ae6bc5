import type { CorpusText } from '../corpus-text.ts';

export const fifthEnglishGuides: readonly CorpusText[] = [
  {
    id: 'v-article-bike-leasing',
    text: {
      type: 'blog_article',
      language: 'en',
      topic: 'What bike leasing costs an employer, and what it brings',
      target_audience: 'HR managers of small and mid-sized companies',
      keywords: ['bike leasing', 'commute'],
      link: 'https://velonta.example/employers',
      facts: [
        'Velonta survey, March 2026: 62 % of 1,250 employees would cycle to work if their employer leased the bike',
        'Average commute of those asked: 7.4 km',
        'A bike worth 3,000 € costs the employee about 78 € a month',
        'The employer pays 12 € a month per bike for insurance and servicing',
        'Lease term: 36 months; then the bike is returned or bought for 17 % of its price',
        'For companies with 5 employees or more',
        'The first order can be placed 10 working days after the contract is signed',
        'Since 2017, Velonta has leased 48,000 bikes for 1,900 employers',
        'Feldmann Tools has 340 employees. Jonas Brandt, its HR manager: ' +
          '“We expected twenty orders. In the first month we had eighty-one. People talk.”',
      ],
      output: {
        title: 'Bike leasing for employees: what it costs and brings',
        slug: 'bike-leasing-for-employees',
        meta_title: 'Bike leasing for employees: costs and steps',
        meta_description:
          'How bike leasing works for smaller employers: what each side pays per month, how long a contract runs and how to get started.',
        introduction:
          'Ask people why they still drive to the office, and the answer is rarely distance: the average commute is just 7.4 kilometres. ' +
          'Bike leasing removes another obstacle, the price of a good bicycle. Here is what it costs, what it asks of you ' +
          'and how to begin.',
        sections: [
          {
            heading: 'What your people want',
            body: [
              'In our survey of March 2026, 62% of the 1,250 employees we asked would cycle to work if the company leased the bike. ' +
                'That is roughly three in five, and few of them will raise the matter themselves.',
              'Feldmann Tools, with a staff of 340, put it to the test. “We expected twenty orders,” says HR manager Jonas Brandt. ' +
                '“In the first month we had eighty-one.”',
            ].join('\n\n'),
          },
          {
            heading: 'What each side pays',
            body: [
              [
                '- **The employee** pays about €78 a month for a bike worth €3,000.',
                '- **The employer** adds €12 a month per bike, which covers insurance and servicing.',
                '- **After three years**, the lease is over. The rider hands the bike back or buys it for 17% of its price.',
              ].join('\n'),
              'Any company with at least five employees can take part.',
            ].join('\n\n'),
          },
          {
            heading: 'How to get started',
            body: [
              'The paperwork is lighter than most people in payroll expect:',
              [
                '1. You sign the contract.',
                '2. We set up the deduction with your payroll office and write to your staff.',
                '3. They choose a bike at a shop near them.',
              ].join('\n'),
              'Ten working days after your signature, the first order can be placed. We have had some practice: since 2017, ' +
                'we have leased nearly 50,000 bikes for 1,900 employers.',
            ].join('\n\n'),
          },
        ],
        conclusion:
          'Begin with a show of hands at your next staff meeting. If it looks anything like our survey, ' +
          '[ask us for an offer](https://velonta.example/employers) and watch the car park empty.',
      },
    },
  },
  {
    id: 'v-article-photographs',
    text: {
      type: 'blog_article',
      language: 'en-GB',
      topic: 'How to date old family photographs',
      tone: 'curious and knowledgeable',
      keywords: ['old family photographs', 'cabinet card'],
      link: 'https://nairandcole.example/identify',
      facts: [
        'Carte de visite: widespread in Britain from 1860; card of 6.3 × 10.2 cm',
        'Cabinet card: introduced in 1866, usual until about 1900; card of 10.8 × 16.5 cm',
        'Large puffed sleeves: 1893 to 1897',
        'The Kodak Brownie came out in February 1900; in Britain it cost five shillings',
        'Postcards with a divided back: in Britain from 1902',
        'Priya Nair, restorer: “Look at the sleeves before you look at the faces. Fashion dates faster than family.”',
        'Identification day: Sunday 8 March 2026, 11:00–16:00, Guildhall, free of charge, up to five pictures per visitor',
        'Scans at 600 dpi: £3.50 a picture, £2.80 from 25 pictures',
      ],
      output: {
        title: 'How to date old family photographs',
        slug: 'how-to-date-old-family-photographs',
        meta_title: 'Old family photographs: how to date them at home',
        meta_description:
          'Date your old family photographs by the size of the card, the clothes and the back of the picture, with measurements and years.',
        introduction:
          'Somewhere in most attics lies a box of old family photographs with nobody’s name on the back. You can narrow down the year ' +
          'without a laboratory: measure the card, look at the clothes, then turn the picture over.',
        sections: [
          {
            heading: 'Measure the card',
            body: [
              'Reach for a ruler first. A card of 6.3 by 10.2 centimetres is a carte de visite, the small portrait that ' +
                'was everywhere in Britain from 1860. At 10.8 by 16.5 cm, you are holding a cabinet card, which appeared in 1866 and ' +
                'stayed usual until around 1900.',
              'Has somebody been at the edges with scissors? Then compare the proportions and leave the ruler aside.',
            ].join('\n\n'),
          },
          {
            heading: 'Study the sleeves',
            body:
              'Restorer Priya Nair has a rule for beginners: “Look at the sleeves before you look at the faces.” Large puffed ' +
              'ones point to the years between 1893 and 1897, which helps with many a wedding. Grandparents are poor witnesses, ' +
              'since they often sat for the camera in the good clothes of their youth.',
          },
          {
            heading: 'Turn the picture over',
            body: [
              'A postcard with a line down the middle of its back was not sold in Britain before 1902. Snapshots with ' +
                'squinting uncles and tilted horizons tend to be later than February 1900, when Kodak brought out the Brownie ' +
                'for five shillings.',
              'All clues at a glance:',
              [
                '| Clue | Likely date |',
                '|---|---|',
                '| Carte de visite | from 1860 |',
                '| Cabinet card | 1866 to about 1900 |',
                '| Puffed sleeves | 1893–1897 |',
                '| Divided back | 1902 or later |',
              ].join('\n'),
            ].join('\n\n'),
          },
        ],
        conclusion: [
          'Back to square one? Bring up to five pictures to the Guildhall on Sunday 8 March, any time between 11am and 4pm. ' +
            'Our [identification day](https://nairandcole.example/identify) costs nothing.',
          'And should the cousins want copies, we scan at 600 dpi for £3.50 a picture, or £2.80 if you bring 25 or more.',
        ].join('\n\n'),
      },
    },
  },
];

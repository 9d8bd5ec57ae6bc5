import type { CorpusText } from '../corpus-text.ts';

/** Emails, pages and articles. */
export const englishLong: readonly CorpusText[] = [
  {
    id: 'fourteenth-en-physio',
    text: {
      type: 'email',
      topic: 'New back class on Mondays',
      keywords: ['back class'],
      facts: [
        'Every Monday at 18:15 from 11 January 2027',
        'A class lasts 50 minutes',
        'Eight places',
        'A block of six classes costs £72',
        'Led by Dana Whitlock, physiotherapist at the practice',
      ],
      link: 'https://www.elmsidephysio.example/back-class',
      output: {
        subject: 'A back class for people who sit all day',
        preheader: 'Mondays at 6.15 pm, eight places, starting 11 January',
        body: 'Hello,\n\nFrom Monday, 11 January, there is a new back class at the practice. Dana Whitlock, one of our physiotherapists, runs it every week at a quarter past six.\n\nIt lasts 50 minutes and there is nothing to bring: mats and bands are here. We keep it to eight people, so Dana can see how each of you moves.\n\nA block of six classes is £72, which comes to £12 each. If you’re unsure whether it suits you, reply to this email and we’ll call you back.\n\nSee you on the mat',
        call_to_action: 'Book my place',
      },
    },
  },
  {
    id: 'fourteenth-en-swim',
    text: {
      type: 'email',
      topic: 'Rowan Leisure Centre reopens',
      instructions: 'Greet the reader with {{first_name}}',
      source_text:
        'Rowan Leisure Centre has been closed since June for repairs to the roof. It reopens on Saturday, 3 October 2026, at 8 am. The works cost £1.2 million. There are 18 new family changing rooms. Swimming is free for under-16s in the opening week, until Friday, 9 October. Councillor Priya Nair said: “People have waited long enough for their pool, and it was worth it.”',
      output: {
        subject: 'Your pool is back on 3 October',
        preheader: 'Free swimming for under-16s in the first week',
        body: 'Hi {{first_name}},\n\nAfter a long summer under scaffolding, Rowan Leisure Centre reopens on Saturday, 3 October, at 8 am. The roof is sound, and 18 family changing rooms are new.\n\n“People have waited long enough for their pool, and it was worth it,” says Councillor Priya Nair. The council spent £1.2m on the works.\n\nTo celebrate, anyone under 16 swims free until Friday, 9 October. Just turn up and tell the front desk your age.',
        call_to_action: 'See the timetable',
      },
    },
  },
  {
    id: 'fourteenth-en-museum',
    text: {
      type: 'email',
      topic: 'Members’ evening at the Toy Museum',
      tone: 'warm',
      length: 80,
      facts: [
        'Thursday 19 November 2026, 18:00–20:30',
        'Free for members and one guest each',
        'Curator’s tour of the tin robots at 18:30 and 19:30',
        'Reply by 12 November',
      ],
      output: {
        subject: 'An evening with the tin robots',
        preheader: 'Thursday, 19 November, for members and a guest',
        body: 'Dear friends,\n\nOn Thursday, 19 November, the Toy Museum stays open just for members. Doors open at six and close at half past eight.\n\nOur curator has taken the tin robots out of their cases and will show how they work. She gives the tour twice, at 6.30 and again at 7.30.\n\nYou come free, and so does one guest. Please tell us by 12 November who is coming, so that there are enough chairs and enough ginger biscuits.',
        call_to_action: 'Count us in',
      },
    },
  },
  {
    id: 'fourteenth-en-solar',
    text: {
      type: 'landing_page',
      topic: 'Balcony solar kit',
      keywords: ['balcony solar kit'],
      target_audience: 'People who rent a flat',
      facts: [
        'Kit with two panels of 430 W each: £549, delivery included',
        'Two people fit it in under two hours',
        '25-year warranty on the panels',
        'Delivery within 10 working days',
        'Return within 30 days',
      ],
      link: 'https://www.sunrail.example/kit',
      output: {
        headline: 'Make your own power on the balcony',
        subheadline: 'A balcony solar kit for people who rent, with everything you need in one delivery',
        sections: [
          {
            heading: 'Everything is in the box',
            body: 'The balcony solar kit comes with two panels of 430 W, an inverter, the brackets and a cable that is long enough. You add a spanner and somebody to hold the other end. It costs £549, delivery included.',
          },
          {
            heading: 'Up before lunch',
            body: 'Two people need less than two hours. The brackets clamp to the railing, so nobody drills into a wall that belongs to somebody else. When you move house, the panels move with you.',
          },
          {
            heading: 'Built to stay out in the weather',
            body: 'Rain washes the glass, and wind is what the brackets are tested for. We give a warranty of 25 years on the panels. If the kit doesn’t suit your balcony after all, send it back within 30 days.',
          },
        ],
        call_to_action: 'Order the kit',
        faq: [
          {
            question: 'Do I have to ask my landlord?',
            answer: 'Yes, please do. We’ll send you a short letter that explains how the brackets are fixed.',
          },
          { question: 'How soon will it be here?', answer: 'Within 10 working days. The carrier calls you the day before.' },
          {
            question: 'What if my balcony faces north?',
            answer: 'Then the kit isn’t for you. Panels need sun for a good part of the day to pay their way.',
          },
        ],
        meta_title: 'Balcony solar kit for rented flats, £549',
        meta_description:
          'A balcony solar kit with two panels, brackets and inverter. Fitted by two people in under two hours, without a drill, for £549.',
      },
    },
  },
  {
    id: 'fourteenth-en-compost',
    text: {
      type: 'blog_article',
      topic: 'Composting in a small garden',
      length: 210,
      keywords: ['compost bin', 'small garden'],
      facts: [
        'The council sells a 220-litre compost bin for £24',
        'Compost is ready after 9 to 12 months',
        'Equal amounts of green and brown material',
        'Free workshop on Saturday 18 April 2026 at 10:30 at the Walled Garden',
      ],
      link: 'https://www.wexley.example/compost',
      output: {
        title: 'How to start a compost bin in a small garden',
        slug: 'start-compost-bin-small-garden',
        meta_title: 'How to start a compost bin in a small garden',
        meta_description:
          'A compost bin fits into a small garden, too. What goes in, what stays out, how long it takes and where to get a bin for £24.',
        introduction:
          'You don’t need an allotment to make good soil. A compost bin takes up no more room than a dustbin, and even a small garden makes enough scraps to fill it. Here is how to begin.',
        sections: [
          {
            heading: 'Find the right spot',
            body: 'Stand the bin on bare earth, so that worms can get in from below. Half shade is best: full sun dries the heap out, deep shade keeps it cold. Leave yourself room to lift the lid with one hand while you carry a bucket in the other.',
          },
          {
            heading: 'Mix green and brown',
            body: 'Greens are soft and wet: peelings, grass, coffee grounds. Browns are dry: leaves, cardboard, twigs. Add the same amount of both. If the heap smells, it wants more cardboard. If nothing happens, it wants water.\n\nLeave out:\n\n- meat and cheese\n- cooked food\n- glossy paper',
          },
          {
            heading: 'Wait, and turn it now and then',
            body: 'Give it a stir with a fork when you think of it. After nine to twelve months the stuff at the bottom is dark, crumbly and smells of woodland. Spread it on the beds in spring.',
          },
        ],
        conclusion:
          'The council sells a bin that holds 220 litres for £24. If you’d rather see one at work first, come to the free workshop in the Walled Garden on Saturday, 18 April, at 10.30 am. [Order a bin or book a place](https://www.wexley.example/compost).',
      },
    },
  },
  {
    id: 'fourteenth-en-shoes',
    text: {
      type: 'blog_article',
      topic: 'How to buy your first running shoes',
      length: 170,
      keywords: ['running shoes'],
      facts: [
        'Leave a thumb’s width, about 1 cm, in front of the toes',
        'Shoes last for 500 to 800 km',
        'Our fitting takes 20 minutes and is free',
        'Fittings Tuesday to Saturday, 10:00 to 17:00',
        'Tom Avery, shop manager: “The right shoe is the one you stop noticing.”',
      ],
      link: 'https://www.avery-run.example/fitting',
      output: {
        title: 'Your first running shoes: how to choose them well',
        slug: 'first-running-shoes',
        meta_title: 'First running shoes: how to choose them well',
        meta_description:
          'Which running shoes suit a beginner? When to shop, how much room your toes need and how long a pair will last you.',
        introduction:
          'The wall of shoes can be daunting. In truth, only a few things decide whether running shoes are right for you, and you can test most of them yourself.',
        sections: [
          {
            heading: 'Shop in the afternoon',
            body: 'Feet swell during the day, and they swell when you run. So try shoes on late, in the socks you mean to run in. There should be a thumb’s width in front of your toes, which is roughly a centimetre.',
          },
          {
            heading: 'Trust your feet, not the label',
            body: '“The right shoe is the one you stop noticing,” says Tom Avery, who manages our shop. Walk, jog and hop in it. If something pinches now, it will hurt later.',
          },
          {
            heading: 'Know when they are done',
            body: 'A pair lasts for 500 to 800 km. You will feel it before you see it: the sole goes flat, and your calves complain on runs that used to be easy.',
          },
        ],
        conclusion:
          'Would you like a second opinion? Our fitting takes 20 minutes and costs nothing. We’re here from Tuesday to Saturday, 10 am to 5 pm: [choose a time](https://www.avery-run.example/fitting).',
      },
    },
  },
];

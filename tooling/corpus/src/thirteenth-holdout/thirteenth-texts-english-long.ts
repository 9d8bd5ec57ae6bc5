import type { CorpusText } from '../corpus-text.ts';

export const englishLong: readonly CorpusText[] = [
  {
    id: 'thirteenth-en-bikes',
    text: {
      type: 'blog_article',
      language: 'en',
      topic: 'Getting a commuter bike ready for winter',
      length: 195,
      keywords: ['winter bike service', 'commuter bike'],
      facts: [
        'The winter service costs £65; 10 % off until 15 December',
        'It takes two working days',
        'We oil the chain, set the gears, check brake pads and tyres',
        'Tyre pressure for city roads: 4.5 bar',
        'Workshop open Tuesday to Saturday, 9:00–18:00',
        'Collection within 5 miles: £8',
      ],
      link: 'https://www.spokeandlane.example/winter',
      output: {
        title: 'Winter bike service: get your commuter bike ready',
        slug: 'winter-bike-service-commuter-bike',
        meta_title: 'Winter bike service for your commuter bike',
        meta_description:
          'What a winter bike service covers, which jobs you can do at home, and how long your bike will be with us in the workshop.',
        introduction:
          'Salt, grit and wet leaves wear a bike down faster than any summer tour. A winter bike service keeps yours running until spring, and some of the work you can do at home.',
        sections: [
          {
            heading: 'Look after the chain',
            body: 'Road salt sits on the chain and eats into the metal. Wipe it dry after every wet ride and oil it before it squeaks. A worn chain also ruins the sprockets, and those cost far more than oil.',
          },
          {
            heading: 'Give the tyres enough air',
            body: 'Soft tyres pick up glass and feel slow. For a commuter bike on city roads we pump them to 4.5 bar. Look for cracks in the sides while you are down there, and pull out any flint you find.',
          },
          {
            heading: 'What we do in the workshop',
            body: 'We oil the chain, set the gears, and check the brake pads and tyres. The service costs £65, and you get a tenth off until 15 December. Allow two working days. Our doors are open from 9 am to 6 pm, Tuesday to Saturday. Can’t get here? We collect within five miles for £8.',
          },
        ],
        conclusion:
          'Dark mornings are hard enough without a slipping gear. [Pick a day for your bike](https://www.spokeandlane.example/winter) before the frost does.',
      },
    },
  },
  {
    id: 'thirteenth-en-cheese',
    text: {
      type: 'blog_article',
      language: 'en',
      topic: 'How to store cheese at home',
      tone: 'warm',
      length: 175,
      keywords: ['how to store cheese'],
      source_text:
        'Notes from the counter, Priya Hallam: “Cheese is alive. Give it air.” Never cling film. Waxed paper, 20 sheets, £3.50 in the shop. Vegetable drawer is best, 6–8 °C. Hard cheese keeps three weeks, soft cheese one week. Take out of the fridge 60 minutes before serving. Reckon on 80 g per person after a meal. Counter open Wednesday to Sunday.',
      output: {
        title: 'How to store cheese so that it tastes of something',
        slug: 'how-to-store-cheese',
        meta_title: 'How to store cheese at home: paper, place and time',
        meta_description:
          'Where cheese belongs in the fridge, what to wrap it in, how long it keeps, and when to take it out before friends arrive.',
        introduction:
          'Most cheese is ruined between the shop and the table. Knowing how to store cheese takes a sheet of paper and a good spot in the fridge.',
        sections: [
          {
            heading: 'Wrap it in paper, not in film',
            body: '“Cheese is alive. Give it air,” says Priya Hallam, who runs our counter. Cling film traps the damp, and the rind begins to sweat. Waxed paper lets it breathe. We sell 20 sheets for £3.50.',
          },
          {
            heading: 'Use the vegetable drawer',
            body: 'The drawer sits at 6 to 8 °C, which is just right. Higher up it is too cold and too dry. A hard cheese will keep there for three weeks. Eat a soft one within seven days.',
          },
          {
            heading: 'Let it warm up before you serve it',
            body: 'Cold cheese tastes of very little. Take it out an hour before you eat, and leave it wrapped so the cut side stays moist. After a meal, 80 grams for each guest is plenty.',
          },
        ],
        conclusion:
          'Come and ask if a piece puzzles you. The counter is open from Wednesday to Sunday, and there is always something to taste.',
      },
    },
  },
  {
    id: 'thirteenth-en-sauna',
    text: {
      type: 'landing_page',
      language: 'en',
      topic: 'Lakeside sauna, open from October to April',
      keywords: ['lakeside sauna'],
      facts: [
        'Room for up to six people',
        '£24 per person for 90 minutes',
        'Private hire: £120',
        'Lake water at about 8 °C in winter',
        'Open daily 07:00–21:00 from 1 October to 30 April',
        'Free cancellation up to 24 hours before',
        'Towels are included',
      ],
      link: 'https://www.coldharbour-sauna.example/book',
      output: {
        headline: 'A lakeside sauna for cold days',
        subheadline: 'Wood smoke, hot stones and a cold lake at the end of the jetty, from October to April',
        sections: [
          {
            heading: 'Heat first, then the lake',
            body: 'You get an hour and a half with the stove, the bench and the view. When you are warm through, the steps lead straight into the water. In winter it is around 8 °C, so most people shout a little.',
          },
          {
            heading: 'Share it or keep it to yourselves',
            body: 'Here is what it costs:\n\n- A place in a shared session: £24\n- The whole sauna for your group: £120\n\nSix people fit on the benches. Towels are included either way.',
          },
        ],
        call_to_action: 'Choose a session',
        faq: [
          { question: 'When are you open?', answer: 'Every day from 7 am to 9 pm, between 1 October and 30 April.' },
          { question: 'What if I have to cancel?', answer: 'Tell us at least a day before your session, and it costs you nothing.' },
          {
            question: 'Do I have to go into the lake?',
            answer: 'No. Plenty of guests cool down on the jetty and leave the water to the ducks.',
          },
        ],
        meta_title: 'Lakeside sauna with a jetty: book a session',
        meta_description:
          'A wood-fired lakeside sauna for up to six, with towels included. Sessions of 90 minutes, every day from October to April.',
      },
    },
  },
  {
    id: 'thirteenth-en-payroll',
    text: {
      type: 'landing_page',
      language: 'en',
      topic: 'Tallyrun, payroll software for small firms',
      target_audience: 'Owners who still do the payslips themselves',
      length: 95,
      keywords: ['payroll software'],
      facts: [
        'Made for firms with 5 to 50 employees',
        '£6 per employee and month',
        'Free for the first 60 days',
        'Support on weekdays from 8:30 to 17:30',
        'Used by 1,200 firms',
        'Set up in 45 minutes',
        'Joan Petrie of Petrie Joinery: “I used to lose a Friday to payslips.”',
      ],
      output: {
        headline: 'Payroll software that gives you your Friday back',
        subheadline: 'Tallyrun is made for owners of firms with 5 to 50 people who do the payslips themselves',
        sections: [
          {
            heading: 'Payslips without the spreadsheet',
            body: 'Enter the hours, check the total, press send. Tallyrun works out tax and pension and mails each payslip. You see every step before anything leaves the house.',
          },
          {
            heading: 'Trusted by firms like yours',
            body: 'Some 1,200 firms run their wages with us. “I used to lose a Friday to payslips,” says Joan Petrie of Petrie Joinery. Now she is out in the workshop.',
          },
          {
            heading: 'A price you can work out',
            body: 'You pay £6 a month for each employee. The first 60 days are free, and setting it up takes three quarters of an hour.',
          },
        ],
        call_to_action: 'Start for free',
        faq: [
          {
            question: 'Who helps me if I get stuck?',
            answer: 'People in our office, on weekdays from half past eight in the morning to 5.30 pm.',
          },
          { question: 'Do I pay during the trial?', answer: 'No. You pay nothing for 60 days, and you can leave before they are over.' },
        ],
        meta_title: 'Payroll software for small firms | Tallyrun',
        meta_description:
          'Tallyrun is payroll software for firms with 5 to 50 employees. £6 per employee and month, and the first 60 days are free.',
      },
    },
  },
  {
    id: 'thirteenth-en-theatre',
    text: {
      type: 'email',
      language: 'en',
      topic: 'Season tickets at the Lantern Theatre',
      instructions: 'Greet with the merge tag {{first_name}}',
      keywords: ['season ticket'],
      length: 90,
      facts: [
        'Season ticket: four plays for £72',
        'A single ticket is £24',
        'Sale starts on Monday, 7 September 2026, 10:00',
        'The season opens on 24 September with “The Glass Orchard”',
        'Seats can be swapped free of charge up to 48 hours before',
      ],
      link: 'https://www.lantern-theatre.example/season',
      output: {
        subject: 'Four plays, one seat that is yours',
        preheader: 'The new season goes on sale on Monday, 7 September',
        body: 'Hello {{first_name}},\n\nthe scripts are learnt and the paint on the set is nearly dry. On 24 September the curtain goes up on “The Glass Orchard”, and more plays follow before summer.\n\nWith a season ticket you see all four for £72. Single tickets are £24 each, so it pays to come back.\n\nSomething in the way? Swap your evening at no charge up to two days before.\n\nThe sale begins on Monday 7 September at ten in the morning. The seats in the middle tend to go first.\n\nYour Lantern Theatre',
        call_to_action: 'Choose my seat',
      },
    },
  },
  {
    id: 'thirteenth-en-garden',
    text: {
      type: 'email',
      language: 'en',
      topic: 'Spring plant sale at Fernhill Garden Centre',
      tone: 'friendly',
      keywords: ['perennials', 'plant sale'],
      facts: [
        'Plant sale from 18 to 20 April 2026, Saturday to Monday, 9:00–17:00',
        '30 % off all perennials',
        'A free 20-litre bag of compost with purchases over £40',
        'The café is closed on Monday',
      ],
      output: {
        subject: 'Our spring plant sale starts on Saturday',
        preheader: '30% off perennials, and compost to go with them',
        body: 'Hello,\n\nthe benches are full and the greenhouse is bursting. From Saturday 18 April to Monday 20 April, all perennials are 30% cheaper: salvias, geums, hardy geraniums and whatever else catches your eye.\n\nSpend more than £40 and a 20-litre bag of compost comes home with you for nothing.\n\nWe open at nine and close at five on each of the three days. One thing to know: the café is shut on Monday, so bring a flask.\n\nSee you among the pots,\nyour team at Fernhill',
        call_to_action: 'Plan my visit',
      },
    },
  },
];

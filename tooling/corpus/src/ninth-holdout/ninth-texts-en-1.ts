import type { CorpusText } from '../corpus-text.ts';

export const englishTexts: readonly CorpusText[] = [
  {
    id: 'ninth-heat-pump',
    text: {
      type: 'blog_article',
      topic: 'Is a heat pump right for an older house?',
      language: 'en-GB',
      length: 400,
      tone: 'friendly expert',
      keywords: ['heat pump', 'radiators'],
      target_audience: 'Owners of houses built before the war',
      link: 'https://northfold.example/survey',
      facts: [
        'A home survey takes about two hours and costs £95, which is deducted from the bill if the customer goes ahead',
        'We have fitted 340 systems since 2019; most of them run at a flow temperature of 45 °C',
        '72% of our customers kept all of their radiators',
        'The Boiler Upgrade Scheme pays £7,500 in England and Wales; we apply for it and deduct it from the quote',
        'After the survey there is a written report with a fixed price',
      ],
      output: {
        title: 'Will a heat pump work in your old house? What to check first',
        slug: 'heat-pump-old-house-checks',
        meta_title: 'Heat pump in an old house: what to check first',
        meta_description:
          'Thinking of a heat pump for an older home? Here is what our surveyors look at, what it costs to find out and when ' +
          'your radiators can stay.',
        introduction:
          'Old walls, draughty sashes, a boiler that has seen better days: owners of period houses often assume that a heat ' +
          'pump is not for them. In most cases it is. What matters is less the age of the house than how warm the water in ' +
          'the pipes has to be.',
        sections: [
          {
            heading: 'Start with the heat you lose',
            body:
              'A heat pump likes to run low and steady. Most of the systems we have fitted since 2019, 340 of them so far, ' +
              'send water round the house at 45 °C, while a gas boiler is usually set far higher. So before anyone talks ' +
              'about machines, look at where the warmth goes:\n\n' +
              '- **The loft.** Insulation that was generous a generation ago is thin by today’s standards.\n' +
              '- **Doors and sashes.** Brush strips and a good joiner often do more than new glass.\n' +
              '- **Floors above a cellar.** Cold feet make people turn up the thermostat.\n\n' +
              'None of this has to be finished before you begin. It does decide how large the unit needs to be, and a smaller ' +
              'one is cheaper to buy and to run.',
          },
          {
            heading: 'Your radiators may be fine',
            body:
              '“Will I have to rip everything out?” is what we hear at nearly every kitchen table. The answer is usually no. ' +
              'Over 70% of our customers kept all of their radiators, because the old ones had been oversized from the day ' +
              'they went in. Where the heat does fall short, it tends to be in a single room: a north-facing bedroom, say, or ' +
              'the extension.',
          },
          {
            heading: 'What a survey tells you',
            body:
              'Our surveyor spends about two hours with you, measures every room and works out how much heat it loses. The ' +
              'visit costs £95, which comes off the bill if you go ahead. Afterwards you get a written report with three ' +
              'things in it: the size of the unit, the rooms that need attention and a fixed price.',
          },
          {
            heading: 'Do not forget the grant',
            body:
              'In England and Wales the Boiler Upgrade Scheme pays £7,500. We fill in the forms and deduct the money from our ' +
              'quote, so you never have to lay it out yourself.',
          },
        ],
        conclusion:
          'If you are curious, walk through the house on a cold morning and note which rooms are slow to warm up. Then [book ' +
          'a survey](https://northfold.example/survey) and show us your list; it is the best start a surveyor can have.',
      },
    },
  },
  {
    id: 'ninth-onboarding',
    text: {
      type: 'blog_article',
      topic: 'How to welcome new hires who work from home',
      length: 300,
      keywords: ['remote onboarding', 'checklist'],
      facts: [
        'Tidewell surveyed 1,200 HR managers in March 2026',
        '38% of them said that new hires wait more than a week for their laptop',
        'Tidewell starts at $4 per employee per month',
        'Priya Nair, head of people at Corvane: “Nobody reads a forty-page handbook on day one.”',
      ],
      output: {
        title: 'Remote onboarding: a first week that works',
        slug: 'remote-onboarding-first-week',
        meta_title: 'Remote onboarding: plan a first week that works',
        meta_description:
          'A simple plan for remote onboarding: what to send early, whom to involve and how a shared checklist keeps the ' +
          'first week calm for everyone.',
        introduction:
          'A new colleague opens the laptop at home on a Monday morning, and then? Good remote onboarding answers that ' +
          "question before it's asked. It takes less software than you might think, and a little more forethought.",
        sections: [
          {
            heading: 'Send the hardware early',
            body:
              'When we surveyed 1,200 HR managers in March 2026, almost four in ten told us that new hires wait for longer ' +
              "than a week until their laptop arrives. That's a week of polite small talk and nothing to do. Order the " +
              'equipment on the day the contract is signed, and ask for a delivery date instead of hoping for one.',
          },
          {
            heading: 'Give people less to read',
            body:
              "“Nobody reads a forty-page handbook on day one,” says Priya Nair, head of people at Corvane. She's right. Pick " +
              'what a person needs on the first day, in the first week and in the first month, and hand it over in that order:' +
              '\n\n' +
              '1. **First day:** logins, a call with the team, somebody to have lunch with on screen.\n' +
              '2. **First week:** a small task with a visible result.\n' +
              '3. **First month:** goals, feedback and the long read about pensions.',
          },
          {
            heading: 'Let the list do the remembering',
            body:
              'Managers forget things, and so do busy IT teams. A shared checklist shows who owes what to whom: the access ' +
              'card, the headset, the introduction to finance. In Tidewell each item has an owner and a due date, and the new ' +
              'colleague sees the same list as everybody else. Prices start at $4 a month per employee, which is about what ' +
              "you'd spend on the coffee you can't pour them over video.",
          },
        ],
        conclusion:
          'Start with the next person who joins you. Write down every question they ask in their first week, and who could ' +
          "have answered it earlier. By Friday you'll have the beginnings of a checklist that fits your company and nobody " +
          "else's.",
      },
    },
  },
  {
    id: 'ninth-museum-late',
    text: {
      type: 'social_post',
      platform: 'twitter',
      topic: 'Late opening at the Harbour Museum',
      tone: 'playful',
      hashtags: ['MuseumLate'],
      link: 'https://harbourmuseum.example/lates',
      facts: ['Thursday 12 November 2026, open until 10 pm', 'Admission is free from 6 pm', 'Live jazz in the engine hall'],
      output: {
        text:
          'Ever heard a steam engine swing? This Thursday, 12 November, there’s live jazz in our engine hall and we stay open ' +
          'until ten. Come after six and entry is free. https://harbourmuseum.example/lates\n\n' +
          '#MuseumLate',
        hashtags: ['MuseumLate'],
      },
    },
  },
  {
    id: 'ninth-field-engineers',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      topic: 'Hiring two field engineers for our wind farms',
      language: 'en-GB',
      link: 'https://galewright.example/jobs',
      facts: ['Two field engineers, based in Leeds', 'Four-day week', 'Apply by 30 January'],
      output: {
        text:
          'Good with heights? We’re looking for two field engineers in Leeds. Four days a week, plenty of fresh air. Apply by ' +
          '30 January: https://galewright.example/jobs\n\n' +
          '#Hiring #WindEnergy #Leeds',
        hashtags: ['Hiring', 'WindEnergy', 'Leeds'],
      },
    },
  },
  {
    id: 'ninth-chisel',
    text: {
      type: 'social_post',
      platform: 'youtube',
      topic: 'Video: sharpening a chisel on water stones',
      length: 140,
      keywords: ['sharpen a chisel'],
      link: 'https://dovetail.example/stones',
      facts: ['Bevel angle: 25 degrees', 'Stones used: grit 1000, 3000 and 8000', 'The starter set with all three stones costs $79'],
      output: {
        text:
          'Learn how to sharpen a chisel on water stones, from a chipped edge to one that shaves the hair off your arm. All ' +
          'it takes is a flat surface, a little water and some patience.\n\n' +
          'What you’ll see:\n' +
          '– How to set the bevel at 25° without a jig\n' +
          '– When to move from the 1000 stone to the 3000, and on to the 8000\n' +
          '– Why the flat back matters as much as the bevel\n' +
          '– How to tell, with nothing but a sheet of paper, that you’re done\n\n' +
          'One tip before you start: go slowly on the coarse stone. Most dull edges are dull because somebody was in a hurry.' +
          '\n\n' +
          'The three stones from the video come as a starter set for $79: https://dovetail.example/stones\n\n' +
          'Which tool should go on the stone next? Tell us in the comments.\n\n' +
          '#woodworking #handtools',
        hashtags: ['woodworking', 'handtools'],
      },
    },
  },
];

import type { CorpusText } from '../corpus-text.ts';

export const fifthEnglishCampaignPages: readonly CorpusText[] = [
  {
    id: 'v-page-salsa',
    text: {
      type: 'landing_page',
      language: 'en',
      topic: 'Salsa course for beginners, autumn 2026',
      tone: 'cheerful',
      keywords: ['salsa course', 'beginners'],
      link: 'https://studiopaso.example/autumn',
      facts: [
        'Eight Tuesdays, 8 September to 27 October 2026, 19:30–20:45',
        'Free trial evening on Tuesday, 1 September 2026',
        '96 € per person for the course, 84 € for students',
        'At most 12 couples; those who come alone are found a partner',
        'The teachers Rosa and Emil have taught together for 15 years',
        'Missed evenings can be made up in the Thursday group, at the same time and without extra cost',
        'Studio Paso, Canal Street 41, four minutes on foot from the central station',
      ],
      output: {
        headline: 'Learn salsa from the basic step up',
        subheadline: 'A salsa course for beginners: eight Tuesday evenings, with or without a partner, close to the station',
        sections: [
          {
            heading: 'Two left feet are welcome',
            body:
              'Nobody is born with rhythm in their hips. We start with walking, turn the walk into a basic step and only then put ' +
              'the music on. By the last evening you will lead or follow through a whole song and wonder what you were afraid of.',
          },
          {
            heading: 'How the evenings run',
            body: [
              'We meet on Tuesdays from 8 September to 27 October, from half past seven to a quarter to nine. ' +
                'Every evening has the same shape:',
              [
                '- a warm-up to slow music',
                '- a new figure, taken apart and put together again',
                '- free dancing, with your teachers on the floor to help',
              ].join('\n'),
            ].join('\n\n'),
          },
          {
            heading: 'Small on purpose',
            body:
              'There is room for 12 couples and no more. Rosa and Emil have taught together for 15 years, and they like to know ' +
              'everyone by name. Coming alone? We find you a partner.',
          },
          {
            heading: 'What you pay',
            body:
              'All eight evenings together cost €96 per person, or €84 for students. Not sure yet? The trial evening on Tuesday, ' +
              '1 September, is free.',
          },
        ],
        call_to_action: 'Reserve my Tuesdays',
        faq: [
          {
            question: 'Do I need special shoes?',
            answer: 'No. Anything with a smooth sole will do, so leave the hiking boots at home.',
          },
          {
            question: 'What if I miss an evening?',
            answer: 'You make it up in the Thursday group, which meets at the same time. It costs you nothing extra.',
          },
          {
            question: 'How do I find you?',
            answer: 'Studio Paso is at Canal Street 41, a four-minute walk from the central station.',
          },
        ],
        meta_title: 'Salsa course for beginners on Tuesday evenings',
        meta_description:
          'A salsa course for beginners: eight Tuesday evenings from 8 September, a small group and a free trial. ' +
          'Come alone or in company.',
      },
    },
  },
  {
    id: 'v-page-translation',
    text: {
      type: 'landing_page',
      language: 'en',
      topic: 'Lexmed: translation for makers of medical devices',
      tone: 'precise',
      target_audience: 'Regulatory affairs managers',
      keywords: ['medical translation', 'instructions for use'],
      link: 'https://lexmed.example/quote',
      facts: [
        'Certified to ISO 17100 since 2015 and to ISO 13485 since 2019',
        '38 languages; 240 translators, all with a medical degree or medical training',
        'Every text is read by a second translator (four-eyes principle)',
        '2025: clients reported 0.3 errors per 1,000 words',
        'From 0.14 € per word; minimum order 60 €',
        'Rush service: up to 2,000 words within 24 hours, surcharge 25 %',
        'Quotes within two hours on working days, 8:00–18:00 CET',
        'Servers in Frankfurt; files are deleted after 90 days',
        'Dr. Hanne Vik, regulatory affairs, Norvia Implants: “Our notified body had no questions. That had never happened before.”',
      ],
      output: {
        headline: 'Medical translation that stands up to an audit',
        subheadline: 'For makers of medical devices whose instructions for use have to be right in every language, and on time',
        sections: [
          {
            heading: 'Translators who know the trade',
            body:
              'Each of our 240 translators has a medical degree or medical training. Together they cover 38 languages. They can tell ' +
              'a stent from a shunt, and they ask before they guess.',
          },
          {
            heading: 'Four eyes on every line',
            body:
              'What one translator writes, a second one reads. In 2025, clients reported 0.3 errors per 1,000 words. We have ' +
              'been certified to ISO 17100 since 2015; ISO 13485 followed in 2019.',
          },
          {
            heading: 'Prices you can plan with',
            body: [
              [
                '| Service | Price |',
                '|---|---|',
                '| Standard | from €0.14 per word |',
                '| Smallest order | €60 |',
                '| Rush, up to 2,000 words | 25% on top |',
              ].join('\n'),
              'Send us your file on a working day, between 8 am and 6 pm CET, and you have a quote within two hours.',
            ].join('\n\n'),
          },
          {
            heading: 'What clients say',
            body:
              '“Our notified body had no questions,” says Dr. Hanne Vik, regulatory affairs, Norvia Implants. ' +
              '“That had never happened before.”',
          },
        ],
        call_to_action: 'Get a quote',
        faq: [
          { question: 'Where is our data kept?', answer: 'On servers in Frankfurt. We delete your files after 90 days.' },
          {
            question: 'Can it be done overnight?',
            answer: 'Up to 2,000 words, yes. The rush service delivers within 24 hours and costs a quarter more.',
          },
          {
            question: 'Who looks after the layout?',
            answer: 'We do. You get your file back in the format in which you sent it.',
          },
        ],
        meta_title: 'Medical translation for device makers | Lexmed',
        meta_description:
          'Medical translation of labels and instructions for use into 38 languages, checked by a second specialist. Quotes in two hours.',
      },
    },
  },
];

import type { CorpusText } from '../corpus-text.ts';

/** Clean landing pages in English. */
export const thirdEnglishLandingPages: readonly CorpusText[] = [
  {
    id: 't-mountain-hut',
    text: {
      type: 'landing_page',
      language: 'en-GB',
      topic: 'A night at Skarstein Hut',
      tone: 'warm',
      keywords: ['mountain hut'],
      link: 'https://skarstein-hut.at/bunks',
      facts: [
        '1,870 m above the sea, 34 bunks in 4 rooms',
        'From Lauten: 3½ hours, 980 m of ascent, path marked all the way',
        'Half board €58 per night; children under 12 pay 50 %',
        'Open 13 June – 4 October 2026',
        'Free cancellation up to 48 hours before arrival',
        'Cash only, no mobile signal',
        'Dinner at 18:30',
        'Dogs sleep in the winter room',
        'Guest book, Ines Fabbri: “The best Kaiserschmarrn north of anywhere.”',
      ],
      output: {
        headline: 'Sleep where the path ends',
        subheadline: 'Skarstein Hut: thirty-four bunks, one stove and a terrace that faces west',
        sections: [
          {
            heading: 'Worth every step',
            body: [
              'Leave Lauten after breakfast, and you will be at the mountain hut in three and a half hours. The path climbs 980 ' +
                'metres, first through larches, then over open rock. At half past six dinner is on the table, for everyone at once.',
              '“The best Kaiserschmarrn north of anywhere,” as Ines Fabbri put it in our guest book.',
            ].join('\n\n'),
          },
          {
            heading: 'What a night costs',
            body: [
              '- **Half board:** 58 euros\n- **Children under twelve:** half the price\n- **Dogs:** welcome in the winter room',
              'Please bring cash. Cards need a signal, and there is none up here. Frankly, we like it that way.',
            ].join('\n\n'),
          },
          {
            heading: 'When we are there',
            body:
              'We open in the middle of June, on the 13th, and lock up on the fourth of October 2026. In between the stove hardly ' +
              'ever goes out.',
          },
        ],
        call_to_action: 'Reserve a bunk',
        faq: [
          {
            question: 'What if the weather turns?',
            answer: 'You can cancel free of charge until two days before you arrive. After that we have already carried your dinner up.',
          },
          {
            question: 'Do I need climbing gear?',
            answer: 'No. Sturdy boots and a warm layer are enough, because the path is marked all the way.',
          },
          { question: 'How many people sleep there?', answer: 'Thirty-four at most, in four rooms. Earplugs are on the house.' },
        ],
        meta_title: 'Mountain hut above Lauten, at 1,870 metres',
        meta_description:
          'A mountain hut at 1,870 m with half board, a stove and a view. How to get there from Lauten, what a night costs, and when ' +
          'Skarstein Hut is open.',
      },
    },
  },
  {
    id: 't-physiotherapy',
    text: {
      type: 'landing_page',
      language: 'en-GB',
      topic: 'Physiotherapy for back pain at Moor Lane Physio',
      tone: 'plain',
      keywords: ['back pain'],
      facts: [
        '5 physiotherapists; 27 Moor Lane, Ilkley; entrance without steps',
        'First appointment: 45 min, £62. Follow-ups: 30 min, £46',
        'Tuesdays and Thursdays until 20:00',
        'No referral needed',
        'Patients go home with 2–3 exercises',
        'Priya Nair, patient: “I was back on my bike after six sessions.”',
      ],
      output: {
        headline: 'Back pain? Come and let us listen',
        subheadline: 'Five physiotherapists in Ilkley who take three quarters of an hour for your first visit',
        sections: [
          {
            heading: 'We listen before we press',
            body: [
              'Your first appointment lasts 45 minutes. We ask, we watch you walk and bend, and only then do we treat. You go home ' +
                'with two or three exercises, and with an idea of why they help.',
              '“I was back on my bike after six sessions,” says Priya Nair.',
            ].join('\n\n'),
          },
          {
            heading: 'Evenings for people with jobs',
            body:
              'On Tuesdays and Thursdays we are here until eight in the evening. You will find us at 27 Moor Lane, and the entrance ' +
              'has no steps.',
          },
          {
            heading: 'What it costs',
            body: '- First visit: £62\n- Every half-hour after that: £46\n\nYou need no letter from your doctor to begin.',
          },
        ],
        call_to_action: 'Book a first visit',
        faq: [
          { question: 'Will it hurt?', answer: 'It may pull a little. Say stop, and we stop.' },
          { question: 'Do I need a referral?', answer: 'No. You can book straight away, with or without a letter from your doctor.' },
          { question: 'What should I wear?', answer: 'Something you can bend in. A T-shirt and shorts are perfect.' },
        ],
        meta_title: 'Help with back pain in Ilkley | Moor Lane Physio',
        meta_description:
          'Back pain that will not go away? Five physiotherapists in Ilkley take time for your first visit. Evenings until 8 pm ' +
          'twice a week, no referral needed.',
      },
    },
  },
  {
    id: 't-3d-printing',
    text: {
      type: 'landing_page',
      language: 'en-US',
      topic: '3D printing service for engineers',
      tone: 'matter-of-fact',
      keywords: ['3D printing service', 'nylon PA12'],
      facts: [
        'STL or STEP files, 200 MB max.',
        'Quote within 2 business hours, by a person',
        '18 printers in Akron, OH',
        'PLA, PETG, nylon PA12, TPU 95A',
        'Tolerance ±0.2 mm',
        '1–500 pieces',
        'Ships in 3–5 business days',
        'Free shipping from $150',
        'Files belong to the customer and are deleted 30 days after delivery',
      ],
      output: {
        headline: 'Your part, printed and on its way',
        subheadline: 'A 3D printing service for engineers who need one piece first and five hundred later',
        sections: [
          {
            heading: 'Send a file, get a price',
            body: 'Upload an STL or STEP file of up to 200 megabytes. A person looks at it, and you have your quote within two business hours.',
          },
          {
            heading: 'Materials that hold up',
            body: [
              '- **PLA** for models that stay on the desk\n- **PETG** for housings and brackets\n- **Nylon PA12** for hinges, clips ' +
                'and gears\n- **TPU 95A** for everything that has to bend',
              'We hold a tolerance of plus or minus 0.2 millimeters in all four.',
            ].join('\n\n'),
          },
          {
            heading: 'A single piece or a whole batch',
            body:
              'Eighteen printers run in Akron, so a lone prototype is as welcome as 500 finished parts. They leave the building ' +
              'after three to five business days. From $150 on, shipping is on us.',
          },
        ],
        call_to_action: 'Upload a file',
        faq: [
          { question: 'Which formats do you take?', answer: 'STL and STEP. If you have something else, ask us before you convert it.' },
          { question: 'Can I start with a sample?', answer: 'Yes. Order a single piece, measure it, and add the rest when it fits.' },
          {
            question: 'Who owns my design?',
            answer: 'You do, before and after the order. Your files are deleted thirty days after the parts have been delivered.',
          },
        ],
        meta_title: '3D Printing Service in Akron: 1 to 500 Parts',
        meta_description:
          'A 3D printing service with 18 printers in Akron. Upload STL or STEP, get a quote within two business hours, and choose ' +
          'from PLA, PETG, nylon PA12 and TPU.',
      },
    },
  },
  {
    id: 't-cheese-dairy',
    text: {
      type: 'landing_page',
      language: 'en-US',
      topic: 'Cheesemaking class at Amsden Creamery in Vermont',
      tone: 'hearty',
      keywords: ['cheesemaking class'],
      link: 'https://amsdencreamery.com/class',
      facts: [
        'Sunday, November 8, 2026, 10 a.m. to 4 p.m.',
        '$140 per person, $250 for two; 10 places',
        'Lunch and apron included',
        'Everyone takes a 2-lb wheel of tomme home; it has to age for 60 days',
        'Ruth Amsden has made cheese for 17 years',
        '60 Jersey cows',
        'ruth@amsdencreamery.com, (802) 555-0167',
      ],
      output: {
        headline: 'Make a cheese you can call your own',
        subheadline: 'A Sunday at Amsden Creamery, from warm milk to a two-pound wheel',
        sections: [
          {
            heading: 'Sleeves up at ten',
            body:
              'Our cheesemaking class takes place on Sunday, November 8, from ten to four. You warm the milk of our sixty Jerseys, ' +
              'cut the curd, press it and salt it. Lunch is on the table at the creamery, and the apron is yours to wear.',
          },
          {
            heading: 'Taught by Ruth',
            body:
              'Ruth Amsden has been making cheese for seventeen years, and she still tastes every batch. With ten people at the ' +
              'vats, there is time for every question.',
          },
          {
            heading: 'What you take home',
            body:
              'A wheel of tomme that weighs two pounds, and a sheet that tells you how to look after it. Give it sixty days in a ' +
              'cool, damp place. Ten guests, ten wheels — and no two will taste alike.',
          },
        ],
        call_to_action: 'Save my apron',
        faq: [
          {
            question: 'What does it cost?',
            answer: 'The class is $140. If you come as a pair, it is $250 for the two of you, lunch included.',
          },
          { question: 'Do I need to know anything?', answer: 'Not at all. If you can stir a pot of soup, you can make a tomme.' },
          {
            question: 'Who can I ask?',
            answer: 'Ruth herself: write to ruth@amsdencreamery.com, or call 802-555-0167 and let it ring for a while.',
          },
        ],
        meta_title: 'Cheesemaking class in Vermont, November 8',
        meta_description:
          'A cheesemaking class for beginners at Amsden Creamery in Vermont: one Sunday, ten places, lunch included, and a two-pound ' +
          'wheel of tomme to take home.',
      },
    },
  },
];

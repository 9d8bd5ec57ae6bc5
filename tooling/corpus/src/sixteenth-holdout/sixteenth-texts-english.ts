import type { CorpusText } from '../corpus-text.ts';
import { lines } from './sixteenth-lines.ts';

export const cleanEnglish: readonly CorpusText[] = [
  {
    id: 's16-en-vet-email',
    text: {
      type: 'email',
      topic: 'Dental month at Millbrook Vets',
      tone: 'warm',
      length: 110,
      keywords: ['dental check'],
      facts: [
        'In November a dental check is £15 instead of £30',
        'An appointment lasts 20 minutes',
        'Saturday slots on 14 and 21 November',
        'Dr Priya Nair leads the dental team',
        'Dr Priya Nair: “Most owners notice the breath long before they see the tooth.”',
      ],
      output: {
        subject: 'A dental check for £15 this November',
        preheader: 'Twenty minutes that can spare your pet a sore winter',
        body: lines(
          'Hello,',
          '',
          'bad breath is rarely just breakfast. “Most owners notice the breath long before they see the tooth,” says Dr Priya Nair,',
          'who leads our dental team.',
          '',
          'That is why we offer a dental check for £15 instead of £30 throughout November. An appointment lasts 20 minutes.',
          'We look at teeth and gums, tell you plainly what we find, and show you how to brush at home without a wrestling match.',
          '',
          'Busy during the week? There are Saturday slots on 14 and 21 November, and cats are just as welcome as dogs.',
          '',
          'Book online whenever it suits you, and let us know if your pet has stopped chewing on one side.',
          '',
          'Your team at Millbrook Vets',
        ),
        call_to_action: 'Book a dental check',
      },
    },
  },
  {
    id: 's16-en-payroll-email',
    text: {
      type: 'email',
      topic: 'Webinar on payroll for seasonal staff',
      keywords: ['seasonal staff'],
      instructions: 'Greet the reader with {{first_name}}.',
      link: 'https://tidypay.example/webinar',
      facts: [
        'Thursday 11 March 2027, 11:00, 45 minutes',
        'Free for customers, £25 for everyone else',
        'Host: Tom Achterberg, head of support',
        'The recording is available for 30 days',
      ],
      output: {
        subject: 'Paying seasonal staff without the panic',
        preheader: 'Join our webinar on 11 March, free for customers',
        body: lines(
          'Hi {{first_name}},',
          '',
          'hiring for summer is hard enough.',
          'Paying people who start mid-month, work odd hours and leave when the sun does is harder still.',
          '',
          'On Thursday 11 March at 11:00, Tom Achterberg, our head of support, shows you how to set up seasonal staff in Tidypay',
          'from the first contract to the last payslip. He takes questions as he goes, and you will be done in 45 minutes.',
          '',
          'The webinar is free for you as a customer; everyone else pays £25. Cannot make it? Sign up anyway:',
          'we send you the recording, which stays available for 30 days.',
          '',
          'Best wishes,',
          'the Tidypay team',
        ),
        call_to_action: 'Reserve my seat',
      },
    },
  },
  {
    id: 's16-en-dog-page',
    text: {
      type: 'landing_page',
      topic: 'Dog hotel near Stirling',
      tone: 'calm',
      keywords: ['dog hotel'],
      facts: [
        '£32 per night, £28 from the seventh night',
        '12 rooms, each with a door to the garden',
        'Walks at 8 am and 4 pm',
        'A vet visits on Wednesdays',
        'A vaccination card is required',
      ],
      output: {
        headline: 'A dog hotel your dog walks into gladly',
        subheadline: 'For owners near Stirling who want to travel without a knot in the stomach',
        sections: [
          {
            heading: 'A room with a garden door',
            body: lines(
              'Our dog hotel has 12 rooms, and every one opens onto the garden. Your dog sleeps on its own blanket',
              'and eats the food you bring, at the hours it knows from home.',
            ),
          },
          {
            heading: 'Days with a steady rhythm',
            body: lines(
              'We walk at 8 am and again at 4 pm, in small groups that get along. In between there is shade, water and plenty of grass.',
              'A vet visits on Wednesdays and looks at anyone who seems out of sorts.',
            ),
          },
          {
            heading: 'Prices without small print',
            body: 'A night costs £32. From the seventh night on, you pay £28. Walks and the garden are part of the price.',
          },
        ],
        call_to_action: 'Check free dates',
        faq: [
          {
            question: 'What do I need to bring?',
            answer: 'Bring the vaccination card, food for the stay and something that smells of home.',
          },
          {
            question: 'Can my dog stay in its own room?',
            answer: 'Yes. Each dog has a room of its own, unless you ask us to house siblings together.',
          },
          {
            question: 'What if my dog falls ill?',
            answer: 'We call you first, then our vet, and stay with your dog until it has been seen.',
          },
        ],
        meta_title: 'Dog hotel near Stirling with garden rooms',
        meta_description: lines(
          'A dog hotel near Stirling with 12 garden rooms, walks at 8 am and 4 pm and a vet who visits on Wednesdays.',
          'Nights from £28.',
        ),
      },
    },
  },
  {
    id: 's16-en-worm-article',
    text: {
      type: 'blog_article',
      topic: 'How to start a worm bin in a flat',
      length: 200,
      keywords: ['worm bin', 'kitchen scraps'],
      link: 'https://loamandco.example/starter-kit',
      facts: [
        'Our starter kit costs £59 and contains 500 worms',
        'A bin takes about 1.5 kg of scraps a week',
        'First compost after three months',
        'Ideal temperature 15 to 25 °C',
      ],
      output: {
        title: 'How to start a worm bin in a small flat',
        slug: 'start-worm-bin-flat',
        meta_title: 'How to start a worm bin in a small flat',
        meta_description: lines(
          'A worm bin turns kitchen scraps into compost, even without a garden. What you need, what the worms eat',
          'and when you can harvest.',
        ),
        introduction: lines(
          'You do not need a garden to make compost. A worm bin fits under the sink, hardly smells,',
          'and turns your kitchen scraps into food for balcony tomatoes.',
        ),
        sections: [
          {
            heading: 'Find a spot that suits them',
            body: lines(
              'Worms like it between 15 and 25 °C, dark and quiet. A cupboard or a shaded corner of the hall works well;',
              'a sunny balcony does not. Line the bin with damp cardboard, add a handful of soil, and let your worms settle for a few days',
              'before you feed them.',
            ),
          },
          {
            heading: 'Feed little and often',
            body:
              lines('A bin takes about 1.5 kg of scraps a week. Chop them small and bury them under the bedding. Good food includes:') +
              '\n\n- vegetable peelings and coffee grounds\n- crushed eggshells\n- torn egg boxes\n\n' +
              lines(
                'Leave out meat, cheese and citrus. If the bin starts to smell, you have fed too much: stop, add dry cardboard and wait.',
              ),
          },
          {
            heading: 'Harvest after three months',
            body: lines(
              'When the lower layer is dark and crumbly, push it to one side and feed only the other.',
              'The worms move over by themselves, and you can scoop out the compost.',
            ),
          },
        ],
        conclusion: lines(
          'Ready to begin? Our [starter kit](https://loamandco.example/starter-kit) costs £59 and contains 500 worms.',
          'Set it up at the weekend, and start with one small handful.',
        ),
      },
    },
  },
];

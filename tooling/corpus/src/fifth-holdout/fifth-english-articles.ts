import type { CorpusText } from '../corpus-text.ts';

export const fifthEnglishArticles: readonly CorpusText[] = [
  {
    id: 'v-article-water-butt',
    text: {
      type: 'blog_article',
      language: 'en-GB',
      topic: 'How to choose and fit a water butt',
      tone: 'practical',
      length: 320,
      keywords: ['water butt', 'rainwater'],
      link: 'https://greenspout.example/water-butts',
      facts: [
        'The roof of an average British house sheds about 85,000 litres of rain a year',
        'One millimetre of rain on a roof of 50 m² yields about 40 litres, losses included',
        'Slimline butt: 200 litres, £64.95, 97 cm high, 58 cm wide, 40 cm deep',
        'Barrel: 350 litres, £119',
        'Diverter: £24.50, for downpipes of 65 to 75 mm; fitting takes about 1 hour',
        'Delivery in 3 to 5 working days, free for orders above £50',
        'Tom Ashworth, gardener: “Tomatoes like it soft and lukewarm. The tap gives them neither.”',
        'Rinse the butt once a year, in late autumn',
      ],
      output: {
        title: 'Choosing a water butt: size, place and fitting',
        slug: 'choosing-a-water-butt',
        meta_title: 'Water butt guide: size, place and how to fit it',
        meta_description:
          'Which water butt suits your garden, where to put it and how to fit the diverter in about an hour, with prices and measurements.',
        introduction:
          'The roof of an average British house sheds some 85,000 litres of rain a year, and most of it goes straight down the drain. ' +
          'A water butt keeps a useful share of it for July. Here is how to pick the right size, find a place for it and have it ' +
          'running before tea.',
        sections: [
          {
            heading: 'Work out what your roof gives',
            body:
              'Take a roof of 50 square metres. A single millimetre of rain yields about 40 litres, and that is after losses. ' +
              'A steady shower soon fills a small butt, while an empty one is no use to anybody in a dry spell. ' +
              'If in doubt, go for the larger.',
          },
          {
            heading: 'Compare the two sizes',
            body: [
              '| | Slimline | Barrel |\n|---|---|---|\n| Holds | 200 litres | 350 litres |\n| Price | £64.95 | £119 |',
              'The slimline model stands 97 cm high, 58 cm wide and 40 cm deep, so it fits beside a back door. Anyone with beans, ' +
                'tomatoes and a lawn to look after will be happier with the barrel.',
              'We deliver within three to five working days. Orders over £50 travel free, which both of these are.',
            ].join('\n\n'),
          },
          {
            heading: 'Fit the diverter in an hour',
            body: [
              [
                '1. Level the ground and set the butt on its stand.',
                '2. Mark the downpipe at the height of the inlet and saw it through.',
                '3. Push in the diverter (£24.50); it suits pipes from 65 to 75 mm.',
                '4. Drill the inlet, connect the hose and check that everything is straight.',
              ].join('\n'),
              'Allow about an hour for all four steps. The rest is weather.',
            ].join('\n\n'),
          },
          {
            heading: 'Use what you collect',
            body: [
              'Gardener Tom Ashworth has a simple reason for watering with rainwater: “Tomatoes like it soft and lukewarm. The tap gives ' +
                'them neither.” Fill your can in the evening and aim at the roots.',
              'Keep the lid on against leaves, mosquitoes and curious children. In late autumn, once a year, empty the butt and rinse it.',
            ].join('\n\n'),
          },
        ],
        conclusion:
          'Measure the corner by your downpipe this weekend, then [choose the butt that fits](https://greenspout.example/water-butts). ' +
          'With luck, it will rain.',
      },
    },
  },
  {
    id: 'v-article-kitten',
    text: {
      type: 'blog_article',
      language: 'en-US',
      topic: 'Preparing for a new kitten, by Alder Street Animal Clinic',
      tone: 'reassuring',
      keywords: ['bringing a kitten home', 'litter box'],
      link: 'https://alderstreet.example/kitten',
      facts: [
        'Dr. Lena Whitcomb of Alder Street Animal Clinic: “Give a kitten one room first. The rest of the house can wait.”',
        'Kittens sleep 16 to 20 hours a day',
        'Up to six months of age, kittens need 3 to 4 meals a day',
        'Litter boxes: one per cat plus one extra',
        'Vaccinations at 8, 12 and 16 weeks; spay or neuter at 5 months',
        'First checkup within 72 hours of arrival',
        'Starter visit: $79, with exam and fecal test',
        'A kitten that has eaten nothing for 24 hours is seen the same day; phone (503) 555-0142',
        'Open Monday to Friday 7:30 a.m.–7:00 p.m., Saturday 8:00 a.m.–2:00 p.m.',
      ],
      output: {
        title: 'Bringing a Kitten Home Without the Drama',
        slug: 'bringing-a-kitten-home',
        meta_title: 'Bringing a Kitten Home: What to Prepare',
        meta_description:
          'Bringing a kitten home soon? How to set up a quiet room, plan meals and shots, and make the visit to the vet an easy one.',
        introduction:
          'Bringing a kitten home is easier when the house is ready before the carrier comes through the door. Plan for a quiet room, ' +
          'regular meals and an early visit to the vet, and both of you will sleep better.',
        sections: [
          {
            heading: 'Start with a single room',
            body: [
              '“Give a kitten one room first. The rest of the house can wait,” says Dr. Lena Whitcomb of Alder Street Animal Clinic. ' +
                'A bedroom or study works well, with a soft bed, a scratching post and somewhere to hide.',
              'Don’t worry if you see little of your new roommate: kittens sleep between 16 and 20 hours a day.',
              'The rule for the litter box is simple. You need one per cat and an extra one, well away from the food.',
            ].join('\n\n'),
          },
          {
            heading: 'Feed small and often',
            body:
              'Until they are six months old, kittens need three to four meals a day. Keep to the food they know at the start, then mix ' +
              'in the new kind little by little. Fresh water belongs at the other end of the room.',
          },
          {
            heading: 'Plan the shots early',
            body: [
              [
                '| Age | What happens |',
                '|---|---|',
                '| 8 weeks | first vaccination |',
                '| 12 weeks | second vaccination |',
                '| 16 weeks | third vaccination |',
                '| 5 months | spay or neuter |',
              ].join('\n'),
              'The first checkup should take place within three days of arrival. Our starter visit costs $79 and covers the exam and ' +
                'a fecal test. Bring whatever papers you were given, even if they look incomplete.',
            ].join('\n\n'),
          },
          {
            heading: 'Know when to call us',
            body:
              'If your kitten hasn’t eaten anything for 24 hours, don’t wait and see. Call (503) 555-0142, and we’ll fit you in the same ' +
              'day. We’re here from 7:30 a.m. to 7 p.m. on weekdays, and from 8 to 2 on Saturdays.',
          },
        ],
        conclusion:
          'Pick the room tonight, leave the carrier in it with its door open, and ' +
          '[book the starter visit](https://alderstreet.example/kitten) before the big day. Then sit down on the floor. ' +
          'Curiosity does the rest.',
      },
    },
  },
  {
    id: 'v-article-cold-brew',
    text: {
      type: 'blog_article',
      language: 'en',
      topic: 'Cold brew coffee at home, by the roastery Pier 9',
      tone: 'casual',
      keywords: ['cold brew', 'coarse grind'],
      link: 'https://pier9.example/blend',
      facts: [
        'Recipe: 100 g of ground coffee to 1 litre of cold water',
        'Leave it in the fridge at 4 to 7 °C for 14 to 16 hours',
        'Dilute the concentrate 1:1 with water, milk or tonic',
        'It keeps for 7 days in a closed bottle',
        'Below 10 °C, water draws less acid from coffee than hot water does',
        'The Pier 9 blend is 60 % Brazil and 40 % Ethiopia; 500 g cost 14.90 €',
        'Pier 9 roasts on Tuesdays and Fridays and ships the same day',
        'Noor Haddad, barista: “Patience is the only tool you cannot buy.”',
      ],
      output: {
        title: 'Cold brew at home: a recipe that needs no gear',
        slug: 'cold-brew-at-home',
        meta_title: 'Cold brew at home: ratio, time and storage',
        meta_description:
          'Make cold brew at home with a jar and a sieve: the right ratio, the time it takes, how to dilute it and how long it keeps.',
        introduction:
          'Cold brew asks for almost nothing: a jar, a sieve and a good night’s sleep. What you get is a smooth concentrate ' +
          'that tastes of chocolate rather than of haste. The short version: 100 grams of coffee, one litre of cold water, 14 to 16 hours.',
        sections: [
          {
            heading: 'Aim for brown sugar',
            body: [
              'In size, that is, not in taste. With a coarse grind the water takes its time, and the ' +
                'sieve catches nearly everything in one go. Powder makes the drink cloudy and bitter.',
              'Which beans you use is a matter of taste. Our Pier 9 blend is 60% Brazil and 40% Ethiopia, round with a hint of berries, ' +
                'and half a kilo costs €14.90. We roast on Tuesdays and Fridays, and every bag leaves the house on the day it is roasted.',
            ].join('\n\n'),
          },
          {
            heading: 'Let the fridge do the work',
            body: [
              [
                '1. Put 100 g of ground coffee into a large jar.',
                '2. Pour in a litre of cold water and stir until nothing floats dry on top.',
                '3. Close the lid and leave the jar in the fridge, at 4 to 7 °C, for 14 to 16 hours.',
                '4. Pour everything through the sieve, then through a paper filter.',
              ].join('\n'),
              'Tempted to speed things up on the stove? Below 10 °C, water draws less acid from coffee than hot water does, and ' +
                'that is the whole point. “Patience is the only tool you cannot buy,” says our barista Noor Haddad.',
            ].join('\n\n'),
          },
          {
            heading: 'Serve it your way',
            body:
              'What you have now is a concentrate. Mix it with an equal amount of water, milk or tonic; ice makes it milder still. ' +
              'In a closed bottle it keeps for a week, if you can leave it alone.',
          },
        ],
        conclusion:
          'Start tonight after dinner, and tomorrow’s coffee is taken care of. If you are out of beans, ' +
          '[our blend](https://pier9.example/blend) is a good place to begin.',
      },
    },
  },
];

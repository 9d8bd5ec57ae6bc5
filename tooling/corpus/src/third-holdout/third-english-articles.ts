import type { CorpusText } from '../corpus-text.ts';

/** Clean articles in English. */
export const thirdEnglishArticles: readonly CorpusText[] = [
  {
    id: 't-beekeeping',
    text: {
      type: 'blog_article',
      language: 'en-GB',
      topic: 'How to harvest honey for the first time',
      tone: 'calm',
      length: 310,
      keywords: ['harvest honey', 'refractometer'],
      target_audience: 'Beekeepers in their first or second summer',
      facts: [
        'Frames should be at least 2/3 capped',
        'Legal limit 20% water; aim for less than 18%',
        'Room at 30 °C',
        'A super has 10 frames of about 2 kg each',
        'Sieves: 400 µm, then 200 µm',
        'Rest the honey for 48 hours',
        'A colony needs 20 kg of stores for the winter',
        'Two buckets with lids',
      ],
      output: {
        title: 'How to harvest honey for the first time',
        slug: 'how-to-harvest-honey',
        meta_title: 'How to harvest honey for the first time',
        meta_description:
          'When to harvest honey, how to tell that it is ripe, and what to do between hive and jar: a calm plan for your first ' +
          'summer as a beekeeper.',
        introduction:
          'You harvest honey when the bees say so, not when the calendar does. Here is how to read the signs, and what happens ' +
          'between the frame and the jar.',
        sections: [
          {
            heading: 'Wait until it is ripe',
            body: [
              'Look at the caps first. Once two thirds of a frame are sealed with wax, most of it is ready. Then hold the frame ' +
                'flat and give it a firm shake: ripe honey stays where it is.',
              'To be sure, put a drop on a refractometer. The law allows up to 20 per cent of water. Aim for less than eighteen, ' +
                'or the honey may ferment in the jar.',
            ].join('\n\n'),
          },
          {
            heading: 'Set up a warm, dry room',
            body: [
              'Cold honey is stubborn; at thirty degrees it flows almost by itself. Close the windows, unless you want company, ' +
                'and lay out what you need:',
              '- an uncapping fork\n- the extractor\n- a coarse and a fine sieve\n- two clean buckets with lids',
            ].join('\n\n'),
          },
          {
            heading: 'Spin, sieve and be patient',
            body: [
              'Start slowly and turn the frames halfway through, so that the comb does not break. A full frame holds about two ' +
                'kilos, so ten of them make a heavy super. Let the honey run through both sieves, 400 microns first and half of that ' +
                'afterwards.',
              'Then comes the hardest part: nothing. Leave the buckets alone for two days, until the air has risen and the foam ' +
                'can be skimmed off.',
            ].join('\n\n'),
          },
          {
            heading: 'Leave enough for the bees',
            body:
              'What you take, you have to give back. A colony needs some 20 kg of stores to see it through the winter. If you are in ' +
              'doubt, leave one more frame than you meant to. You can come back in spring; your bees cannot wait that long.',
          },
        ],
        conclusion:
          'Choose a warm and windless day, ask for a second pair of hands, and write the year on the jars. Your first honey is one ' +
          'of a kind: no summer tastes quite like the next.',
      },
    },
  },
  {
    id: 't-driving-school',
    text: {
      type: 'blog_article',
      language: 'en-US',
      topic: 'What happens in a first driving lesson',
      tone: 'reassuring',
      length: 300,
      keywords: ['first driving lesson', 'learner’s permit'],
      target_audience: 'Nervous beginners, 16 and up',
      facts: [
        'The first lesson takes 90 minutes; the first 10 are for seat, mirrors and wheel',
        'Bring: learner’s permit, glasses if needed, flat shoes',
        'Rescheduling is free until 24 hours before',
        'Hands at 9 and 3',
        'Toyota Corollas with dual brakes',
        'Top speed 35 mph',
        'Following distance: 3 seconds',
        'State requirement: 6 hours behind the wheel',
      ],
      output: {
        title: 'Your First Driving Lesson, Step by Step',
        slug: 'first-driving-lesson',
        meta_title: 'Your First Driving Lesson, Step by Step',
        meta_description:
          'What happens in your first driving lesson: what to bring, where you will drive, how fast, and what your instructor does ' +
          'while you find the pedals.',
        introduction:
          'Nervous about your first driving lesson? So was everyone you see on the road. Here is how that hour and a half goes, from ' +
          'the empty lot to the first left turn.',
        sections: [
          {
            heading: 'Pack Light',
            body: [
              'If something comes up, move the lesson at no charge, as long as you tell us a full day ahead. If not, three things ' +
                'are enough:',
              '1. your learner’s permit\n2. your glasses or contacts, if you need them to drive\n3. shoes with a thin, flat sole',
            ].join('\n\n'),
          },
          {
            heading: 'Ten Minutes Without the Engine',
            body:
              'You set the seat, the mirrors and the wheel before anything moves. Picture a clock: your left hand rests at nine, ' +
              'your right hand at three. Each of our Corollas has a second brake pedal for the instructor, so nobody has to be a hero.',
          },
          {
            heading: 'Out of the Lot, Into the Street',
            body: [
              'You begin where there is nothing to hit: start, roll, brake, repeat. When that feels dull, you are ready for quiet ' +
                'streets. There you will go no faster than 35 miles per hour.',
              'One habit from that day will stay with you. When the car ahead passes a sign, count: one-one thousand, two-one ' +
                'thousand, three-one thousand. If you get to the sign before three, you are too close.',
            ].join('\n\n'),
          },
          {
            heading: 'What Comes After',
            body: [
              'Before your road test, the state wants to see six hours behind the wheel. They pass more quickly than you think. At ' +
                'the end of each lesson you get a short note that says what went well, what to practice, and what is next.',
              'Read it the evening before your next drive, in the passenger seat of a parked car if you like. It helps more than ' +
                'any video.',
            ].join('\n\n'),
          },
        ],
        conclusion:
          'Sleep well, eat something, and tell your instructor if your knees shake. Ours have heard it a thousand times, and they ' +
          'were beginners once.',
      },
    },
  },
  {
    id: 't-tree-nursery',
    text: {
      type: 'blog_article',
      language: 'en-GB',
      topic: 'Planting a bare-root apple tree',
      tone: 'practical',
      length: 310,
      keywords: ['bare-root apple tree'],
      facts: [
        'Plant from November to March, when the ground is not frozen',
        '£24 with bare roots, £45 in a pot',
        'M26 rootstock: grows to about 3 m',
        'Soak the roots for 2 hours',
        'Hole 60 cm wide and 30 cm deep',
        'Graft 10 cm above the soil',
        '20 l of water after planting (two cans)',
        'Cut the leading shoots back by a third',
        'First apples after 2–3 years',
      ],
      output: {
        title: 'How to plant a bare-root apple tree',
        slug: 'plant-bare-root-apple-tree',
        meta_title: 'How to plant a bare-root apple tree',
        meta_description:
          'How to plant a bare-root apple tree between November and March: soaking, digging, staking and the first cut, with the ' +
          'measures that matter.',
        introduction:
          'A bare-root apple tree is cheaper than one in a pot, lighter to carry and quick to settle in. All it asks for is an ' +
          'afternoon between November and March when the ground is not frozen.',
        sections: [
          {
            heading: 'Why bare roots pay',
            body:
              'At our nursery, a tree with bare roots is £24. The same variety in a pot is £45. You also see what you buy: healthy ' +
              'roots are pale inside and bend without breaking. On the rootstock M26 your tree will stop at around three metres, ' +
              'which suits most gardens.',
          },
          {
            heading: 'Give the roots a drink',
            body:
              'Put the tree in a bucket of water for two hours while you dig. The hole should be 60 cm across and half as deep. ' +
              'Loosen the bottom with a fork, and keep the good topsoil to one side.',
          },
          {
            heading: 'Plant, firm and water',
            body: [
              'Now it is quick work, and easier for two:',
              '- Drive the stake in first, so that no root gets hurt.\n- Hold the tree so that the graft, the knee low on the ' +
                'trunk, stays ten centimetres above the soil.\n- Fill in the topsoil and tread it down gently.\n- Pour on two full ' +
                'cans of water, twenty litres in all.',
              'Tie the tree to the stake with a soft band in a figure of eight. It should be able to sway, since a trunk that ' +
                'moves grows strong.',
            ].join('\n\n'),
          },
          {
            heading: 'The first cut',
            body: [
              'Take a third off the leading shoots, just above a bud that looks outwards. It feels cruel, but the tree answers ' +
                'with strong side branches. Then leave the secateurs in the shed until next winter.',
              'Keep a circle around the trunk free of grass, as wide as the hole was. Grass drinks first, and a young tree loses ' +
                'that race every time.',
            ].join('\n\n'),
          },
        ],
        conclusion:
          'With a little luck you will pick your first apples in two or three years. Write the name of the variety on a label that ' +
          'lasts: one day somebody will ask.',
      },
    },
  },
  {
    id: 't-podcast-studio',
    text: {
      type: 'blog_article',
      language: 'en-US',
      topic: 'Recording a first podcast episode',
      tone: 'encouraging',
      length: 285,
      keywords: ['podcast episode', 'room tone'],
      facts: [
        'A pilot should be 15 to 20 minutes long',
        'Microphone 4 inches from the mouth',
        '48 kHz / 24-bit',
        '30 seconds of room tone',
        'Editing takes 3 hours per hour of audio',
        'Loudness: −16 LUFS',
        'Studio with an engineer: $120 for a 2-hour slot',
      ],
      output: {
        title: 'How to record your first podcast episode',
        slug: 'record-first-podcast-episode',
        meta_title: 'How to record your first podcast episode',
        meta_description:
          'A first podcast episode needs a plan, a quiet room and some patience. How to record, edit and level your pilot, and when ' +
          'it pays to rent a studio.',
        introduction:
          'Your first podcast episode does not need much: a plan, a quiet room, and the nerve to stop after twenty minutes. This is ' +
          'how you get from the idea to the file.',
        sections: [
          {
            heading: 'Plan it on a single page',
            body: [
              'Note who will listen, what they will know at the end, and the questions that lead there. Read your notes aloud ' +
                'once. Where you stumble, cut. A quarter of an hour is plenty for a pilot, and nobody has ever complained that one ' +
                'was too short.',
              'If you have a guest, send the page the day before. People think better when they know where the talk is going.',
            ].join('\n\n'),
          },
          {
            heading: 'Get close to the microphone',
            body:
              'Stay some four inches away, about the width of your hand, and speak past the capsule rather than into it. Record at ' +
              '48 kHz and 24 bits. You can always go down later, but never up.',
          },
          {
            heading: 'Collect the sound of the room',
            body:
              'Before anyone gets up, ask for half a minute of silence. This room tone is the glue of every edit: lay it under the ' +
              'cuts, and nobody will hear that there were any.',
          },
          {
            heading: 'Cut with patience',
            body:
              'Count on three hours of editing for every hour of tape. Take out the false starts, but leave the breaths. At the end, ' +
              'bring the mix to −16 LUFS, so that your voice is as loud as everyone else’s in the feed.',
          },
          {
            heading: 'When a studio makes sense',
            body:
              'If your neighbor owns a leaf blower, rent a room. With us, two hours are $120, and an engineer sits at the desk. You ' +
              'bring the questions; we take care of the cables, the levels and the water.',
          },
        ],
        conclusion: 'Pick a date, invite a guest, press record. Episode two will be better, and that is exactly what episode one is for.',
      },
    },
  },
];

import type { CorpusText } from '../corpus-text.ts';

/** Posts without a fault, in English and German. */
export const eighthPosts: readonly CorpusText[] = [
  {
    id: 'h8-en-post-tram',
    text: {
      type: 'social_post',
      platform: 'twitter',
      language: 'en-GB',
      topic: 'Closure of tram line 4',
      tone: 'plain',
      hashtags: ['Line4'],
      link: 'https://www.castletrams.co.uk/line4',
      facts: [
        'Line 4 is closed between Castle Square and the Docks from Monday 8 to Friday 12 March for new rails',
        'Bus 40 runs instead, every 10 minutes',
        'Tram tickets are valid on the bus',
      ],
      output: {
        text:
          'New rails for Line 4: from Monday 8 March until Friday there are no trams between Castle Square and the Docks. Bus ' +
          '40 takes over, one every ten minutes, and your tram ticket is fine. https://www.castletrams.co.uk/line4\n\n' +
          '#Line4',
        hashtags: ['Line4'],
      },
    },
  },
  {
    id: 'h8-en-post-machinist',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'en-US',
      topic: 'Paid apprenticeships for machinists',
      tone: 'straight',
      hashtags: ['apprenticeship'],
      keywords: ['machinist'],
      link: 'https://doyleprecision.com/learn',
      facts: ['6 apprentices start on Monday, August 2', '$21 an hour from day one', 'No degree needed', 'Apply by Friday, May 14'],
      output: {
        text:
          'We pay you to learn. Train as a machinist from August 2, at $21 an hour, no degree needed. Six spots. Apply by ' +
          'Friday, May 14: https://doyleprecision.com/learn\n\n' +
          '#apprenticeship',
        hashtags: ['apprenticeship'],
      },
    },
  },
  {
    id: 'h8-en-post-bakery',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'en-GB',
      topic: 'Our bakery opens again after the summer break',
      tone: 'neighbourly',
      length: 70,
      facts: [
        'We reopen on Thursday 26 August',
        'Open Thursday to Sunday, 7 am to 2 pm or until we sell out',
        'New: a rye and honey loaf for £4.20',
      ],
      output: {
        text:
          'The oven is back on, and so are we. From Thursday 26 August you can smell it all the way down to the church ' +
          'again.\n\n' +
          'We open at seven, Thursdays to Sundays, and close at two, or when the last loaf has gone. Something new is waiting ' +
          'on the shelf: rye with a spoonful of honey, £4.20.\n\n' +
          'What did you miss most? Tell us, and we will bake it first.',
        hashtags: [],
      },
    },
  },
  {
    id: 'h8-en-post-bookshop',
    text: {
      type: 'social_post',
      platform: 'threads',
      language: 'en-US',
      topic: 'Rainy-day reading at our bookshop',
      tone: 'casual',
      output: {
        text:
          'Rain is just the sky telling you to finish the book on your nightstand. If you already have, come by. We have a ' +
          'couch, a cat who sits on customers, and opinions about mysteries. What is the last book that kept you up too late?',
        hashtags: [],
      },
    },
  },
  {
    id: 'h8-en-post-museum',
    text: {
      type: 'social_post',
      platform: 'bluesky',
      language: 'en-GB',
      topic: 'Late opening at the museum of glass',
      tone: 'dry',
      hashtags: [],
      link: 'https://glassmuseum.org.uk/late',
      target_audience: 'Adults without children in tow',
      facts: [
        'Thursday 11 November, 18:30 to 22:00',
        'Tickets £7.50, students free',
        'The last furnace demonstration is at 21:15',
        '1,800 paperweights',
      ],
      output: {
        text:
          'Adults may look at our 1,800 paperweights in peace on Thursday 11 November, from half past six till ten. Last ' +
          'chance to watch the furnace: quarter past nine. £7.50, or nothing at all if you’re a student.\n\n' +
          'https://glassmuseum.org.uk/late',
        hashtags: [],
      },
    },
  },
  {
    id: 'h8-en-post-drill',
    text: {
      type: 'social_post',
      platform: 'youtube',
      language: 'en-US',
      topic: 'Video: drilling into brick without cracking it',
      tone: 'helpful',
      length: 115,
      keywords: ['masonry anchors'],
      link: 'https://www.hobartool.com/brick',
      facts: [
        'The video is 9 minutes long',
        'We use a 1/4-inch carbide bit and 2 1/2-inch screws',
        'Keep 4 inches from the edge of the wall',
        'The Hobart HD-20 hammer drill has 20 volts and costs $129',
      ],
      output: {
        text:
          'Drill into brick without cracking it, and set masonry anchors that hold for years. In nine minutes we show you ' +
          'every step on a real garden wall.\n\n' +
          'What you will see:\n• why a carbide bit beats the one in your drawer\n• how to mark the hole and stay four inches ' +
          'from the edge\n• how to clear the dust, which most people forget\n• how tight is tight enough\n\n' +
          'Tools we use: a 1/4-inch carbide bit, screws of 2 1/2 inches, a small brush, and our 20-volt hammer drill, the ' +
          'Hobart HD-20 ($129).\n\n' +
          'Plans and a shopping list: https://www.hobartool.com/brick\n\n' +
          'Which wall are you fighting with? Tell us below, and we may drill into it next.',
        hashtags: [],
      },
    },
  },
  {
    id: 'h8-de-post-cafe',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'de',
      topic: 'Sonntagsfrühstück im Café Linde',
      tone: 'locker',
      formality: 'informal',
      hashtags: ['cafelinde'],
      facts: ['Frühstück sonntags von 9 bis 13 Uhr', 'Zimtschnecken, solange der Vorrat reicht'],
      output: {
        text: 'Sonntag heißt Zimtschnecke ☕ Frühstück gibt es von neun bis eins. Wen bringst du mit?\n\n#cafelinde',
        hashtags: ['cafelinde'],
      },
    },
  },
  {
    id: 'h8-de-post-bibliothek',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      language: 'de',
      topic: 'Bibliothek der Dinge',
      tone: 'sachlich',
      formality: 'informal',
      link: 'https://stadtbibliothek-jena.de/dinge',
      keywords: ['Bibliothek der Dinge'],
      facts: [
        'Ab 3. Mai',
        'Eine Bohrmaschine läuft in ihrem ganzen Leben im Schnitt 12 Minuten',
        '140 Gegenstände, etwa Bohrmaschine, Beamer und Nähmaschine',
        'Leihfrist zwei Wochen, kostenlos mit Bibliotheksausweis',
        'Ausweis: 18 € im Jahr, ermäßigt 9 €',
      ],
      output: {
        text:
          'Warum eine Bohrmaschine kaufen, die zwölf Minuten ihres Lebens läuft? Ab dem 3. Mai leihst du sie bei uns, dazu ' +
          'Beamer, Nähmaschine und vieles mehr: 140 Gegenstände stehen in der neuen Bibliothek der Dinge. Du behältst sie bis ' +
          'zu 14 Tage, und mit Ausweis kostet es nichts.\n\n' +
          'https://stadtbibliothek-jena.de/dinge\n\n' +
          '#Jena #LeihenStattKaufen',
        hashtags: ['Jena', 'LeihenStattKaufen'],
      },
    },
  },
  {
    id: 'h8-de-post-garten',
    text: {
      type: 'social_post',
      platform: 'pinterest',
      language: 'de',
      topic: 'Kräuterbeet auf dem Balkon',
      tone: 'anschaulich',
      formality: 'informal',
      length: 50,
      keywords: ['Kräuter auf dem Balkon'],
      link: 'https://www.gartenmarkt-wolter.de/kraeuter',
      facts: ['Kasten 80 cm lang', 'Kräuter im Topf ab 2,49 €', 'Rosmarin, Thymian und Salbei brauchen 6 Stunden Sonne'],
      output: {
        text:
          'Kräuter auf dem Balkon brauchen wenig: einen Kasten von 80 Zentimetern, lockere Erde und Sonne. Setz Rosmarin, ' +
          'Thymian und Salbei zusammen, denn alle drei mögen es trocken und sechs Stunden hell. Minze bekommt ihren eigenen ' +
          'Topf, sonst wächst sie allen davon. Töpfe ab 2,49 €: https://www.gartenmarkt-wolter.de/kraeuter',
        hashtags: [],
      },
    },
  },
  {
    id: 'h8-de-post-dachdecker',
    text: {
      type: 'social_post',
      platform: 'tiktok',
      language: 'de',
      topic: 'Ausbildung zum Dachdecker',
      tone: 'frech',
      formality: 'informal',
      hashtags: ['dachdecker', 'ausbildung2027'],
      facts: ['1.060 € im ersten Lehrjahr', 'Ausbildungsbeginn 1. August 2027', 'Zwei freie Plätze'],
      output: {
        text:
          'Büro mit Aussicht gesucht? Bei uns ist es das Dach. 1.060 Euro schon im ersten Lehrjahr, los geht es am 1. August. ' +
          'Zwei Plätze haben wir noch. Schreib uns einfach 👇\n\n' +
          '#dachdecker #ausbildung2027',
        hashtags: ['dachdecker', 'ausbildung2027'],
      },
    },
  },
];

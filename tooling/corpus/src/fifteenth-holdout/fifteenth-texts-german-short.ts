import type { CorpusText } from '../corpus-text.ts';

export const cleanGermanShort: readonly CorpusText[] = [
  {
    id: 'de-email-optiker',
    text: {
      type: 'email',
      language: 'de-AT',
      topic: 'Sehtest im Jänner, Optik Wallner in Graz',
      keywords: ['Sehtest'],
      facts: [
        'Sehtest dauert 25 Minuten und kostet statt 39 € im Jänner nichts',
        'Zweite Brille minus 40 %',
        'Mo–Fr 9–18 Uhr, Sa 9–12 Uhr',
        'Sporgasse 14',
      ],
      output: {
        subject: 'Sehtest im Jänner: 25 Minuten, null Euro',
        preheader: 'Und auf die zweite Brille vierzig Prozent weniger',
        body: 'Guten Tag,\n\nwann haben Sie zuletzt in die Ferne geschaut und jedes Blatt gesehen? Im Jänner kostet der Sehtest bei uns nichts. Sie sparen sich 39 Euro und brauchen nur 25 Minuten Zeit.\n\nWird es eine neue Brille, gibt es auf die zweite 40 Prozent Nachlass.\n\nWir sind von Montag bis Freitag von 9 bis 18 Uhr da, samstags bis Mittag, in der Sporgasse 14.\n\nIhre Optik Wallner',
        call_to_action: 'Termin aussuchen',
      },
    },
  },
  {
    id: 'de-ig-konditorei',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'de',
      topic: 'Zwetschgendatschi, nur im September',
      keywords: ['Zwetschgendatschi'],
      hashtags: ['Konditorei', 'Augsburg'],
      facts: ['Stück 3,80 €', 'täglich ab 11 Uhr'],
      output: {
        text: 'Zwetschgendatschi ist da 🍂\nJeden Tag ab elf, das Stück 3,80 €, und nur im September.\n\n#Konditorei #Augsburg',
        hashtags: ['Konditorei', 'Augsburg'],
      },
    },
  },
  {
    id: 'de-fb-feuerwehr',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'de',
      topic: 'Freiwillige Feuerwehr Moorende sucht Nachwuchs',
      keywords: ['Feuerwehr'],
      hashtags: [],
      facts: [
        'Übung jeden 1. und 3. Montag im Monat, 19 Uhr',
        'ab 16 Jahren',
        'im letzten Jahr 87 Einsätze, davon 12 bei Nacht',
        'Notruf 112',
      ],
      output: {
        text: '87-mal sind wir im letzten Jahr ausgerückt, zwölfmal davon mitten in der Nacht. Wer ruft schon gern die 112 und wartet dann?\n\nDamit das so bleibt, sucht die Feuerwehr Moorende Leute ab 16. Vorkenntnisse braucht ihr keine. Kommt einfach zur Übung: jeden ersten und dritten Montag im Monat um 19 Uhr am Gerätehaus.\n\nWen würdet ihr mitbringen?',
        hashtags: [],
      },
    },
  },
  {
    id: 'de-bsky-verlag',
    text: {
      type: 'social_post',
      platform: 'bluesky',
      language: 'de',
      topic: 'Neuer Roman „Neunzehn Stufen“ von Ida Kroll',
      keywords: ['Neunzehn Stufen'],
      hashtags: [],
      link: 'https://verlag-am-deich.example/stufen',
      facts: [
        '336 Seiten, 24 €',
        'erscheint am 14.09.2027',
        'Ida Kroll: „Ich habe das Haus gezeichnet, bevor ich den ersten Satz schrieb.“',
      ],
      output: {
        text: '„Ich habe das Haus gezeichnet, bevor ich den ersten Satz schrieb“, sagt Ida Kroll. Am 14. September kann man in dieses Haus hinein: „Neunzehn Stufen“, 336 Seiten, 24 Euro.\n\nhttps://verlag-am-deich.example/stufen',
        hashtags: [],
      },
    },
  },
  {
    id: 'de-yt-holz',
    text: {
      type: 'social_post',
      platform: 'youtube',
      language: 'de',
      topic: 'Video: Holzboden ölen in fünf Schritten',
      keywords: ['Holzboden ölen'],
      hashtags: ['Holzboden'],
      link: 'https://dielenwerk.example/oel',
      facts: [
        '1 Liter Öl reicht für 24 m²',
        'Trocknen 12 Stunden, voll belastbar nach 7 Tagen',
        'Hartöl im 2,5-Liter-Eimer 89,00 €',
        'Schleifen mit Körnung 120',
      ],
      output: {
        text: 'Holzboden ölen, ohne dass es Flecken gibt: Im Video machen wir es von der ersten bis zur letzten Diele vor.\n\nDie Schritte:\n1. Schleifen mit 120er-Papier\n2. Saugen, und dann noch einmal saugen\n3. Öl dünn auftragen\n4. Nach einer Viertelstunde den Rest abnehmen\n5. Zwölf Stunden trocknen lassen\n\nMit einem Liter kommt ihr 24 Quadratmeter weit. Nach einer Woche darf der Tisch wieder drauf.\n\nDas Hartöl aus dem Video (2,5 l, 89 €): https://dielenwerk.example/oel\n\n#Holzboden',
        hashtags: ['Holzboden'],
      },
      instructions: 'Den Rest nach 15 Minuten abnehmen.',
    },
  },
  {
    id: 'de-ad-umzug',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'de',
      topic: 'Umzüge in Leipzig zum Festpreis',
      product: 'Umzug mit Festpreis',
      unique_selling_proposition: 'Festpreis nach einer Besichtigung per Video',
      keywords: ['Umzug Leipzig'],
      variants: 1,
      facts: ['Angebot innerhalb von 24 Stunden', '40 Kartons gratis', 'Versichert bis 100.000 €', 'Seit 1994'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Umzug Leipzig zum Festpreis', '40 Kartons gratis dazu', 'Besichtigung per Video', 'Umzugsfirma seit 1994'],
            descriptions: [
              'Wir sehen uns die Wohnung per Video an. Binnen eines Tages haben Sie den Festpreis.',
              'Versichert bis 100.000 Euro, die Kartons sind dabei. Jetzt Angebot anfordern.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'de-ad-schweissen',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      language: 'de',
      topic: 'Leihroboter zum Schweißen für kleine Serien',
      product: 'Schweißroboter zur Miete',
      unique_selling_proposition: 'Am ersten Tag in Betrieb, ohne Programmierer',
      keywords: ['Schweißroboter'],
      variants: 2,
      facts: ['ab 1.450 € im Monat', 'Mindestmietdauer 3 Monate', 'Einweisung in 4 Stunden', 'Serien ab 20 Stück'],
      output: {
        variants: [
          {
            primary_text:
              'Zwanzig Teile, und keiner will sie schweißen? Unser Schweißroboter lernt die Naht am ersten Tag, ganz ohne Programmierer.',
            headlines: ['Schweißroboter mieten, ab 1.450 Euro im Monat'],
            descriptions: ['Mindestens ein Vierteljahr, danach monatlich entscheiden.'],
          },
          {
            primary_text:
              'Kleine Serien rechnen sich, wenn die Einweisung nur einen halben Arbeitstag kostet. Der Schweißroboter kommt zur Miete.',
            headlines: ['Nach vier Stunden schweißt er allein'],
            descriptions: ['Für Serien ab 20 Stück. Wir bringen ihn und weisen Ihr Team ein.'],
          },
        ],
      },
    },
  },
];

import type { CorpusText } from '../corpus-text.ts';

export const germanTexts: readonly CorpusText[] = [
  {
    id: 'ninth-fahrrad',
    text: {
      type: 'blog_article',
      topic: 'Fahrrad für den Winter vorbereiten',
      language: 'de',
      formality: 'informal',
      tone: 'locker',
      length: 300,
      keywords: ['Fahrrad', 'winterfest'],
      link: 'https://radstube.example/termin',
      facts: [
        'Wintercheck: 49 €, dauert 45 Minuten, man kann darauf warten',
        'Termine vom 2. bis 28. November',
        'Im Winter etwa 0,5 bar weniger Reifendruck',
        'Kette alle 200 km ölen',
      ],
      output: {
        title: 'Fahrrad winterfest machen: So kommst du gut durch den Frost',
        slug: 'fahrrad-winterfest-machen',
        meta_title: 'Fahrrad winterfest machen: Tipps aus der Werkstatt',
        meta_description:
          'Mit etwas Pflege bleibt dein Fahrrad auch bei Salz und Matsch zuverlässig. Unsere Werkstatt zeigt, worauf es bei ' +
          'Reifen, Kette und Licht ankommt.',
        introduction:
          'Salz auf der Straße, Matsch in der Kette, Dunkelheit schon am Nachmittag: Der Winter meint es nicht gut mit deinem ' +
          'Fahrrad. Zum Glück braucht es keinen Keller voller Werkzeug, um es winterfest zu machen. Ein Lappen, etwas Öl und ' +
          'ein ruhiger Abend reichen für den Anfang.',
        sections: [
          {
            heading: 'Reifen: lieber etwas weicher',
            body:
              'Auf glattem Untergrund zählt jeder Zentimeter Gummi. Lass deshalb etwas Luft ab: Rund ein halbes Bar weniger ' +
              'als im Sommer, und der Reifen liegt satter auf. Prüf bei der Gelegenheit auch das Profil. Wenn du im Mantel ' +
              'Risse siehst oder kleine Steine darin stecken, ist ein neuer fällig. Wer jeden Tag fährt, auch bei Eis, ist ' +
              'mit Spikes gut beraten.',
          },
          {
            heading: 'Kette: öfter, aber sparsam',
            body:
              'Streusalz setzt der Kette zu wie Zucker den Zähnen. Alle 200 Kilometer ist deshalb frisches Öl dran. So geht ' +
              'es:\n\n' +
              '1. Wisch die Kette mit einem trockenen Lappen ab.\n' +
              '2. Gib auf jedes Glied einen Tropfen Öl und dreh die Kurbel ein paarmal rückwärts.\n' +
              '3. Warte kurz und nimm ab, was übersteht.\n\n' +
              'Mehr hilft hier nicht mehr, im Gegenteil: Überschüssiges Öl zieht den Schmutz erst an.',
          },
          {
            heading: 'Licht: sehen und gesehen werden',
            body:
              'Viele fahren jetzt im Dunkeln zur Arbeit und im Dunkeln wieder heim. Reinige Scheinwerfer und Reflektoren, ' +
              'prüf die Kabel und lade Akkuleuchten nicht erst auf den letzten Drücker. Kälte macht Akkus müde, also nimm sie ' +
              'nachts mit in die Wohnung.',
          },
          {
            heading: 'Wenn du es lieber machen lässt',
            body:
              'Vom 2. bis zum 28. November bieten wir den Wintercheck an. In einer Dreiviertelstunde sehen wir uns Bremsen, ' +
              'Licht, Reifen und Antrieb an und stellen nach, was nachzustellen ist. Das kostet 49 Euro. Du kannst darauf ' +
              'warten, und der Kaffee geht auf uns.',
          },
        ],
        conclusion:
          'Such dir einen trockenen Samstag aus, dreh das Radio auf und fang mit der Kette an. Und wenn dir dabei etwas ' +
          'seltsam vorkommt, [buch dir einen Termin](https://radstube.example/termin) in unserer Werkstatt.',
      },
    },
  },
  {
    id: 'ninth-ruecken',
    text: {
      type: 'blog_article',
      topic: 'Bewegung bei Rückenschmerzen',
      language: 'de-DE',
      formality: 'formal',
      length: 250,
      keywords: ['Rückenschmerzen'],
      target_audience: 'Menschen, die viel sitzen',
      instructions: 'Auf Grundlage des Textes, ohne Heilversprechen',
      source_text:
        'Seit 2011 behandelt das Team um Dr. Katrin Ahlers am Rosenplatz Patienten mit Rückenschmerzen. Im Jahr 2025 waren es ' +
        '3.100. Bei rund zwei Dritteln gab es keinen Befund, der eine Operation nötig machte. Der Rückenkurs dauert acht ' +
        'Wochen, jeweils dienstags um 18.30 Uhr, und kostet 140 Euro, die von den meisten Krankenkassen bei regelmäßiger ' +
        'Teilnahme zu 80 Prozent erstattet werden.',
      output: {
        title: 'Rückenschmerzen: Warum Bewegung meist mehr hilft als Schonung',
        slug: 'rueckenschmerzen-bewegung-statt-schonung',
        meta_title: 'Rückenschmerzen: Bewegung statt Schonung',
        meta_description:
          'Rückenschmerzen haben viele Ursachen, und die wenigsten gehören in den OP. Was unsere Praxis rät und wie der Kurs ' +
          'am Rosenplatz abläuft.',
        introduction:
          'Wer Rückenschmerzen hat, legt sich gern hin. Das ist verständlich, aber selten klug. Die Muskeln, die den Rücken ' +
          'halten, werden im Liegen nicht kräftiger, und die Angst vor der nächsten falschen Bewegung wächst mit jedem Tag ' +
          'auf dem Sofa.',
        sections: [
          {
            heading: 'Die wenigsten müssen operiert werden',
            body:
              'Im Jahr 2025 kamen über 3.000 Menschen mit Rückenschmerzen zu uns. Bei etwa zwei von dreien fand das Team um ' +
              'Dr. Katrin Ahlers keinen Befund, der eine Operation nötig gemacht hätte. Für sie war die gute Nachricht ' +
              'zugleich die unbequeme: Sie konnten selbst etwas tun, und zwar jeden Tag.',
          },
          {
            heading: 'Drei Gewohnheiten, die den Rücken entlasten',
            body:
              '- **Aufstehen, bevor es zieht.** Wer beim Telefonieren ein paar Schritte geht, sitzt danach besser.\n' +
              '- **Nah am Körper tragen.** Der Wasserkasten wird am ausgestreckten Arm mit jedem Schritt schwerer.\n' +
              '- **Regelmäßig statt heldenhaft.** Ein kurzer Spaziergang am Abend bringt mehr als ein Gewaltmarsch am Sonntag.',
          },
          {
            heading: 'So läuft unser Rückenkurs ab',
            body:
              'Der Kurs geht über acht Wochen. Wir treffen uns dienstags um halb sieben in kleiner Runde, üben gemeinsam und ' +
              'besprechen, was zu Hause funktioniert hat. Die Teilnahme kostet 140 Euro. Davon übernehmen die meisten ' +
              'Krankenkassen vier Fünftel, wenn Sie regelmäßig dabei waren.',
          },
          {
            heading: 'Wann Sie zum Arzt sollten',
            body:
              'Taubheit in den Beinen, Fieber oder Schmerzen nach einem Sturz gehören sofort in ärztliche Hände. Warten Sie ' +
              'in diesen Fällen nicht ab, sondern lassen Sie sich untersuchen.',
          },
        ],
        conclusion:
          'Alles andere darf in Bewegung kommen. Fangen Sie klein an: heute Abend einmal um den Block, morgen wieder. Und ' +
          'wenn Sie dabei lieber Gesellschaft hätten, kommen Sie an einem Dienstag bei uns am Rosenplatz vorbei.',
      },
    },
  },
  {
    id: 'ninth-loden',
    text: {
      type: 'social_post',
      platform: 'instagram',
      topic: 'New loden coats have arrived in our shop',
      language: 'de',
      formality: 'informal',
      hashtags: ['Loden', 'Wintermantel', 'SlowFashion'],
      output: {
        text: 'Draußen Sturm, drinnen du. Unsere neuen Lodenmäntel sind da. 🧥\n\n#Loden #Wintermantel #SlowFashion',
        hashtags: ['Loden', 'Wintermantel', 'SlowFashion'],
      },
    },
  },
  {
    id: 'ninth-repaircafe',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      topic: 'Repair café in the city library',
      language: 'de',
      hashtags: ['RepairCafe', 'Nachhaltigkeit'],
      link: 'https://stadtbibliothek.example/repair',
      facts: [
        'Saturday 21 November 2026, 10 am to 2 pm',
        'Free of charge; spare parts are paid for by visitors',
        'Eight volunteers repair lamps, toasters and clothes',
      ],
      output: {
        text:
          'Der Toaster streikt, die Lampe flackert? Am Samstag, dem 21. November, kümmern sich acht Ehrenamtliche in der ' +
          'Stadtbibliothek darum, von 10 bis 14 Uhr. Auch an Hosen mit Loch haben sie gedacht. Die Hilfe kostet nichts, nur ' +
          'Ersatzteile zahlt ihr selbst. Mehr dazu: https://stadtbibliothek.example/repair\n\n' +
          '#RepairCafe #Nachhaltigkeit',
        hashtags: ['RepairCafe', 'Nachhaltigkeit'],
      },
    },
  },
  {
    id: 'ninth-stollen',
    text: {
      type: 'social_post',
      platform: 'facebook',
      topic: 'Christstollen vorbestellen',
      language: 'de',
      tone: 'herzlich',
      hashtags: [],
      facts: [
        'Dresdner Stollen, 750 g, 16,90 €',
        'Vorbestellung bis 5. Dezember, am Tresen oder telefonisch',
        'Abholung ab 8. Dezember in beiden Filialen',
        'Rezept von Oma Hilde',
      ],
      output: {
        text:
          'Es duftet wieder nach Butter, Mandeln und Rum: In unserer Backstube ruhen die ersten Dresdner Stollen, gebacken ' +
          'wie bei Oma Hilde. 750 Gramm für 16,90 €.\n\n' +
          'Wer sichergehen möchte, bestellt bis zum 5. Dezember vor, am Tresen oder per Telefon. Ab dem 8. liegen sie in ' +
          'unseren beiden Filialen bereit.\n\n' +
          'Und jetzt mal ehrlich: Rosinen, ja oder nein?',
        hashtags: [],
      },
    },
  },
];

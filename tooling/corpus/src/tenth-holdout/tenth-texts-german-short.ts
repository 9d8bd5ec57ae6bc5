import type { CorpusText } from '../corpus-text.ts';

export const germanShort: readonly CorpusText[] = [
  {
    id: 'tenth-de-abwasser',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'de',
      topic: 'Ausbildung in der Kläranlage',
      length: 31,
      hashtags: ['Ausbildung'],
      facts: ['Start am 1. September', 'Dauer: drei Jahre', 'Bewerbung bis 31. März'],
      link: 'https://www.abwasser-ilm.example/lernen',
      output: {
        text:
          'Wer dafür sorgt, dass ein Fluss sauber bleibt, steht selten im Rampenlicht. Bei uns lernt man es in drei ' +
          'Jahren, ab dem 1. September. Bewerben bis 31. März: https://www.abwasser-ilm.example/lernen #Ausbildung',
        hashtags: ['Ausbildung'],
      },
    },
  },
  {
    id: 'tenth-de-huete',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'de-AT',
      topic: 'Ein Hut entsteht in der Werkstatt',
      tone: 'locker',
      output: {
        text: 'Filz, Dampf, zwei Hände: mehr braucht ein Hut nicht. Welche Farbe soll der nächste haben? #Hutmacherin #Handwerk',
        hashtags: ['Hutmacherin', 'Handwerk'],
      },
    },
  },
  {
    id: 'tenth-de-buergerbus',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'de',
      topic: 'Zweite Linie des Bürgerbusses nach Sankt Andreas',
      length: 64,
      formality: 'informal',
      facts: [
        'Ab 3. Februar, Montag bis Freitag, viermal am Tag',
        'Fahrpreis 2 €',
        'Ehrenamtliche gesucht, Führerschein Klasse B genügt',
        'Telefon 05521 4470',
      ],
      output: {
        text:
          'Der Bürgerbus bekommt eine zweite Linie: Ab dem 3. Februar fährt er auch hinauf nach Sankt Andreas, montags bis ' +
          'freitags viermal am Tag. Eine Fahrt kostet 2 €.\n\nDamit er rollt, suchen wir Leute, die gern am Steuer sitzen ' +
          'und einen Schwatz nicht scheuen. Der normale Führerschein (Klasse B) genügt. Interesse? Ein Anruf unter 05521 ' +
          '4470 reicht, oder ihr sprecht uns einfach beim Einsteigen an.',
        hashtags: [],
      },
    },
  },
  {
    id: 'tenth-de-sternwarte',
    text: {
      type: 'social_post',
      platform: 'threads',
      language: 'de',
      topic: 'Öffentliche Abende der Sternwarte',
      facts: ['Führung jeden Freitag ab 20 Uhr bei klarem Himmel', 'Eintritt frei'],
      output: {
        text:
          'Saturn sieht durchs Teleskop genauso aus wie auf der Kinderbettwäsche. Man hält es trotzdem jedes Mal für einen ' +
          'Trick. Wer selbst nachsehen will: freitags ab 20 Uhr, wenn keine Wolken da sind, bei freiem Eintritt. Was ' +
          'wolltet ihr schon immer mal aus der Nähe sehen? #Sternwarte',
        hashtags: ['Sternwarte'],
      },
    },
  },
  {
    id: 'tenth-de-fahrpraxis',
    text: {
      type: 'social_post',
      platform: 'twitter',
      language: 'de',
      topic: 'Notdienst der Tierärzte über Weihnachten',
      hashtags: [],
      facts: ['Notdienst vom 24. bis 26. Dezember, 8 bis 20 Uhr', 'Für Rinder, Pferde und Schafe'],
      link: 'https://www.fahrpraxis-nordheide.example/dienst',
      output: {
        text:
          'Die Kuh kalbt, auch wenn der Baum schon steht. Vom 24. bis zum 26. Dezember sind wir zwischen 8 und 20 Uhr für ' +
          'Rinder, Pferde und Schafe unterwegs. Wer gerade Dienst hat, steht hier: ' +
          'https://www.fahrpraxis-nordheide.example/dienst',
        hashtags: [],
      },
    },
  },
  {
    id: 'tenth-de-bautrocknung',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'de',
      topic: 'Bautrocknung nach einem Wasserschaden',
      product: 'Bautrocknung',
      unique_selling_proposition: 'Die Trockner stehen noch am selben Tag bei Ihnen',
      variants: 1,
      keywords: ['Bautrocknung'],
      facts: [
        'Einsatz rund um die Uhr',
        'Abrechnung direkt mit der Versicherung',
        'Umkreis von 60 km um Kassel',
        'Trockner ab 9,50 € am Tag',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Bautrocknung in Kassel',
              'Trockner noch heute im Haus',
              'Rund um die Uhr im Einsatz',
              'Ab 9,50 € am Tag mieten',
              'Hilfe bei Wasserschaden',
              'Versicherung? Regeln wir',
              'Bautrocknung jetzt anfragen',
              'Feuchte Wand? Wir kommen',
            ],
            descriptions: [
              'Bautrocknung im Umkreis von 60 km um Kassel. Die Geräte stehen am selben Tag bei Ihnen.',
              'Wir rechnen direkt mit Ihrer Versicherung ab. Sie räumen auf, wir trocknen.',
              'Nasser Keller, nasser Estrich? Fragen Sie jetzt an, auch nachts und am Sonntag.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'tenth-de-ziegen',
    text: {
      type: 'ad_copy',
      platform: 'instagram',
      language: 'de',
      topic: 'Patenschaft für eine Milchziege',
      product: 'Ziegen-Patenschaft',
      unique_selling_proposition: 'Paten bekommen zweimal im Jahr Käse von ihrer Ziege',
      variants: 2,
      facts: [
        '96 € im Jahr',
        'Käsepakete im Juni und im Oktober',
        'Paten dürfen ihre Ziege besuchen',
        'Die Ziegen heißen Frieda, Rosl und Kathi',
      ],
      output: {
        variants: [
          {
            primary_text: 'Frieda meckert, und Sie bekommen Käse: zweimal im Jahr ein Paket von Ihrer eigenen Ziege.',
            headlines: ['Eine Ziege, die für Sie meckert', 'Pate werden für 96 € im Jahr'],
            descriptions: ['Mit Besuch auf dem Hof'],
          },
          {
            primary_text: 'Blumen welken. Eine Patenschaft bringt im Juni und im Oktober Käse ins Haus, direkt vom Hof.',
            headlines: ['Käse statt Krawatte', 'Schenken Sie eine Patenschaft'],
            descriptions: ['Frieda, Rosl oder Kathi?'],
          },
        ],
      },
    },
  },
  {
    id: 'tenth-de-lastenrad',
    text: {
      type: 'ad_copy',
      platform: 'twitter',
      language: 'de',
      topic: 'Lastenräder für den Umzug',
      product: 'Lastenrad-Verleih',
      unique_selling_proposition: 'Umziehen ohne Führerschein',
      variants: 2,
      facts: ['18 € für 4 Stunden', 'Trägt bis 180 kg', '11 Stationen in Freiburg'],
      output: {
        variants: [
          {
            primary_text:
              'Eine Waschmaschine, ein paar Zimmerpflanzen und kein Transporter frei? Unsere Lastenräder tragen bis zu 180 ' +
              'kg, und einen Führerschein braucht dafür niemand.',
            headlines: ['Umziehen mit dem Lastenrad'],
            descriptions: [],
          },
          {
            primary_text:
              'Vier Stunden Lastenrad für 18 €: Das reicht für den Schrank, den Sessel und ein Eis zwischendurch. ' +
              'Abzuholen an elf Stationen in Freiburg.',
            headlines: ['Station in der Nähe finden'],
            descriptions: [],
          },
        ],
      },
    },
  },
];

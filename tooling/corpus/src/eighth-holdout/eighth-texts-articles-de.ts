import type { CorpusText } from '../corpus-text.ts';

/** Articles without a fault, in German. */
export const eighthArticlesInGerman: readonly CorpusText[] = [
  {
    id: 'h8-de-blog-waermepumpe',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Wärmepumpe im Altbau: geht das?',
      tone: 'sachlich',
      formality: 'formal',
      keywords: ['Wärmepumpe im Altbau', 'Vorlauftemperatur'],
      target_audience: 'Eigentümer von Häusern aus den 1960er- und 1970er-Jahren',
      length: 260,
      link: 'https://www.energiewerkstatt-fulda.de/altbau',
      facts: [
        'Bis 55 °C Vorlauftemperatur arbeitet eine Wärmepumpe sparsam',
        'Die Beratung vor Ort dauert 90 Minuten und kostet 149 €; wer danach einen Auftrag erteilt, bekommt sie angerechnet',
        'Der Staat fördert den Tausch mit bis zu 70 % der Kosten',
        'Energieberaterin Maren Tiedke: „Oft reichen drei neue Heizkörper.“',
        'Der Antrag muss vor Beginn der Arbeiten gestellt werden',
        'Seit 2011 hat die Energiewerkstatt 640 Häuser umgestellt',
      ],
      output: {
        title: 'Wärmepumpe im Altbau: So finden Sie heraus, ob sie passt',
        slug: 'waermepumpe-im-altbau',
        meta_title: 'Wärmepumpe im Altbau: ein Test für zu Hause',
        meta_description:
          'Ob eine Wärmepumpe im Altbau sparsam läuft, entscheidet die Vorlauftemperatur. Ein einfacher Test zeigt, wie es um ' +
          'Ihr Haus steht.',
        introduction:
          'Eine Wärmepumpe im Altbau lohnt sich öfter, als viele denken. Eine Fußbodenheizung braucht es dafür nicht. ' +
          'Entscheidend ist, wie warm das Wasser in Ihren Heizkörpern werden muss.',
        sections: [
          {
            heading: 'Die Vorlauftemperatur entscheidet',
            body:
              'So heißt die Temperatur, mit der das Wasser vom Kessel in die Heizkörper fließt. Liegt sie bei höchstens 55 ' +
              'Grad, arbeitet eine Wärmepumpe sparsam.\n\n' +
              'Machen Sie an einem kalten Tag den Test: Stellen Sie den Kessel auf 55 °C und drehen Sie alle Ventile auf. Wird ' +
              'es überall warm, ist Ihr Haus bereit.',
          },
          {
            heading: 'Wenn ein Zimmer kalt bleibt',
            body:
              'Dann ist noch nichts verloren. Meist ist nur ein Heizkörper zu klein. „Oft reichen drei neue Heizkörper“, sagt ' +
              'unsere Energieberaterin Maren Tiedke. Auch eine gedämmte Kellerdecke hilft, denn sie hält die Wärme dort, wo ' +
              'Sie wohnen.',
          },
          {
            heading: 'Erst der Antrag, dann die Arbeiten',
            body:
              'Bis zu 70 Prozent der Kosten übernimmt der Staat. Wichtig ist die Reihenfolge: Sie stellen den Antrag, bevor ' +
              'die Arbeiten beginnen. Wer zu früh loslegt, geht leer aus. Wir füllen die Formulare mit Ihnen zusammen aus.',
          },
          {
            heading: 'So läuft die Beratung ab',
            body:
              'Wir kommen zu Ihnen, messen nach und rechnen vor, was sich lohnt. Das dauert anderthalb Stunden und kostet 149 ' +
              'Euro. Erteilen Sie uns danach den Auftrag, rechnen wir den Betrag an.\n\n' +
              'Über 600 Häuser haben wir seit 2011 umgestellt. Manchmal raten wir auch ab: Ein guter Kessel darf ruhig noch ' +
              'ein paar Winter laufen.',
          },
        ],
        conclusion:
          'Machen Sie den Test am nächsten frostigen Tag und notieren Sie, welche Zimmer kühl bleiben. Mit diesem Zettel ' +
          '[vereinbaren Sie einen Termin](https://www.energiewerkstatt-fulda.de/altbau), und wir sehen uns Ihr Haus gemeinsam ' +
          'an.',
      },
    },
  },
  {
    id: 'h8-de-blog-pflege',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Quereinstieg in die Pflege am Klinikum Ahrweiler',
      tone: 'nahbar',
      formality: 'informal',
      keywords: ['Quereinstieg in die Pflege'],
      target_audience: 'Menschen um die 40, die den Beruf wechseln wollen',
      length: 240,
      facts: [
        'Die Ausbildung zur Pflegeassistenz dauert ein Jahr und beginnt am 1. April und am 1. Oktober',
        'Im Kurs bekommst du 1.340 € brutto im Monat, danach 2.890 €',
        '38,5 Stunden in der Woche, 30 Tage Urlaub',
        'Voraussetzung: Hauptschulabschluss und zwei Tage Probearbeit',
        'Zitat von Sandra Köhler, früher Floristin: „Ich gehe abends müde nach Hause, aber nie mit leeren Händen.“',
        'Bewerbung an karriere@klinikum-ahrweiler.de',
      ],
      output: {
        title: 'Quereinstieg in die Pflege: neu anfangen mit 40',
        slug: 'quereinstieg-in-die-pflege',
        meta_title: 'Quereinstieg in die Pflege: So fängst du an',
        meta_description:
          'Ein Jahr Ausbildung, ein fester Lohn und ein Team, das dich braucht: So gelingt dir der Quereinstieg in die Pflege ' +
          'am Klinikum Ahrweiler.',
        introduction:
          'Du stehst mitten im Berufsleben und fragst dich, ob da noch etwas kommt? Der Quereinstieg in die Pflege geht ' +
          'schneller, als du vielleicht glaubst. Nach zwölf Monaten hast du einen Abschluss in der Tasche.',
        sections: [
          {
            heading: 'Was du mitbringst',
            body:
              'Ein Hauptschulabschluss genügt. Viel wichtiger ist uns, wie du mit Menschen umgehst. Deshalb arbeitest du zwei ' +
              'Tage zur Probe mit. Du merkst schnell, ob dir der Alltag auf der Station liegt, und wir lernen dich kennen.',
          },
          {
            heading: 'Was du bekommst',
            body:
              'Schon während der Ausbildung verdienst du Geld. Das sind die Eckdaten:\n\n' +
              '- 1.340 Euro brutto im Monat, nach dem Abschluss 2.890 Euro\n- 38,5 Wochenstunden\n- 30 Urlaubstage im Jahr\n\n' +
              'Die Kurse beginnen jeweils am 1. April und am 1. Oktober. Du kannst also bald loslegen.',
          },
          {
            heading: 'Wie es sich anfühlt',
            body:
              'Sandra Köhler war früher Floristin. Heute gehört sie zum Team der Inneren Medizin. „Ich gehe abends müde nach ' +
              'Hause, aber nie mit leeren Händen“, sagt sie.\n\n' +
              'Natürlich gibt es schwere Tage. Dann ist es gut, wenn jemand da ist, der zuhört. Auf jeder Station hast du eine ' +
              'feste Ansprechperson, und im Kurs sitzen Menschen, denen es so geht wie dir.',
          },
          {
            heading: 'Wie du dich bewirbst',
            body:
              'Ein kurzer Lebenslauf und ein paar Zeilen reichen uns. Schreib, was du bisher gemacht hast und warum du ' +
              'wechseln möchtest. Zeugnisse kannst du später nachreichen.',
          },
        ],
        conclusion:
          'Schick deine Bewerbung an karriere@klinikum-ahrweiler.de. Wir melden uns bei dir und machen einen Termin für die ' +
          'Probearbeit aus.',
      },
    },
  },
];

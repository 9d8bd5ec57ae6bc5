import type { CorpusText } from '../corpus-text.ts';

export const cleanDeLong: readonly CorpusText[] = [
  {
    id: 's18-de-messer',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Küchenmesser richtig schärfen, für den Blog der Schleiferei Klingenhof',
      facts: [
        'Schleifwinkel für europäische Messer: 20 Grad, für japanische 15 Grad',
        'Wasserstein vor Gebrauch 10 Minuten wässern',
        'Körnung 1000 zum Schärfen, Körnung 3000 zum Abziehen',
        'Nachschleifen in der Schleiferei: 9 € je Messer',
      ],
      keywords: ['Küchenmesser schärfen'],
      length: 170,
      output: {
        title: 'Küchenmesser schärfen: so gelingt es am Wasserstein',
        slug: 'kuechenmesser-schaerfen-wasserstein',
        meta_title: 'Küchenmesser schärfen: Anleitung für den Wasserstein',
        meta_description:
          'Küchenmesser schärfen am Wasserstein: welche Körnung Sie brauchen, welcher Winkel stimmt und wann sich der Weg zum Profi lohnt.',
        introduction:
          'Wenn die Tomate sich eher quetschen als schneiden lässt, ist es so weit. Küchenmesser schärfen kann man lernen, und mehr ' +
          'als einen Stein, Wasser und etwas Ruhe braucht es dafür nicht.',
        sections: [
          {
            heading: 'Der Stein will Wasser',
            body:
              'Legen Sie den Wasserstein zehn Minuten ins Wasser, bis keine Blasen mehr aufsteigen. Dann kommt er auf ein feuchtes Tuch, ' +
              'damit er nicht rutscht. Zum Schärfen dient die Körnung 1000.',
          },
          {
            heading: 'Auf den Winkel kommt es an',
            body:
              'Europäische Messer führen Sie in einem Winkel von 20 Grad über den Stein, japanische in 15 Grad. Ziehen Sie die Klinge ' +
              'mit leichtem Druck von sich weg und wieder heran. Spüren Sie auf der ganzen Länge einen feinen ' +
              'Grat, ist die andere Seite dran.',
          },
          {
            heading: 'Abziehen nicht vergessen',
            body:
              'Der Grat verschwindet auf der Körnung 3000. Fast ohne Druck geht es nun abwechselnd über beide Seiten. Zum Schluss ' +
              'spülen Sie die Klinge ab und trocknen sie sofort.',
          },
        ],
        conclusion:
          'Hat ein Messer Scharten, hilft der Stein zu Hause kaum noch. Bringen Sie es bei uns vorbei: Für 9 € ist es wieder scharf.',
      },
    },
  },
  {
    id: 's18-de-hof',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Gemüsekiste vom Biohof Lindenau im Abonnement',
      facts: [
        'Kleine Kiste 17,50 €, große Kiste 26 €, Lieferung inklusive',
        'Lieferung donnerstags zwischen 14 und 19 Uhr im Umkreis von 25 km',
        'Abbestellen oder pausieren bis montags um 20 Uhr',
        'Biohof seit 1994, 18 Hektar',
        'Ungeliebtes Gemüse lässt sich bei der Bestellung abwählen',
        'Kiste im Pfandsystem, kein Pfand bei der ersten Lieferung',
      ],
      keywords: ['Gemüsekiste'],
      instructions: 'Duzen.',
      link: 'https://biohof-lindenau.example/kiste',
      output: {
        headline: 'Was heute auf dem Feld steht, isst du morgen',
        subheadline: 'Die Gemüsekiste vom Biohof Lindenau kommt jeden Donnerstag zu dir, so lange du willst',
        sections: [
          {
            heading: 'Geerntet, gepackt, gebracht',
            body:
              'Wir ernten, was reif ist, und packen es am selben Hof, auf dem es gewachsen ist. Donnerstags zwischen 14 und 19 Uhr steht ' +
              'die Gemüsekiste vor deiner Tür, wenn du höchstens 25 km von uns entfernt wohnst.',
          },
          {
            heading: 'Zwei Größen, klare Preise',
            body: '- Kleine Kiste: 17,50 €\n- Große Kiste: 26 €\n\nDie Lieferung ist in beiden Preisen schon enthalten.',
          },
          {
            heading: 'Ein Hof, den du besuchen kannst',
            body: 'Seit 1994 bewirtschaften wir 18 Hektar ökologisch. Komm vorbei und schau nach, wo deine Möhren wachsen.',
          },
        ],
        call_to_action: 'Kiste bestellen',
        faq: [
          {
            question: 'Kann ich eine Lieferung aussetzen?',
            answer: 'Ja. Gib uns bis Montag um 20 Uhr Bescheid, und in dieser Woche kommt keine Kiste.',
          },
          {
            question: 'Muss ich Pfand zahlen?',
            answer: 'Die Kisten laufen im Pfandsystem. Bei der ersten Lieferung verlangen wir noch kein Pfand.',
          },
          {
            question: 'Kann ich Gemüse abwählen?',
            answer: 'Sag uns bei der Bestellung, was du nicht magst. Wir legen dafür etwas anderes hinein.',
          },
        ],
        meta_title: 'Gemüsekiste vom Biohof Lindenau im Abo',
        meta_description:
          'Gemüsekiste frisch vom Biohof Lindenau: jeden Donnerstag geliefert, zwei Größen ab 17,50 €. Pausieren kannst du jede Woche.',
      },
    },
  },
];

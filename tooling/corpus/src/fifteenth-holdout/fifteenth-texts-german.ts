import type { CorpusText } from '../corpus-text.ts';

export const cleanGerman: readonly CorpusText[] = [
  {
    id: 'de-blog-waermepumpe',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Wärmepumpe im Altbau: was vor dem Kauf zu prüfen ist',
      keywords: ['Wärmepumpe im Altbau', 'Vorlauftemperatur'],
      link: 'https://heizbau-lindner.example/check',
      formality: 'formal',
      facts: [
        'Haus-Check 149 €, wird beim Kauf angerechnet',
        'Vorlauftemperatur unter 55 °C ist ein gutes Zeichen',
        'Seit 2019 haben wir 212 Wärmepumpen eingebaut, 3 von 4 davon in Häusern aus der Zeit vor 1980',
        'Termine dienstags und donnerstags, 7.30–16 Uhr',
        'Meisterin Ute Lindner: „Nicht das Baujahr entscheidet, sondern der Heizkörper.“',
      ],
      length: 160,
      output: {
        title: 'Wärmepumpe im Altbau: erst prüfen, dann kaufen',
        slug: 'waermepumpe-im-altbau-pruefen',
        meta_title: 'Wärmepumpe im Altbau: erst prüfen, dann kaufen',
        meta_description:
          'Passt eine Wärmepumpe in ein altes Haus? Woran Sie es selbst erkennen, was die Vorlauftemperatur verrät und was unser Haus-Check kostet.',
        introduction:
          'Eine Wärmepumpe im Altbau ist kein Wagnis, wenn man vorher misst. Was Sie selbst prüfen können und wann wir dazukommen, lesen Sie hier.',
        sections: [
          {
            heading: 'Der Heizkörper zählt, nicht das Baujahr',
            body: '„Nicht das Baujahr entscheidet, sondern der Heizkörper“, sagt unsere Meisterin Ute Lindner. 212 Wärmepumpen haben wir seit 2019 eingebaut. Drei Viertel davon laufen in Häusern, die vor 1980 gebaut wurden.',
          },
          {
            heading: 'So testen Sie es an einem kalten Tag',
            body: 'Stellen Sie die Vorlauftemperatur am Kessel auf 55 Grad und drehen Sie alle Ventile auf. Wird es am Abend noch warm genug? Dann stehen die Zeichen gut. Bleibt ein Zimmer kalt, hilft oft schon ein größerer Heizkörper.',
          },
          {
            heading: 'Was unser Haus-Check bringt',
            body: 'Für 149 Euro messen wir jeden Raum und rechnen Ihnen vor, was sich lohnt. Kaufen Sie danach bei uns, ziehen wir den Betrag ab. Termine gibt es dienstags und donnerstags von halb acht bis 16 Uhr.',
          },
        ],
        conclusion:
          'Warten Sie auf den nächsten Frost und machen Sie den Test. Danach können Sie [einen Haus-Check buchen](https://heizbau-lindner.example/check).',
      },
    },
  },
  {
    id: 'de-blog-kraeuter',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Kräuter auf dem Nordbalkon',
      keywords: ['Kräuter', 'Nordbalkon'],
      formality: 'informal',
      facts: [
        'Kräuter-Set „Schattenkiste“ mit 5 Töpfen: 24,90 €',
        'Minze, Petersilie, Schnittlauch, Kerbel, Bärlauch',
        'Versand ab 12. April',
        'ab 2 Sets versandkostenfrei',
      ],
      output: {
        title: 'Kräuter auf dem Nordbalkon: diese fünf wachsen',
        slug: 'kraeuter-auf-dem-nordbalkon',
        meta_title: 'Kräuter auf dem Nordbalkon: diese fünf wachsen',
        meta_description:
          'Wenig Sonne, viel Geschmack: welche Kräuter auf dem Nordbalkon gedeihen, wie du sie gießt und was in unserer Schattenkiste steckt.',
        introduction:
          'Auf einem Nordbalkon wächst mehr, als du denkst. Du brauchst nur die Kräuter, die den Schatten mögen. Die, die Sonne brauchen, lass im Laden.',
        sections: [
          {
            heading: 'Fünf, die Schatten mögen',
            body: '- Minze, am besten allein im Topf\n- Petersilie\n- Schnittlauch\n- Kerbel\n- Bärlauch\n\nMinze breitet sich aus wie Unkraut. Gib ihr deshalb ein eigenes Zuhause.',
          },
          {
            heading: 'Gießen mit dem Finger',
            body: 'Steck einen Finger in die Erde. Ist sie feucht, warte bis morgen. Im Schatten trocknet ein Topf langsam, und zu viel Wasser schadet mehr als zu wenig.',
          },
          {
            heading: 'Alles in einer Kiste',
            body: 'In unserer „Schattenkiste“ stecken alle fünf Töpfe für 24,90 Euro. Wir verschicken sie ab dem 12.4. Nimmst du zwei, zahlst du 49,80 Euro und keinen Versand.',
          },
        ],
        conclusion: 'Miss heute Abend deinen Balkon aus. Wo eine Kiste Platz hat, da hat auch ein kleiner Garten Platz.',
      },
    },
  },
  {
    id: 'de-land-ferienhof',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Herbstferien auf dem Ferienhof Brandt an der Schlei',
      keywords: ['Ferienhof', 'Herbstferien'],
      facts: [
        'Wohnungen für 2 bis 6 Personen, ab 84 € pro Nacht',
        'Herbstferien: 16. bis 31. Oktober 2027',
        '14 Ponys, 2 Esel, 30 Hühner',
        'Bis 1. Juli stornierbar ohne Kosten',
        'Zum Strand sind es 800 Meter',
        'Endreinigung 60 €',
      ],
      output: {
        headline: 'Herbstferien, in denen keiner nach dem WLAN fragt',
        subheadline: 'Auf dem Ferienhof Brandt wohnen Familien zwischen Ponys und Schlei, vom 16. bis zum 31. Oktober.',
        sections: [
          {
            heading: 'Morgens zuerst zu den Tieren',
            body: 'Vierzehn Ponys wollen Heu, dreißig Hühner wollen raus, und die zwei Esel wollen vor allem ihre Ruhe. Kinder dürfen überall mit anpacken. Zum Strand sind es danach nur 0,8 Kilometer.',
          },
          {
            heading: 'Eine Wohnung, in der alle Platz haben',
            body: 'Zu zweit oder zu sechst: Die Nacht kostet ab 84 Euro, dazu kommen einmal 60 Euro für die Endreinigung. Wer drei Nächte bleibt, zahlt also ab 312 Euro.',
          },
        ],
        call_to_action: 'Freie Wohnung finden',
        faq: [
          { question: 'Und wenn etwas dazwischenkommt?', answer: 'Bis zum 1.7. stornieren Sie kostenlos. Ein Anruf genügt.' },
          {
            question: 'Dürfen wir den Hund mitbringen?',
            answer: 'Fragen Sie uns vorher, denn nicht jeder Hund verträgt sich mit Hühnern.',
          },
        ],
        meta_title: 'Herbstferien auf dem Ferienhof Brandt an der Schlei',
        meta_description:
          'Ponys, Esel und der Strand in der Nähe: Herbstferien auf dem Ferienhof Brandt, Wohnungen für zwei bis sechs Personen ab 84 Euro pro Nacht.',
      },
    },
  },
  {
    id: 'de-land-belege',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Belegio, die App für Handwerksbetriebe: Belege abfotografieren statt sammeln',
      keywords: ['Belege', 'DATEV'],
      facts: [
        '19 € im Monat netto, monatlich kündbar',
        '30 Tage kostenlos testen',
        'DATEV-Schnittstelle',
        'Server in Frankfurt am Main',
        'ISO 27001',
        'Über 1.300 Betriebe nutzen Belegio',
      ],
      output: {
        headline: 'Der Schuhkarton hat ausgedient',
        subheadline: 'Belegio bringt Belege vom Tresen in die Buchhaltung, per Foto und ohne Abtippen.',
        sections: [
          {
            heading: 'Ein Foto, und der Beleg ist da',
            body: 'Quittung hinlegen, auslösen, weiterarbeiten. Betrag, Datum und Steuersatz liest die App selbst. Nach dem, was sie nicht lesen kann, fragt sie.',
          },
          {
            heading: 'Ihr Steuerbüro bekommt, was es braucht',
            body: 'Über die DATEV-Schnittstelle gehen alle Belege am Monatsende hinüber. Mehr als 1300 Betriebe arbeiten schon so. Die Daten liegen in Frankfurt am Main, geprüft nach ISO 27001.',
          },
          {
            heading: 'Ein Preis, monatlich kündbar',
            body: '19 Euro netto im Monat, zum Monatsende kündbar. Ein ganzes Jahr kostet 228 Euro.',
          },
        ],
        call_to_action: '30 Tage kostenlos testen',
        faq: [
          { question: 'Brauche ich dafür ein neues Telefon?', answer: 'Nein. Jedes Telefon mit Kamera und Browser reicht.' },
          {
            question: 'Was passiert nach den dreißig Tagen?',
            answer: 'Nichts, solange Sie nichts tun. Erst wenn Sie bestellen, kostet es etwas.',
          },
        ],
        meta_title: 'Belege per Foto in die Buchhaltung | Belegio',
        meta_description:
          'Belege abfotografieren statt sammeln: Belegio für Handwerksbetriebe, mit DATEV-Schnittstelle, für 19 Euro im Monat und monatlich kündbar.',
      },
    },
  },
  {
    id: 'de-email-museum',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Lange Nacht im Schifffahrtsmuseum, Einladung an Mitglieder',
      keywords: ['Lange Nacht'],
      instructions: 'Anrede: „Guten Tag {{anrede}} {{nachname}},“. Rückmeldung bis 20. August.',
      facts: [
        'Samstag, 28. August 2027, 18 bis 1 Uhr',
        'Mitglieder zahlen nichts, Begleitung 7 €',
        '3 Führungen: 19 Uhr, 21 Uhr und 23 Uhr',
        'Hafenorchester um 20:15 Uhr',
      ],
      output: {
        subject: 'Lange Nacht im Museum: Ihr Platz an Bord',
        preheader: 'Am 28. August bleiben die Lichter bis ein Uhr an',
        body: 'Guten Tag {{anrede}} {{nachname}},\n\nam letzten Samstag im August schließen wir nicht um sechs, wir fangen um sechs erst an. Die Lange Nacht geht bis ein Uhr früh.\n\nUm Viertel nach acht spielt das Hafenorchester. Führungen gibt es dreimal: um sieben, um neun und um elf am Abend.\n\nSie selbst zahlen als Mitglied nichts. Bringen Sie jemanden mit, kostet das 7 €, zu dritt also 14 €.\n\nBitte sagen Sie uns bis zum 20. August Bescheid.\n\nIhr Schifffahrtsmuseum',
        call_to_action: 'Platz reservieren',
      },
    },
  },
  {
    id: 'de-email-tierheim',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Spendenaufruf: neue Dämmung für das Katzenhaus',
      keywords: ['Katzenhaus'],
      facts: [
        'Wir brauchen 18.000 €, 11.500 € sind schon da',
        '64 Katzen leben im Haus',
        '25 € dämmen einen Quadratmeter',
        'Spendenbescheinigung ab 300 €',
        'Baubeginn am 4. Oktober',
      ],
      length: 80,
      output: {
        subject: 'Ein warmes Katzenhaus bis zum Winter',
        preheader: '11.500 Euro sind da, der Rest liegt an uns allen',
        body: 'Hallo,\n\nim Katzenhaus zieht es. 64 Katzen liegen im Winter an der einen Wand, die warm ist.\n\nDas soll anders werden. 18.000 Euro kostet die neue Dämmung, 11.500 Euro haben wir schon. Es fehlen noch 6.500 Euro.\n\nMit 25 Euro dämmen Sie einen Quadratmeter, mit 100 Euro sind es vier. Am 4. Oktober fangen die Handwerker an, komme, was wolle.\n\nAb 300 Euro schicken wir Ihnen eine Spendenbescheinigung. Für alles darunter sagen wir von Herzen tausend Dank.\n\nIhr Tierheim',
        call_to_action: 'Einen Quadratmeter spenden',
      },
    },
  },
];

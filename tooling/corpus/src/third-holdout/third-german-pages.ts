import type { CorpusText } from '../corpus-text.ts';

/** Clean German articles and landing pages. */
export const thirdGermanPages: readonly CorpusText[] = [
  {
    id: 'third-de-honey-article',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Warum Honig fest wird und wie man ihn wieder flüssig bekommt',
      target_audience: 'Kunden der Imkerei Sommerfeld, die festen Honig für verdorben halten',
      formality: 'formal',
      facts: [
        'Imkerei Sommerfeld, Uckermark, seit 1987, 60 Bienenvölker',
        'Rapshonig wird binnen 2 bis 3 Wochen fest, Akazienhonig bleibt bis zu 24 Monate flüssig',
        'Wasserbad bei 38–40 °C, 2–4 Stunden für ein 500-g-Glas; darüber leiden die Enzyme',
        'Lagern bei 15 °C, dunkel und trocken',
      ],
      keywords: ['kristallisierter Honig', 'Honig verflüssigen'],
      length: 240,
      output: {
        title: 'Kristallisierter Honig: warum er fest wird und was hilft',
        slug: 'kristallisierter-honig-was-hilft',
        meta_title: 'Kristallisierter Honig: so wird er wieder weich',
        meta_description: 'Warum Honig fest wird, weshalb das kein Mangel ist und wie Sie ihn schonend im Wasserbad wieder weich bekommen.',
        introduction:
          'Ein Glas Rapshonig ist nach zwei, drei Wochen so fest, dass der Löffel stecken bleibt. Kristallisierter Honig ist aber nicht ' +
          'verdorben. Er lässt sich in ein paar Stunden wieder streichen – wenn Sie Geduld haben und ein Thermometer.',
        sections: [
          {
            heading: 'Was im Glas geschieht',
            body:
              'Honig ist eine Lösung mit sehr viel Zucker. Mit der Zeit bildet der Traubenzucker Kristalle, und je mehr davon im Nektar ' +
              'war, desto schneller geht es. Raps ist der Sprinter; Akazienhonig dagegen bleibt bis zu zwei Jahre flüssig. ' +
              'An der Güte ändert das nichts.',
          },
          {
            heading: 'Honig verflüssigen, Schritt für Schritt',
            body: [
              'So gehen wir in unserer Imkerei in der Uckermark vor:',
              '1. Das offene Glas in einen Topf mit warmem Wasser stellen.\n2. Das Thermometer hineinhalten: 38 bis 40 Grad sind ' +
                'richtig.\n' +
                '3. Für ein Pfundglas zwei bis vier Stunden einplanen und ab und zu umrühren.\n4. Sobald nichts mehr knirscht, den ' +
                'Deckel schließen.',
              'Wird das Wasser heißer, leiden die Enzyme. In der Mikrowelle ist der Rand schnell zu warm, während die Mitte noch hart ist.',
            ].join('\n\n'),
          },
          {
            heading: 'Damit er lange cremig bleibt',
            body:
              'Dunkel, trocken und bei etwa 15 °C fühlt sich Honig am wohlsten: Die Speisekammer ist besser als der Kühlschrank. Rühren ' +
              'Sie frischen Honig einige Tage lang kräftig durch, dann werden die Kristalle so fein, dass er streichfähig bleibt.',
          },
        ],
        conclusion:
          'Seit 1987 halten wir Bienen, inzwischen sechzig Völker, und fest wurde der Honig jedes Jahr. Stellen Sie also ruhig ' +
          'einen Topf auf, und gehen Sie auf Nummer sicher: lieber etwas länger als etwas zu warm.',
      },
    },
  },
  {
    id: 'third-de-garden-article',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'How to fill a raised bed in autumn',
      target_audience: 'Hobby gardeners in the Black Forest, customers of the nursery Wohlleben',
      formality: 'formal',
      source_text:
        'Fill in autumn. Four layers from the bottom: 30 cm branches, 15 cm leaves and grass clippings, 20 cm half-rotted compost, 25 cm ' +
        'potting soil. Good working height 80 to 90 cm. Mesh of 13 mm against voles. The filling sinks by 20 % in the first year. After ' +
        '5 to 7 years all of it has rotted. Soil delivered from 1 m³, 98 euros per m³. Gärtnerei Wohlleben, Hauptstr. 3, Lenzkirch, ' +
        'Mon–Sat 8–18.',
      keywords: ['Hochbeet befüllen'],
      length: 190,
      output: {
        title: 'Hochbeet befüllen: vier Schichten, die lange tragen',
        slug: 'hochbeet-befuellen-vier-schichten',
        meta_title: 'Hochbeet befüllen: Anleitung in vier Schichten',
        meta_description:
          'Hochbeet befüllen im Herbst: welche vier Schichten hineingehören, wie dick sie sind und warum die Erde im ersten Jahr sinkt.',
        introduction:
          'Der Herbst ist die beste Zeit, um ein Hochbeet zu füllen: Laub und Schnittgut fallen ohnehin an, und bis zum Frühling hat ' +
          'sich alles gesetzt. Vier Schichten genügen.',
        sections: [
          {
            heading: 'Hochbeet befüllen, von grob nach fein',
            body: [
              'Legen Sie zuerst ein Gitter mit 13 mm Maschenweite auf den Boden, damit keine Wühlmaus von unten kommt. Dann folgen:',
              '1. **Äste und Zweige**, etwa 30 cm hoch\n2. **Laub und Rasenschnitt**, rund 15 cm\n3. **halb reifer Kompost**, 20 cm\n' +
                '4. **gute Pflanzerde**, ein Viertelmeter',
              'So kommen Sie auf die Höhe, in der man ohne Rückenweh arbeitet: 80 bis 90 Zentimeter.',
            ].join('\n\n'),
          },
          {
            heading: 'Im ersten Jahr sinkt die Füllung',
            body:
              'Erschrecken Sie nicht, wenn die Füllung in den ersten zwölf Monaten um ein Fünftel absackt. Das Holz verrottet und gibt ' +
              'dabei Wärme und Nährstoffe ab. Geben Sie einfach Erde dazu. Nach fünf bis sieben Jahren ist alles verrottet, und es geht ' +
              'von vorn los.',
          },
          {
            heading: 'Erde muss man nicht schleppen',
            body:
              'Ab einem Kubikmeter liefern wir sie Ihnen; der Kubikmeter kostet 98 €. Bestellen können Sie werktags von 8 bis 18 Uhr ' +
              'in unserer Gärtnerei in Lenzkirch, Hauptstraße 3.',
          },
        ],
        conclusion: 'Sammeln Sie also jetzt Äste, statt sie wegzufahren: Ihr Salat wird es Ihnen im Frühling danken.',
      },
    },
  },
  {
    id: 'third-de-joiner-page',
    text: {
      type: 'landing_page',
      language: 'de-AT',
      topic: 'Built-in wardrobes made to measure by Tischlerei Hinteregger, Graz',
      target_audience: 'Owners of old flats and attics in and around Graz',
      formality: 'formal',
      facts: [
        'Family business founded in 1974, third generation',
        'From plan to installation 6 to 8 weeks',
        'Measuring visit free within 30 km of Graz',
        'Styrian oak, ash and larch',
        'Prices from 2,400 euros, VAT included; deposit 30 %, the rest after installation',
        '5-year guarantee on fittings',
        'Workshop: phone +43 316 225840, Mon–Thu 7 am to 4 pm, Fri until noon',
      ],
      keywords: ['Einbauschrank nach Maß'],
      output: {
        headline: 'Ihr Einbauschrank nach Maß, auch unter der Schräge',
        subheadline: 'Die Tischlerei Hinteregger in Graz misst, plant und baut – in dritter Generation',
        sections: [
          {
            heading: 'Platz bis in den letzten Winkel',
            body:
              'Unter der Dachschräge, neben dem Kamin, im engen Vorzimmer: Ein Einbauschrank nach Maß nützt, was ein Möbelhaus ' +
              'verschenkt. Wir bauen ihn aus steirischem Holz:\n\n- Eiche\n- Esche\n- Lärche',
          },
          {
            heading: 'In sechs bis acht Wochen fertig',
            body:
              'Zuerst kommen wir zu Ihnen und nehmen Maß; im Umkreis von 30 Kilometern um Graz kostet das nichts. Dann zeichnen wir. ' +
              'Gefällt Ihnen der Plan, zahlen Sie 30 Prozent an, den Rest erst, wenn der Schrank steht.',
          },
          {
            heading: 'Was er kostet',
            body:
              'Einbauschränke gibt es **ab 2.400 €** inkl. MwSt. Auf die Beschläge geben wir fünf Jahre Garantie. Und weil es uns schon ' +
              'seit 1974 gibt, wissen Sie auch später noch, wen Sie anrufen.',
          },
        ],
        call_to_action: 'Maßtermin vereinbaren',
        faq: [
          {
            question: 'Wann kann ich in die Werkstatt kommen?',
            answer: 'Montag bis Donnerstag von 7 bis 16 Uhr, am Freitag bis zwölf. Rufen Sie vorher kurz an: (0316) 22 58 40.',
          },
          {
            question: 'Muss ich beim Einbau daheim sein?',
            answer: 'Nur am Anfang und am Schluss: Sie sperren auf, und am Ende gehen wir alles gemeinsam durch.',
          },
          { question: 'Wie viel zahle ich vorab?', answer: 'Nur die Anzahlung, also 30 %. Der Rest ist nach dem Einbau fällig.' },
        ],
        meta_title: 'Einbauschrank nach Maß in Graz | Hinteregger',
        meta_description:
          'Einbauschrank nach Maß aus steirischem Holz: Die Tischlerei Hinteregger misst im Umkreis von 30 km gratis und baut in 6–8 ' +
          'Wochen ein.',
      },
    },
  },
  {
    id: 'third-de-dance-page',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Discofox-Kurs der Tanzschule Marlene Voss in Bielefeld',
      facts: [
        '4 Abende, donnerstags 19:45 bis 21:15 Uhr, Start am 08.01.2026',
        '129 € pro Paar, 69,50 € für Einzelne',
        'höchstens 12 Paare',
        'Saal mit 180 m² Schwingboden, Ravensberger Str. 61',
        'kostenlose Stornierung bis 7 Tage vor Beginn',
        'Übungsabend am Sonntag ist für Teilnehmer gratis',
        'Marlene Voss und Tarek Aydin unterrichten seit 20 Jahren',
      ],
      keywords: ['Discofox lernen', 'Tanzkurs'],
      output: {
        headline: 'Discofox lernen an vier Donnerstagen',
        subheadline: 'Ein Tanzkurs für Paare und Einzelne, die im Januar endlich aufs Parkett wollen',
        sections: [
          {
            heading: 'Anderthalb Stunden, die im Nu vorbei sind',
            body:
              'Ab dem 8. Januar treffen wir uns viermal, immer donnerstags um Viertel vor acht. Schluss ist um 21.15 Uhr. Marlene Voss ' +
              'und Tarek Aydin unterrichten seit zwei Jahrzehnten; sie zeigen jeden Schritt langsam, dann mit Musik.',
          },
          {
            heading: 'Platz genug für alle',
            body:
              'Mehr als ein Dutzend Paare nehmen wir nicht auf. ' +
              'Der Saal misst 180 Quadratmeter und hat einen Schwingboden, der die Knie schont.',
          },
          {
            heading: 'Was der Kurs kostet',
            body: '| | Preis |\n|---|---|\n| zu zweit | 129 € |\n| allein | 69,50 € |\n\nDer Übungsabend am Sonntag ist für Sie gratis.',
          },
        ],
        call_to_action: 'Platz sichern',
        faq: [
          {
            question: 'Was ist, wenn ich doch nicht kann?',
            answer: 'Bis eine Woche vor Beginn stornieren Sie kostenlos.',
          },
          { question: 'Brauche ich Tanzschuhe?', answer: 'Nein. Saubere Schuhe mit glatter Sohle reichen.' },
          { question: 'Wo ist der Saal?', answer: 'In der Ravensberger Straße 61 in Bielefeld.' },
        ],
        meta_title: 'Discofox lernen in Bielefeld: Tanzkurs ab Januar',
        meta_description:
          'Tanzkurs in der Tanzschule Marlene Voss: an vier Abenden Discofox lernen, mit freiem Übungsabend. Start am 8. Januar 2026.',
      },
    },
  },
];

import type { CorpusText } from '../corpus-text.ts';

export const germanTextsContinued: readonly CorpusText[] = [
  {
    id: 'ninth-uferstrom',
    text: {
      type: 'email',
      topic: 'Neuer Ökostromtarif Uferstrom der Stadtwerke Ufertal',
      language: 'de',
      formality: 'formal',
      length: 100,
      keywords: ['Uferstrom'],
      link: 'https://stadtwerke-ufertal.example/uferstrom',
      facts: [
        'Arbeitspreis 29,8 ct/kWh, Grundpreis 11,50 € im Monat',
        'Preisgarantie bis 31. Dezember 2027, danach mit einem Monat Frist kündbar',
        '100 % Wasserkraft, zum Teil vom Kraftwerk am Wehr',
        'Online-Wechsel in 5 Minuten',
      ],
      output: {
        subject: 'Ihr Strompreis steht: fest bis Ende 2027',
        preheader: 'Der Wechsel dauert online nur fünf Minuten',
        body:
          'Guten Tag,\n\n' +
          'Sie möchten wissen, was Ihr Strom im nächsten Jahr kostet? Mit unserem Tarif Uferstrom steht es heute schon fest: ' +
          '29,8 Cent je Kilowattstunde und 11,50 € Grundpreis im Monat, garantiert bis zum 31. Dezember 2027.\n\n' +
          'Der Strom kommt zu 100 Prozent aus Wasserkraft, zum Teil aus dem Kraftwerk am Wehr, das Sie vom Spazierweg kennen.' +
          '\n\n' +
          'Für den Wechsel brauchen Sie Ihre Kundennummer und fünf Minuten Zeit; alles Weitere übernehmen wir. Und wenn die ' +
          'Garantie abgelaufen ist, kündigen Sie jederzeit mit einer Frist von einem Monat. Aber vielleicht möchten Sie ja ' +
          'bleiben.\n\n' +
          'Herzliche Grüße\n\n' +
          'Ihre Stadtwerke Ufertal',
        call_to_action: 'Jetzt zu Uferstrom wechseln',
      },
    },
  },
  {
    id: 'ninth-lagerwacht',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      topic: 'Sensor für Lager in Papiermaschinen',
      product: 'Lagerwacht',
      language: 'de',
      formality: 'formal',
      unique_selling_proposition: 'Hört Lagerschäden Wochen vor dem Ausfall',
      keywords: ['Lagerschäden'],
      variants: 2,
      facts: [
        'Meldet Lagerschäden im Schnitt 3 Wochen vor dem Ausfall',
        'In 10 Minuten montiert, ohne Stillstand',
        'Pilotphase 90 Tage kostenlos',
        'Im Einsatz in 26 Papierfabriken',
      ],
      output: {
        variants: [
          {
            primary_text:
              'Ein defektes Lager hält die ganze Linie an. Lagerwacht meldet Lagerschäden im Schnitt drei Wochen vorher, ' +
              'damit Sie planen können.',
            headlines: ['Lagerschäden erkennen, bevor die Anlage steht', '90 Tage kostenlos im eigenen Werk testen'],
            descriptions: ['In zehn Minuten montiert, und die Maschine läuft weiter'],
          },
          {
            primary_text:
              'Wartung nach Kalender oder nach Zustand? 26 Papierfabriken verlassen sich bei Lagerschäden schon auf unseren Sensor.',
            headlines: ['Ein Sensor, der genau hinhört', 'Wissen, wann das Lager wirklich fällig ist'],
            descriptions: ['Starten Sie mit einer Pilotphase von 90 Tagen, ganz ohne Kosten'],
          },
        ],
      },
    },
  },
  {
    id: 'ninth-larchhof',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      topic: 'Wanderwochen im Hotel Larchhof in Südtirol',
      product: 'Larchhof',
      language: 'de',
      unique_selling_proposition: 'Jeden Tag eine geführte Wanderung',
      keywords: ['Wanderhotel'],
      variants: 2,
      facts: ['3 Nächte mit Halbpension ab 329 € pro Person', 'Vom 3. April bis 30. Mai 2027', 'Jeden Tag eine geführte Wanderung'],
      output: {
        variants: [
          {
            primary_text: 'Morgens los, abends Knödel: Im Wanderhotel Larchhof geht es jeden Tag mit einem Guide auf den Berg.',
            headlines: ['Drei Nächte ab 329 € pro Person', 'Frühling im Wanderhotel'],
            descriptions: ['Halbpension ist dabei'],
          },
          {
            primary_text:
              'Unten blühen die Äpfel, oben liegt noch Schnee. Vom 3. April bis zum 30. Mai zeigt das Wanderhotel Larchhof beides.',
            headlines: ['Jeden Tag eine geführte Tour', 'Südtirol für müde Köpfe'],
            descriptions: ['Ab 329 € mit Halbpension'],
          },
        ],
      },
    },
  },
  {
    id: 'ninth-bad',
    text: {
      type: 'landing_page',
      topic: 'Badsanierung aus einer Hand',
      language: 'de',
      formality: 'formal',
      length: 160,
      keywords: ['Badsanierung'],
      link: 'https://wasserwerkstatt.example/besichtigung',
      facts: [
        'Komplettbad in 10 Arbeitstagen',
        'Festpreis ab 14.900 €',
        '5 Jahre Gewährleistung',
        'Bauleiter Jonas Wieck ist der einzige Ansprechpartner',
        '180 Bäder seit 2018',
        'Mobile Dusche auf Wunsch',
      ],
      output: {
        headline: 'Ihr neues Bad in zehn Arbeitstagen',
        subheadline: 'Badsanierung aus einer Hand, mit Festpreis und einem Bauleiter, der ans Telefon geht',
        sections: [
          {
            heading: 'Ein Preis, der hält',
            body:
              'Eine Badsanierung beginnt bei uns mit einem Besuch und endet mit genau der Summe, die im Angebot stand. ' +
              'Komplettbäder gibt es ab 14.900 € zum Festpreis, Fliesen, Sanitär und Elektrik eingeschlossen. Was sich hinter ' +
              'der alten Wand verbirgt, klären wir vorher.',
          },
          {
            heading: 'Zehn Tage, ein Plan',
            body:
              'Vom ersten Hammerschlag bis zur letzten Fuge vergehen zehn Arbeitstage. Sie bekommen vorab einen Ablauf, auf ' +
              'dem steht, wann der Estrich trocknet, wann der Fliesenleger kommt und ab wann Sie wieder duschen können. Der ' +
              'Staub bleibt hinter der Schutztür.',
          },
          {
            heading: 'Einer, der alles weiß',
            body:
              'Ihr Ansprechpartner ist Bauleiter Jonas Wieck, und zwar der einzige. Er kennt jedes Rohr in Ihrem Bad, ' +
              'bestellt das Material und steht morgens mit den Handwerkern vor der Tür. Sie müssen niemandem ' +
              'hinterhertelefonieren.',
          },
          {
            heading: 'Warum Sie uns vertrauen können',
            body:
              'Seit 2018 haben wir 180 Bäder erneuert, vom Gäste-WC im Altbau bis zur großen Wohlfühldusche unterm Dach. Auf ' +
              'unsere Arbeit geben wir fünf Jahre Gewährleistung. Schriftlich, versteht sich.',
          },
        ],
        call_to_action: 'Besichtigung vereinbaren',
        faq: [
          {
            question: 'Kann ich während der Arbeiten zu Hause wohnen?',
            answer: 'Ja. Das Wasser stellen wir nur stundenweise ab, und auf Wunsch bringen wir eine mobile Dusche mit.',
          },
          {
            question: 'Was passiert, wenn etwas teurer wird?',
            answer: 'Dann zahlen wir es. Der Festpreis gilt, sobald Sie unterschrieben haben; nur eigene Änderungswünsche kosten extra.',
          },
          {
            question: 'Lohnt sich das auch für ein kleines Bad?',
            answer: 'Gerade dort. Eine bodengleiche Dusche und ein schmales Waschbecken schaffen auf wenig Fläche erstaunlich viel Platz.',
          },
        ],
        meta_title: 'Badsanierung zum Festpreis in zehn Arbeitstagen',
        meta_description:
          'Badsanierung mit Festpreis ab 14.900 €, einem festen Bauleiter und fünf Jahren Gewährleistung. Vereinbaren Sie ' +
          'eine Besichtigung bei Ihnen zu Hause.',
      },
    },
  },
];

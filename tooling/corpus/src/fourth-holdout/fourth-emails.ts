import type { CorpusText } from '../corpus-text.ts';

/** Emails. */
export const fourthEmails: readonly CorpusText[] = [
  {
    id: 'f-beehive-email',
    text: {
      type: 'email',
      language: 'en-GB',
      tone: 'warm',
      topic: 'Adopt a beehive with Marlow Meadow Bees',
      target_audience: 'People who look for an unusual present',
      keywords: ['adopt a beehive', 'wildflower honey'],
      facts: [
        'Adoption lasts 12 months and costs £60',
        'Adopters get two 340 g jars of wildflower honey by post in September',
        'Open day at the apiary on 23 May 2027, 11:00 to 15:00',
        'Kept by the sisters Prue and Hattie Okafor since 2004',
        'A hive holds up to 50,000 bees in summer',
        'Adopters choose a name, which is painted on the hive',
        'Quote: “The bees do the hard bit, we just tidy up.” – Prue Okafor',
      ],
      output: {
        subject: 'Adopt a beehive, and name it yourself',
        preheader: 'A year of bees, two jars of honey and a day out at the apiary',
        body: [
          'Hello,',
          'when you adopt a beehive at Marlow Meadow, you look after up to fifty thousand bees without so much as putting on a veil.',
          'Your £60 keeps one hive for a whole year. In September, two 340 g jars of our wildflower honey come in the post, and on ' +
            '23 May you are welcome at the open day in the apiary, from eleven until three.',
          'Prue and Hattie Okafor have kept bees here since 2004. “The bees do the hard bit, we just tidy up,” says Prue Okafor.',
          'Choose a name for your hive when you sign up; we paint it above the entrance.',
        ].join('\n\n'),
        call_to_action: 'Adopt my hive',
      },
    },
  },
  {
    id: 'f-dental-email',
    text: {
      type: 'email',
      language: 'en-US',
      topic: 'Boise River Dental moves to a new office',
      keywords: ['new office'],
      facts: [
        'From April 5, 2027 at 2200 Sycamore Drive, Suite 310, Boise',
        'Open at the old address through March 26',
        'Same phone: (208) 555-0164',
        'Appointments stay as booked',
        'Parking garage free for 3 hours',
        'Questions to hello@boiseriverdental.example',
      ],
      output: {
        subject: 'Our new office opens on April 5',
        preheader: 'Same team, same phone, easier parking',
        body: [
          'Hello,',
          'we are moving. From April 5 you will find us in our new office at 2200 Sycamore Drive, Suite 310.',
          'Your appointments stay exactly as booked, and our number stays the same: 208-555-0164. ' +
            'If you come by car, the garage is free for the first three hours.',
          'Until March 26 we are still at the old place. Any questions? Write to hello@boiseriverdental.example.',
          'Your team at Boise River Dental',
        ].join('\n\n'),
        call_to_action: 'Plan my visit',
      },
    },
  },
  {
    id: 'f-buchladen-email',
    text: {
      type: 'email',
      language: 'de',
      formality: 'formal',
      topic: 'Lesung im Buchladen Eselsohr',
      keywords: ['Lesung'],
      facts: [
        'Donnerstag, 11. März 2027, 19.30 Uhr',
        'Jana Wittkopp liest aus „Das leise Haus“',
        'Eintritt 12 Euro, ermäßigt 8 Euro',
        '45 Plätze zwischen den Regalen',
        'Anmeldung bis 8. März an lesung@eselsohr.example',
      ],
      output: {
        subject: 'Lesung am 11. März: „Das leise Haus“',
        preheader: 'Jana Wittkopp ist zu Gast bei uns im Laden',
        body: [
          'Guten Tag,',
          'am Donnerstag, dem 11.03., wird es still bei uns: Jana Wittkopp liest aus „Das leise Haus“. ' +
            'Um halb acht am Abend geht es los.',
          'Der Eintritt kostet 12 €, ermäßigt 8 €. Weil nur 45 Stühle zwischen die Regale passen, melden Sie sich bitte ' +
            'bis zum 8. März an: lesung@eselsohr.example.',
          'Herzliche Grüße\nIhr Buchladen Eselsohr',
        ].join('\n\n'),
        call_to_action: 'Platz sichern',
      },
    },
  },
  {
    id: 'f-savon-email',
    text: {
      type: 'email',
      language: 'fr',
      formality: 'formal',
      topic: 'Our soap workshop now ships refills of liquid soap',
      keywords: ['recharge'],
      facts: [
        'Refill pouch of 1,500 ml for 14.90 EUR',
        'Saves 80% of the plastic of a bottle',
        'Free shipping from 45 EUR',
        'Scents: lavender or fig leaf',
        'Available from 1 March',
      ],
      output: {
        subject: 'La recharge arrive dans votre salle de bains',
        preheader: 'Feuille de figuier ou lavande, à partir du 1er mars',
        body: [
          'Bonjour,',
          'votre flacon est vide ? Gardez-le. Dès le 1er mars, notre savon liquide existe en recharge d’un litre et demi, ' +
            'à la lavande ou à la feuille de figuier.',
          'Elle coûte 14,90 € et vous évite les quatre cinquièmes du plastique d’un flacon. La livraison est offerte dès 45 € d’achat.',
          'À bientôt,\nl’équipe de la savonnerie',
        ].join('\n\n'),
        call_to_action: 'Choisir ma recharge',
      },
    },
  },
  {
    id: 'f-almazara-email',
    text: {
      type: 'email',
      language: 'es',
      formality: 'informal',
      topic: 'El aceite nuevo de la Almazara Los Cipreses, Jaén',
      keywords: ['aceite de oliva'],
      facts: [
        'Aceite de oliva virgen extra de la cosecha de noviembre',
        'Lata de 5 litros: 54 €',
        '15 % de descuento hasta el 31 de enero con el código VERDE15',
        'Entrega en 72 horas',
        'Cuatro generaciones en la almazara',
      ],
      output: {
        subject: 'El aceite de oliva nuevo ya está en lata',
        preheader: 'Cosecha de noviembre, con un 15 % de descuento',
        body: [
          'Hola:',
          'Ya puedes probar el aceite de oliva de la última cosecha, la de noviembre. La lata de cinco litros cuesta 54 €, ' +
            'y hasta finales de enero te descontamos un 15 % con el código VERDE15.',
          'Sale de nuestra almazara de Jaén y llega a tu casa en tres días. Así trabajamos desde hace cuatro generaciones.',
          'Un saludo,\nAlmazara Los Cipreses',
        ].join('\n\n'),
        call_to_action: 'Pedir mi lata',
      },
    },
  },
];

import type { CorpusText } from '../corpus-text.ts';

/** Ads. */
export const fourthAds: readonly CorpusText[] = [
  {
    id: 'f-optician-google',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'en-GB',
      topic: 'Eye tests at a family optician’s',
      product: 'Eye test at Bexley Opticians',
      keywords: ['eye test'],
      variants: 1,
      facts: [
        'An eye test costs £25; free for under 16s and over 60s',
        'Glasses ready in 5 working days',
        'Open 7 days a week',
        'Free parking for 2 hours, booking online',
        '2-year guarantee on frames',
        '1,100 frames in store',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Book Your Eye Test Today',
              'Eye Test at Bexley Opticians',
              'An Eye Test for £25',
              'Open Seven Days a Week',
              'More Than 1,000 Frames',
              'Two-Year Frame Guarantee',
            ],
            descriptions: [
              'Your glasses are ready in five working days, with a guarantee on every frame.',
              'Free for under 16s and over 60s. Book online and park free for two hours.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'f-rink-tiktok',
    text: {
      type: 'ad_copy',
      platform: 'tiktok',
      language: 'en-US',
      topic: 'Friday nights at the roller rink',
      product: 'Roller disco',
      keywords: ['roller disco'],
      variants: 2,
      facts: ['Skate rental $6', 'Fridays 7 p.m. to 11 p.m.', 'DJ Marisol plays funk'],
      output: {
        variants: [
          {
            primary_text: 'Grab your crew: roller disco with DJ Marisol, every Friday at 7. Skates are just six bucks.',
            headlines: [],
            descriptions: [],
          },
          { primary_text: 'Funk, lights and wobbly knees. The roller disco rolls until eleven at night.', headlines: [], descriptions: [] },
        ],
      },
    },
  },
  {
    id: 'f-umzug-google',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'de-CH',
      topic: 'Umzüge in und um Winterthur',
      product: 'Umzug mit Fixpreis',
      keywords: ['Umzug Winterthur'],
      variants: 1,
      facts: ['Offerte innert 24 Stunden', 'Umzug ab CHF 690', 'Seit 1994 in Winterthur', '30 Umzugskartons gratis', 'Team von 22 Leuten'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Umzug Winterthur zum Fixpreis',
              'Ab 690 Franken gezügelt',
              'Offerte innert eines Tages',
              '30 Kartons gratis dazu',
              'Seit 1994 in der Stadt',
            ],
            descriptions: [
              'Wir tragen, Sie zeigen nur noch, wohin. Holen Sie jetzt Ihre Offerte zum Fixpreis ein.',
              '22 Leute, die anpacken, und ein Preis, der auf der Rechnung gleich bleibt.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'f-couvreur-google',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'fr',
      topic: 'Réparation de toiture à Nantes',
      product: 'Réparation de toiture',
      keywords: ['couvreur Nantes'],
      variants: 1,
      facts: ['Devis gratuit sous 48 h', 'Garantie décennale', '7 j/7 en cas de fuite', 'Nantes et 30 km alentour', 'Artisan depuis 2009'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Couvreur Nantes depuis 2009',
              'Devis gratuit en deux jours',
              'Une fuite ? 7 jours sur 7',
              'Garantie décennale incluse',
            ],
            descriptions: [
              'Une tuile a bougé ? Demandez votre devis gratuit, nous montons voir sur place.',
              'Nous venons à Nantes et à 30 km autour, même le dimanche en cas de fuite.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'f-gimnasio-facebook',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      language: 'es',
      topic: 'Vuelta al gimnasio en septiembre',
      product: 'Gimnasio Vértice',
      keywords: ['sin permanencia'],
      variants: 2,
      facts: ['Matrícula gratis en septiembre', 'Cuota de 34,90 € al mes', 'Sin permanencia', 'Clases de 45 minutos', 'De 6:00 a 23:00'],
      output: {
        variants: [
          {
            primary_text: 'Entra, entrena y sal cuando quieras: 34,90 € al mes, sin permanencia. En septiembre no pagas matrícula.',
            headlines: ['Un gimnasio sin permanencia'],
            descriptions: ['Matrícula gratis'],
          },
          {
            primary_text: 'Abrimos a las seis de la mañana y cerramos a las once de la noche. Ven a tu hora al Gimnasio Vértice.',
            headlines: ['Sin permanencia, con agujetas'],
            descriptions: ['Clases de tres cuartos de hora'],
          },
        ],
      },
    },
  },
];

import type { CorpusText } from '../corpus-text.ts';

/** Texts in other languages and trades, without a fault. */
export const secondOtherTexts: readonly CorpusText[] = [
  {
    id: 'versicherung-email',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Sturmschäden melden: so geht es schnell',
      tone: 'ruhig',
      formality: 'formal',
      keywords: ['Sturmschaden'],
      facts: [
        'Schaden innerhalb von 7 Tagen melden',
        'Hotline 0800 555 01 10, rund um die Uhr',
        'Rechnungen bis 2.500 Euro ohne Gutachter',
        'Ab Windstärke 8',
      ],
      output: {
        subject: 'Nach dem Sturm: was jetzt zu tun ist',
        preheader: 'In vier Schritten zum gemeldeten Schaden',
        body: 'Guten Tag,\n\nwir hoffen, dass bei Ihnen nur Äste liegen. Falls nicht, gehen Sie am besten so vor:\n\n1. Bringen Sie sich in Sicherheit. Das Dach hat Zeit.\n2. Fotografieren Sie jeden Sturmschaden, bevor Sie aufräumen.\n3. Melden Sie ihn binnen einer Woche: 0800 5550110, rund um die Uhr.\n4. Heben Sie Rechnungen auf. Bis 2500 € brauchen wir keinen Gutachter.\n\nVersichert sind Schäden ab Windstärke acht. Ob es so stark geweht hat, prüfen wir selbst; Sie müssen nichts beweisen.\n\nKommen Sie gut durch die Woche.',
        call_to_action: 'Schaden online melden',
      },
    },
  },
  {
    id: 'kita-page',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Waldkindergarten Dachsbau: Anmeldung',
      tone: 'warm',
      formality: 'informal',
      keywords: ['Waldkindergarten'],
      facts: [
        '18 Kinder zwischen 3 und 6 Jahren',
        '3 Fachkräfte',
        'Täglich 7:45 bis 13:30 Uhr',
        'Schnuppertag am 12. Februar',
        'Träger ist ein Elternverein, gegründet 1997',
      ],
      output: {
        headline: 'Draußen groß werden',
        subheadline: 'Ein Waldkindergarten für Kinder, die lieber Stöcke als Spielzeug mögen',
        sections: [
          {
            heading: 'Bei jedem Wetter',
            body: 'Fast jedem. Wenn es stürmt, ziehen wir in die Hütte und erzählen Geschichten. Sonst sind wir draußen, von Viertel vor acht bis halb zwei.',
          },
          {
            heading: 'Klein und vertraut',
            body: 'Achtzehn Kinder, drei Fachkräfte, ein Dachs (ausgestopft). Seit 1997 trägt uns ein Elternverein, und das merkt man: Hier packen alle mit an.',
          },
        ],
        call_to_action: 'Zum Schnuppertag anmelden',
        faq: [
          {
            question: 'Ab welchem Alter kann mein Kind kommen?',
            answer: 'Mit drei Jahren. Und mit sechs geht es in die Schule, meistens mit Matsch an den Schuhen.',
          },
          { question: 'Wann können wir euch besuchen?', answer: 'Am 12.2. ist Schnuppertag. Bringt Gummistiefel mit!' },
        ],
        meta_title: 'Waldkindergarten Dachsbau: jetzt anmelden',
        meta_description:
          'Kleine Gruppe, viel Wald: Im Waldkindergarten Dachsbau werden Kinder draußen groß. Lernt uns am Schnuppertag kennen.',
      },
    },
  },
  {
    id: 'optiker-post',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'de',
      topic: 'Sehtest ohne Termin bei Optik Brehm',
      tone: 'locker',
      hashtags: ['sehtest', 'brillenliebe'],
      facts: ['montags bis samstags, 10–13 Uhr', 'dauert 15 Minuten', 'kostenlos'],
      output: {
        text: 'Wenn du das hier lesen kannst, ohne das Handy wegzuhalten: Glückwunsch!\n\nWenn nicht … komm vorbei. Der Sehtest dauert eine Viertelstunde und kostet nichts. Montags bis samstags, von zehn bis eins, ganz ohne Termin 👓\n\nUnd nein, es wird nicht schlimmer, wenn man es misst.\n\n#sehtest #brillenliebe',
        hashtags: ['sehtest', 'brillenliebe'],
      },
    },
  },
  {
    id: 'werkstatt-ad',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'de',
      topic: 'Reifenwechsel in Ulm',
      product: 'Kfz Maurer',
      unique_selling_proposition: 'Reifenwechsel in 30 Minuten ohne Termin für 44 Euro',
      keywords: ['Reifenwechsel Ulm'],
      variants: 1,
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Reifenwechsel Ulm für 44 €',
              'Ohne Termin bei Kfz Maurer',
              'Fertig in einer halben Stunde',
              'Kaffee, während wir schrauben',
            ],
            descriptions: [
              'Vorfahren, Kaffee trinken, weiterfahren: Der Reifenwechsel dauert 30 Minuten.',
              'Räder einlagern? Machen wir. Kommen Sie vorbei, ein Termin ist nicht nötig.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'train-email',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Voyage en train de nuit vers Lisbonne, agence Rails du Sud',
      tone: 'enthousiaste',
      formality: 'formal',
      keywords: ['train de nuit'],
      facts: [
        'Départ le 8 mai à 21 h 15',
        '349 € par personne en cabine double',
        '16 places',
        'Réponse avant le 15 mars',
        'contact@rails-du-sud.example',
      ],
      output: {
        subject: 'Vous dormez, Lisbonne approche',
        preheader: 'Un train de nuit, seize places, départ le 8 mai',
        body: 'Bonjour,\n\nil y a des voyages que l’on raconte dès le quai. Celui-ci en est un : un train de nuit, un dîner qui tangue, et au réveil l’océan.\n\nLe départ a lieu le 8 mai à 21h15. Il nous reste seize places, à 349 euros par personne en cabine double. On ronfle ? On nous prévient, et nous nous arrangeons.\n\nDites-le-nous avant le 15/03, à l’adresse contact@rails-du-sud.example. Après, les cabines seront rendues.\n\nBelle journée,\nl’équipe de Rails du Sud',
        call_to_action: 'Réserver ma cabine',
      },
    },
  },
  {
    id: 'theatre-ad',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      language: 'fr',
      topic: 'Abonnement du théâtre des Tanneurs',
      product: 'Abonnement Trois soirs',
      unique_selling_proposition: '3 spectacles pour 42 €, échangeables jusqu’à la veille',
      variants: 1,
      output: {
        variants: [
          {
            primary_text: 'Rire, pleurer, débattre sur le trottoir. Trois soirs au théâtre des Tanneurs pour 42 euros.',
            headlines: ['Trois spectacles, 42 €', 'Échangez jusqu’à la veille'],
            descriptions: ['Théâtre des Tanneurs'],
          },
        ],
      },
    },
  },
  {
    id: 'solar-post',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'es',
      topic: 'Cooperativa solar de Alcoy: balance del primer año',
      tone: 'sobrio',
      keywords: ['cooperativa', 'autoconsumo'],
      hashtags: ['energía'],
      facts: [
        '212 familias socias',
        '186.000 kWh producidos en 2025',
        '«Mi factura bajó un 40 %», cuenta la socia Amparo Gisbert',
        'Cuota de entrada: 100 euros',
      ],
      output: {
        text: 'Hace un año, la cooperativa era una hoja de cálculo y una terraza vacía.\n\nHoy somos 212 familias. En 2025 nuestros tejados produjeron 186 000 kWh de electricidad que antes había que comprar. «Mi factura bajó un 40%», cuenta Amparo Gisbert, una de las socias.\n\nEl autoconsumo compartido no es magia: son reuniones, papeles y más reuniones. Pero funciona.\n\nLa cuota de entrada es de 100 €. La puerta está abierta.\n\n#energía',
        hashtags: ['energía'],
      },
    },
  },
  {
    id: 'refugio-email',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Campaña de adopción del refugio Patas',
      tone: 'tierno',
      formality: 'informal',
      keywords: ['adoptar'],
      facts: ['23 perros y 14 gatos', 'Sábado 5 de abril, de 11 a 14 h', 'Todos vacunados y con chip', 'La adopción cuesta 90 €'],
      output: {
        subject: 'Bruno ronca, pero ronca bonito',
        preheader: 'El 5 de abril puedes conocer a 23 perros y 14 gatos',
        body: 'Hola:\n\nBruno tiene una oreja de cada color y ronca. Llevamos meses buscándole un sofá.\n\nEl sábado 5 de abril, de once a dos, abrimos el refugio para quien quiera adoptar, o simplemente rascar barrigas. Hay veintitrés perros y catorce gatos, todos con chip y vacunados.\n\nLa adopción cuesta 90 euros. El amor, ya lo sabes, sale más caro… pero se paga en calcetines.\n\n¿Vienes?',
        call_to_action: 'Quiero conocerlos',
      },
    },
  },
  {
    id: 'energie-email',
    text: {
      type: 'email',
      language: 'nl',
      topic: 'Nieuwe tarieven van Noorderlicht Energie',
      tone: 'helder',
      formality: 'formal',
      keywords: ['tarief'],
      facts: ['Per 1 juli: 0,26 euro per kWh, was 0,29 euro', 'U hoeft niets te doen', 'Vragen? 088 555 0190, werkdagen 8.30–17.00 uur'],
      output: {
        subject: 'Uw stroom wordt goedkoper',
        preheader: 'Het nieuwe tarief geldt vanaf 1 juli',
        body: 'Beste klant,\n\ngoed nieuws is zeldzaam in een brief over energie. Daarom houden we het kort: vanaf 1 juli betaalt u € 0,26 per kWh. Nu is dat nog € 0,29.\n\nHet nieuwe tarief gaat vanzelf in. U hoeft dus niets te doen.\n\nHebt u vragen? Bel ons op werkdagen tussen 8:30 en 17:00 uur, op 088 555 0190.\n\nMet vriendelijke groet,\nNoorderlicht Energie',
        call_to_action: 'Bekijk uw tarief',
      },
    },
  },
  {
    id: 'scuola-post',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'it',
      topic: 'Corso di ceramica serale',
      tone: 'simpatico',
      hashtags: ['ceramica'],
      facts: ['8 lezioni, il mercoledì dalle 20 alle 22', '240 euro, argilla compresa', 'Massimo 10 persone', 'Inizio: 7 ottobre'],
      output: {
        text: 'La prima tazza viene sempre storta. La seconda pure. Poi, chissà come, la terza sta in piedi.\n\nDal 7 ottobre, ogni mercoledì dalle otto alle dieci di sera: otto lezioni per chi passa le giornate davanti a uno schermo. Siamo al massimo in dieci, e l’argilla è compresa nei 240 €.\n\nVieni a sporcarti le mani?\n\n#ceramica',
        hashtags: ['ceramica'],
      },
    },
  },
  {
    id: 'ginasio-email',
    text: {
      type: 'email',
      language: 'pt',
      topic: 'Hidroginástica para maiores de 60 no Clube Ribeira',
      tone: 'afável',
      keywords: ['hidroginástica'],
      facts: ['Segundas e quintas, 10h30', '28 € por mês', 'Água a 31 graus', 'Primeira aula grátis', 'Inscrições: 255 555 040'],
      output: {
        subject: 'A água está boa, só falta você',
        preheader: 'Hidroginástica às segundas e quintas',
        body: 'Bom dia,\n\nos joelhos queixam-se nas escadas? Na água não se queixam. A nossa hidroginástica é às segundas e às quintas, às dez e meia, numa piscina a 31 °C.\n\nA primeira aula é grátis. Depois, paga 28 euros por mês e vem quando puder. Não é preciso saber nadar; basta gostar de rir.\n\nPara se inscrever, ligue 255 555 040.\n\nAté já,\nClube Ribeira',
        call_to_action: 'Marcar a primeira aula',
      },
    },
  },
];

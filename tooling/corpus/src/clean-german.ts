import type { CorpusText } from './corpus-text.ts';

/** German texts without a fault. Each is our own. */
export const cleanGerman: readonly CorpusText[] = [
  {
    id: 'de-email-garten',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Herbstaktion in unserer Gärtnerei',
      keywords: ['Obstbäume'],
      facts: ['20 % Rabatt auf alle Obstbäume', 'Die Aktion endet am 31. Oktober'],
      output: {
        subject: 'Jetzt ist Pflanzzeit für Obstbäume',
        preheader: 'Mit 20 % Rabatt bis Ende Oktober',
        body: 'Guten Tag,\n\nwer im Herbst pflanzt, erntet früher. Deshalb gibt es bei uns bis zum 31. Oktober 20 % Rabatt auf alle Obstbäume.\n\nUnsere Gärtner helfen bei der Auswahl und sagen auch, wenn ein Baum für Ihren Garten zu groß wird.\n\nHerzliche Grüße\nIhre Gärtnerei am Bach',
        call_to_action: 'Bäume ansehen',
      },
    },
  },
  {
    id: 'de-email-yoga',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Neuer Yogakurs am Morgen',
      facts: ['dienstags um 6:30 Uhr', 'acht Termine für 96 €'],
      tone: 'locker',
      output: {
        subject: 'Früh aufstehen, lang gestreckt',
        preheader: 'Der neue Kurs am Dienstagmorgen',
        body: 'Hallo,\n\ndu magst Yoga, aber abends bist du zu müde? Dann komm doch dienstags um 6:30 Uhr zu uns. Acht Termine kosten 96 €, Matten liegen bereit, und danach gibt es Tee.\n\nWir freuen uns auf dich!',
        call_to_action: 'Platz sichern',
      },
    },
  },
  {
    id: 'de-email-software',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Einladung zur Vorstellung unserer Software für Handwerksbetriebe',
      facts: ['am 14. Mai um 17 Uhr', 'in 30 Minuten'],
      output: {
        subject: 'Angebote schreiben, bevor der Kaffee kalt ist',
        preheader: 'Wir zeigen Ihnen die Software am 14. Mai',
        body: 'Sehr geehrte Damen und Herren,\n\ndas Büro wartet nicht gern, die Baustelle auch nicht. Am 14. Mai um 17 Uhr zeigen wir in 30 Minuten, wie ein Aufmaß zum Angebot wird, ohne dass jemand abtippt.\n\nFragen sind ausdrücklich erwünscht.',
        call_to_action: 'Termin vormerken',
      },
    },
  },
  {
    id: 'de-post-cafe',
    text: {
      type: 'social_post',
      language: 'de',
      topic: 'Unser Café hat jetzt eine Terrasse',
      platform: 'instagram',
      hashtags: ['cafeliebe', 'kiel'],
      output: {
        text: 'Wir haben Stühle nach draußen getragen und nicht mehr aufgehört. Die Terrasse ist offen, die Sonne kommt gegen Mittag vorbei.\n\nWer kommt mit? ☀️\n\n#cafeliebe #kiel',
        hashtags: ['cafeliebe', 'kiel'],
      },
    },
  },
  {
    id: 'de-post-studie',
    text: {
      type: 'social_post',
      language: 'de',
      topic: 'Unsere Umfrage zur Arbeit im Homeoffice',
      platform: 'linkedin',
      facts: ['62 % der Befragten möchten zwei Tage zu Hause arbeiten'],
      link: 'https://beispiel.de/umfrage',
      output: {
        text: 'Zurück ins Büro? Ja, aber nicht jeden Tag.\n\n62 % der Befragten möchten zwei Tage zu Hause arbeiten. Wer gefragt wird, bleibt eher: Das ist für uns die eigentliche Nachricht.\n\nAlle Ergebnisse: https://beispiel.de/umfrage\n\n#homeoffice #arbeit',
        hashtags: ['homeoffice', 'arbeit'],
      },
    },
  },
  {
    id: 'de-post-mastodon',
    text: {
      type: 'social_post',
      language: 'de',
      topic: 'Repaircafé sucht Helferinnen und Helfer',
      platform: 'mastodon',
      hashtags: [],
      output: {
        text: 'Unser Repaircafé sucht Leute mit ruhigen Händen. Du kannst löten, nähen oder gut zuhören? Dann komm vorbei und bring einen Freund mit, der Kuchen backt.',
        hashtags: [],
      },
    },
  },
  {
    id: 'de-ad-google-umzug',
    text: {
      type: 'ad_copy',
      language: 'de',
      topic: 'Umzüge in Hamburg',
      platform: 'google_search',
      product: 'Umzug mit Festpreis',
      unique_selling_proposition: 'Ein Festpreis, der auch am Umzugstag gilt',
      keywords: ['Umzug Hamburg'],
      variants: 1,
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Umzug Hamburg zum Festpreis', 'Der Preis bleibt, wie er ist', 'Kisten bringen wir mit'],
            descriptions: [
              'Wir sehen uns die Wohnung an und nennen einen Preis, der auch am Umzugstag gilt.',
              'Packen, tragen, aufbauen: Sagen Sie uns, was Sie selbst tun möchten.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'de-ad-facebook-kaffee',
    text: {
      type: 'ad_copy',
      language: 'de',
      topic: 'Kaffee aus eigener Röstung',
      platform: 'facebook',
      product: 'Röstkaffee im Abo',
      unique_selling_proposition: 'Geröstet am Tag der Bestellung',
      variants: 2,
      output: {
        variants: [
          {
            primary_text: 'Kaffee altert schneller, als man denkt. Unserer wird am Tag der Bestellung geröstet.',
            headlines: ['Frisch aus der Trommel'],
            descriptions: [],
          },
          {
            primary_text: 'Nie wieder leere Dose am Montag: Das Abo kommt, wenn du es brauchst, und pausiert, wann du willst.',
            headlines: ['Röstkaffee im Abo'],
            descriptions: [],
          },
        ],
      },
    },
  },
  {
    id: 'de-page-zahnarzt',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Zahnarztpraxis für Menschen mit Angst',
      keywords: ['Angstpatienten'],
      output: {
        headline: 'Eine Praxis für Angstpatienten',
        subheadline: 'Für alle, die den Termin seit Jahren verschieben',
        sections: [
          {
            heading: 'Erst reden, dann sehen wir weiter',
            body: 'Beim ersten Termin bleibt das Werkzeug in der Schublade. Wir sprechen über das, was war, und vereinbaren ein Zeichen, bei dem wir sofort aufhören.',
          },
          { heading: 'Sie bestimmen das Tempo', body: 'Manche brauchen eine Pause, manche Musik, manche eine Hand. Sagen Sie es uns.' },
        ],
        call_to_action: 'Gespräch vereinbaren',
        faq: [{ question: 'Muss ich mich schämen?', answer: 'Nein. Wir haben alles schon gesehen, und niemand wird belehrt.' }],
        meta_title: 'Zahnarzt für Angstpatienten: erst reden',
        meta_description:
          'Seit Jahren nicht beim Zahnarzt gewesen? In unserer Praxis für Angstpatienten wird beim ersten Termin nur gesprochen. Sie bestimmen das Tempo.',
      },
    },
  },
  {
    id: 'de-page-kurs',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Nähkurs für Anfänger',
      facts: ['sechs Abende', 'höchstens acht Personen', '180 €'],
      output: {
        headline: 'Nähen lernen an sechs Abenden',
        subheadline: 'Für alle, die bisher nur Knöpfe annähen',
        sections: [
          {
            heading: 'Was du nähst',
            body: 'Am Anfang eine Tasche, am Ende eine Hose, die passt. Wir sind höchstens acht Personen, und jede hat ihre eigene Maschine.',
          },
        ],
        call_to_action: 'Kurs buchen',
        faq: [{ question: 'Was kostet der Kurs?', answer: 'Der Kurs kostet 180 €, Stoff für die Tasche inbegriffen.' }],
        meta_title: 'Nähkurs für Anfänger: von der Tasche zur Hose',
        meta_description:
          'Nähen lernen an sechs Abenden in kleiner Runde. Jede Person hat eine eigene Maschine, und am Ende passt die Hose. Jetzt den Nähkurs buchen.',
      },
    },
  },
  {
    id: 'de-article-hund',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Der erste Tag mit einem Hund aus dem Tierheim',
      keywords: ['Tierheim', 'Leinenführung'],
      output: {
        title: 'Der erste Tag mit einem Hund aus dem Tierheim',
        slug: 'erster-tag-hund-tierheim',
        meta_title: 'Der erste Tag mit einem Hund aus dem Tierheim',
        meta_description:
          'Ein Hund aus dem Tierheim braucht am ersten Tag vor allem Ruhe. Was vorher im Haus sein sollte, und wann die Leinenführung an der Reihe ist.',
        introduction:
          'Die Box im Auto ist gepolstert, der Napf steht bereit, und dann sitzt er da und schaut zur Tür. Ein Hund aus dem Tierheim hat viel hinter sich. Am ersten Tag muss er vor allem eines nicht: etwas leisten.',
        sections: [
          {
            heading: 'Ruhe ist die beste Begrüßung',
            body: 'Laden Sie niemanden ein. Zeigen Sie ihm Wasser, Futter und den Schlafplatz, und setzen Sie sich dann mit einem Buch in die Nähe. Er kommt, wenn er will.',
          },
          {
            heading: 'Kleine Runden statt großer Pläne',
            body: 'Gehen Sie mehrmals kurz hinaus, immer denselben Weg. An der Leinenführung arbeiten Sie später, wenn er weiß, wo er wohnt. Bis dahin genügt eine lange, lockere Leine.',
          },
        ],
        conclusion: 'Am Abend schläft er vielleicht vor der Tür statt im Korb. Lassen Sie ihn. Vertrauen wächst, wenn niemand daran zieht.',
      },
    },
  },
  {
    id: 'de-article-strom',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Strom sparen in der Küche',
      facts: ['Ein Topf ohne Deckel braucht dreimal so viel Strom'],
      keywords: ['Strom sparen'],
      output: {
        title: 'Strom sparen, wo gekocht wird',
        slug: 'strom-sparen-kueche',
        meta_title: 'Strom sparen in der Küche: was wirklich hilft',
        meta_description:
          'Deckel drauf, Restwärme nutzen, richtig spülen: Wie Sie in der Küche Strom sparen, ohne auf warme Mahlzeiten zu verzichten.',
        introduction:
          'In kaum einem Raum wird so viel Strom verbraucht wie in der Küche. Die gute Nachricht: Es kostet nichts, etwas daran zu ändern.',
        sections: [
          {
            heading: 'Der Deckel',
            body: 'Ein Topf ohne Deckel braucht dreimal so viel Strom. Wer Nudeln kocht, schaltet die Platte vor dem Ende aus und lässt sie in der Restwärme ziehen.',
          },
          {
            heading: 'Die Spülmaschine',
            body: 'Voll beladen und im Sparprogramm ist sie besser als jedes Becken. Das Vorspülen von Hand können Sie sich schenken.',
          },
        ],
        conclusion: 'Fangen Sie mit dem Deckel an. Der Rest ergibt sich, sobald die nächste Rechnung kommt.',
      },
    },
  },
];

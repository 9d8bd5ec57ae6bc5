import type { CorpusText } from '../corpus-text.ts';

/** Texts in German, without a fault. */
export const germanTexts: readonly CorpusText[] = [
  {
    id: 'waermepumpe-article',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Wärmepumpe im Altbau: was vorher zu klären ist',
      tone: 'sachlich',
      formality: 'formal',
      keywords: ['Wärmepumpe', 'Altbau', 'Vorlauftemperatur'],
      length: 250,
      facts: [
        'Ab 55 Grad Vorlauftemperatur wird es unwirtschaftlich',
        'Die Förderung beträgt bis zu 70 Prozent',
        'Unser Vor-Ort-Termin kostet 180 Euro und dauert zwei Stunden',
        'Wir haben seit 2016 rund 1.400 Anlagen eingebaut',
        'Häuser mit Baujahr vor 1979',
      ],
      output: {
        title: 'Wärmepumpe im Altbau: was Sie vorher klären sollten',
        slug: 'waermepumpe-altbau-vorher-klaeren',
        meta_title: 'Wärmepumpe im Altbau: die Fragen davor',
        meta_description:
          'Lohnt sich eine Wärmepumpe im Altbau? Es kommt auf Heizkörper, Dämmung und Vorlauftemperatur an. So finden Sie es heraus.',
        introduction:
          'Eine Wärmepumpe im Altbau? Der Nachbar sagt nein, der Schwager sagt ja, und im Internet steht beides. Die Antwort liegt in Ihrem Keller. Mit einem Thermometer und etwas Geduld kommen Sie ihr ziemlich nahe.',
        sections: [
          {
            heading: 'Auf die Temperatur kommt es an',
            body: 'Entscheidend ist, wie heiß das Wasser sein muss, damit es im Wohnzimmer warm wird. Fachleute nennen das die Vorlauftemperatur. Ab 55 °C wird es unwirtschaftlich. Darunter arbeitet die Anlage ruhig und sparsam.\n\nProbieren Sie es an einem kalten Tag aus: Stellen Sie den Heizkessel niedriger und warten Sie bis zum Abend. Bleibt es warm? Dann haben Sie schon viel gewonnen.',
          },
          {
            heading: 'Heizkörper tauschen statt Wände dämmen',
            body: 'Viele Häuser, die vor 1979 gebaut wurden, haben zu kleine Heizkörper in ein, zwei Räumen. Oft genügt es, diese zu tauschen. Das ist an einem Tag erledigt und kostet weniger als eine neue Fassade.\n\nMessen Sie zuerst, rechnen Sie dann, bauen Sie zuletzt.',
          },
          {
            heading: 'Was der Staat dazugibt',
            body: 'Die Förderung beträgt bis zu 70 %. Wichtig ist die Reihenfolge: erst der Antrag, dann der Auftrag. Wer andersherum beginnt, geht leer aus. Bei den Anträgen helfen wir Ihnen gern.',
          },
          {
            heading: 'Was wir bei Ihnen vor Ort tun',
            body: 'Wir haben seit 2016 rund 1400 Wärmepumpen eingebaut, die meisten davon in älteren Häusern. Unser Vor-Ort-Termin dauert zwei Stunden und kostet 180 €. Danach wissen Sie, ob sich der Umbau lohnt. Wenn nicht, sagen wir es Ihnen auch.',
          },
        ],
        conclusion:
          'Schreiben Sie eine Woche lang auf, wie warm Ihr Heizungswasser ist. Mit diesem Zettel wird unser Gespräch kürzer, und Ihre Entscheidung wird leichter.',
      },
    },
  },
  {
    id: 'mietrecht-page',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Eigenbedarfskündigung prüfen lassen, Kanzlei Ohlsen, Kiel',
      tone: 'sachlich',
      keywords: ['Eigenbedarf', 'Kündigung'],
      facts: [
        'Erstberatung 190 Euro brutto, 60 Minuten',
        'Widerspruch bis zwei Monate vor Ende der Kündigungsfrist (§ 574b BGB)',
        'Telefon 0431 55 50 12',
        'Zwei Fachanwältinnen für Mietrecht',
      ],
      output: {
        headline: 'Kündigung wegen Eigenbedarf? Lassen Sie sie prüfen',
        subheadline: 'Für Mieterinnen und Mieter in Kiel, die nicht gleich die Kartons packen wollen',
        sections: [
          {
            heading: 'Nicht jede Kündigung hält',
            body: 'Der Brief klingt endgültig. Oft ist er es nicht. Fehlt ein Name, ein Grund oder eine Frist, kann die Kündigung unwirksam sein. Wir lesen ihn mit Ihnen, Satz für Satz.',
          },
          {
            heading: 'Die Frist, auf die es ankommt',
            body: 'Sie können der Kündigung widersprechen, und zwar bis 2 Monate vor Ende der Kündigungsfrist (§ 574b BGB). Wer krank ist, alt oder schwanger, hat dafür gute Gründe. Das Gesetz spricht von Härte.',
          },
          {
            heading: 'Ihre Ansprechpartnerinnen',
            body: 'Zwei Fachanwältinnen für Mietrecht nehmen sich Zeit. Die Erstberatung dauert eine Stunde und kostet 190 €, die Mehrwertsteuer ist darin enthalten.',
          },
        ],
        call_to_action: 'Termin vereinbaren',
        faq: [
          {
            question: 'Muss ich sofort ausziehen?',
            answer: 'Nein. Bis zum Ende der Frist wohnen Sie in Ihrer Wohnung, und oft auch länger.',
          },
          { question: 'Was soll ich mitbringen?', answer: 'Den Mietvertrag, die Kündigung und alles, was Sie seither geschrieben haben.' },
          { question: 'Wie erreiche ich Sie?', answer: 'Rufen Sie an: 0431 555012. Wir melden uns am selben Werktag.' },
        ],
        meta_title: 'Kündigung wegen Eigenbedarf prüfen lassen',
        meta_description:
          'Eigenbedarf angemeldet? Zwei Fachanwältinnen in Kiel prüfen Ihre Kündigung und sagen Ihnen, was jetzt zu tun ist.',
      },
      instructions: 'Wir melden uns am selben Werktag zurück.',
    },
  },
  {
    id: 'zahnarzt-page',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Zahnarztpraxis für Angstpatienten in Fürth',
      tone: 'einfühlsam',
      formality: 'formal',
      keywords: ['Zahnarztangst'],
      facts: [
        'Sprechzeiten Mo–Do 8–18 Uhr, Fr 8–13 Uhr',
        'Der erste Termin dauert 45 Minuten, ohne Behandlung',
        'Dr. Anke Seidl, Zusatzausbildung in Hypnose',
      ],
      output: {
        headline: 'Hier dürfen Sie Angst haben',
        subheadline: 'Eine Praxis in Fürth für alle, die den Anruf seit Jahren aufschieben',
        sections: [
          {
            heading: 'Erst reden, dann entscheiden',
            body: 'Zahnarztangst ist keine Schwäche. Beim ersten Termin behandeln wir nicht. Wir setzen uns 45 Minuten zusammen, ohne Stuhl, ohne Lampe, ohne Geräusche aus dem Nebenzimmer.',
          },
          {
            heading: 'Sie geben das Tempo vor',
            body: 'Heben Sie die Hand, und wir hören auf. Immer. Dr. Anke Seidl hat eine Zusatzausbildung in Hypnose und erklärt jeden Schritt, bevor sie ihn tut. Auf Wunsch erklärt sie auch nichts.',
          },
        ],
        call_to_action: 'Kennenlernen vereinbaren',
        faq: [
          {
            question: 'Was, wenn meine Zähne sehr schlecht sind?',
            answer: 'Dann sind Sie hier richtig. Niemand schimpft, niemand hält einen Vortrag.',
          },
          { question: 'Wann haben Sie geöffnet?', answer: 'Montags bis donnerstags von 8 bis 18 Uhr, freitags bis 13 Uhr.' },
        ],
        meta_title: 'Zahnarztangst? Praxis Dr. Seidl in Fürth',
        meta_description:
          'Bei Zahnarztangst beginnt alles mit einem Gespräch: 45 Minuten, ganz ohne Behandlung. Praxis Dr. Anke Seidl in Fürth.',
      },
    },
  },
  {
    id: 'wein-email',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Hoffest im Weingut Bär: Einladung an Stammkunden',
      tone: 'herzlich',
      formality: 'formal',
      keywords: ['Hoffest', 'Riesling'],
      facts: [
        'Samstag, 6. Juni 2026, ab 15 Uhr',
        '1.200 Flaschen vom Riesling Steilhang 2024',
        '10 % Nachlass ab zwölf Flaschen, nur an diesem Tag',
        'Anmeldung bis 30. Mai an fest@weingut-baer.example',
      ],
      output: {
        subject: 'Hoffest am 6. Juni: der neue Riesling ist da',
        preheader: 'Ab 15:00 Uhr im Hof, bei Regen in der Kelter',
        body: 'Liebe Freundinnen und Freunde unseres Weinguts,\n\nder Winter war lang, der Keller kalt, und jetzt ist er fertig: unser Riesling Steilhang 2024. Es gibt 1200 Flaschen. Mehr gab der Hang nicht her.\n\nProbieren Sie ihn bei unserem Hoffest, am Samstag, dem 6.6.2026, ab 15:00 Uhr. Es gibt Flammkuchen, Schatten und die Blaskapelle, die nach und nach besser wird.\n\nWer am Festtag 12 Flaschen oder mehr mitnimmt, zahlt zehn Prozent weniger.\n\nBitte melden Sie sich bis Ende Mai an, genauer: bis zum 30.05. unter fest@weingut-baer.example. Dann reicht der Flammkuchen.\n\nBis bald im Hof\nIhre Familie Bär',
        call_to_action: 'Zum Hoffest anmelden',
      },
    },
  },
  {
    id: 'verein-email',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Tafel Nordstadt sucht Fahrerinnen und Fahrer',
      tone: 'direkt',
      formality: 'informal',
      keywords: ['Ehrenamt'],
      facts: [
        'Dienstags und freitags, 7:30–11 Uhr',
        'Führerschein Klasse B genügt',
        'Rund 640 Haushalte jede Woche',
        'Ansprechpartner: Murat Yıldız',
      ],
      output: {
        subject: 'Hast du einen Führerschein und einen freien Vormittag?',
        preheader: 'Ein Ehrenamt mit Lenkrad, dienstags oder freitags',
        body: 'Hallo,\n\num halb acht stehen die Transporter auf dem Hof. Was fehlt, bist du.\n\nJede Woche holen wir Brot, Obst und Joghurt aus Supermärkten, für rund 640 Haushalte in der Nordstadt. Gefahren wird dienstags und freitags, von 7.30 bis 11 Uhr. Der Führerschein der Klasse B genügt, große Muskeln sind nicht nötig, gute Laune schadet nicht.\n\nDie, die das schon machen, sagen: Es ist das Ehrenamt, bei dem man am Ende weiß, was man getan hat.\n\nMurat Yıldız zeigt dir die Tour und fährt beim ersten Mal mit.',
        call_to_action: 'Ich fahre mit',
      },
    },
  },
  {
    id: 'maschinenbau-post',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'de',
      topic: 'Ausbildung bei Krell Fördertechnik: Unternehmensnachfolge im Kleinen',
      keywords: ['Ausbildung', 'Fördertechnik'],
      hashtags: ['Ausbildung', 'Maschinenbau'],
      facts: ['14 Auszubildende', 'Gründung 1923', 'Übernahmequote 92 Prozent'],
      link: 'https://krell.example/ausbildung',
      output: {
        text: 'Als Krell 1923 gegründet wurde, lernte man bei uns Förderbänder aus Leder zu nähen. Heute lernen 14 junge Leute Fördertechnik, die selbst merkt, wann ein Lager heiß läuft.\n\nWas gleich geblieben ist: Wer hier die Ausbildung macht, bleibt meistens. 92 % haben wir übernommen.\n\nNicht, weil wir so nett sind (das auch). Sondern weil man eine Maschine, die man selbst gebaut hat, ungern fremden Leuten überlässt.\n\nFreie Plätze: https://krell.example/ausbildung\n\n#Ausbildung #Maschinenbau',
        hashtags: ['Ausbildung', 'Maschinenbau'],
      },
    },
  },
  {
    id: 'baeckerei-post',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'de',
      topic: 'Neues Brot: die Emmerkruste',
      tone: 'locker',
      hashtags: ['bäckerei', 'sauerteig'],
      facts: ['Emmerkruste, 750 g, 5,20 €', 'immer donnerstags', 'Teigruhe 36 Stunden'],
      output: {
        text: 'Sie ist da. Sie ist dunkel. Sie ist laut, wenn man reinbeißt.\n\nUnsere Emmerkruste ruht anderthalb Tage, bevor sie in den Ofen darf. 36 Stunden! Wir schaffen selten so viel Ruhe 😴\n\nImmer donnerstags, 750 Gramm für 5,20 Euro. Wer zuerst kommt, kriegt das Knäppchen.\n\n#bäckerei #sauerteig',
        hashtags: ['bäckerei', 'sauerteig'],
      },
    },
  },
  {
    id: 'umzug-ad',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'de',
      topic: 'Umzugsunternehmen in Köln',
      product: 'Umzüge Lenz',
      unique_selling_proposition: 'Festpreis nach Videobesichtigung, innerhalb von 24 Stunden',
      keywords: ['Umzug Köln'],
      variants: 1,
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Umzug Köln zum Festpreis', 'Angebot in 24 Stunden', 'Umzüge Lenz: wir packen’s', 'Besichtigung per Video'],
            descriptions: [
              'Zeigen Sie uns die Wohnung per Video, wir nennen Ihnen binnen eines Tages den Preis.',
              'Fester Preis, feste Uhrzeit, feste Kartons. Jetzt Angebot für Ihren Umzug anfordern.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'fahrrad-ad',
    text: {
      type: 'ad_copy',
      platform: 'instagram',
      language: 'de',
      topic: 'Lastenrad im Abo',
      product: 'Kiezkarre',
      unique_selling_proposition: 'Lastenrad für 89 Euro im Monat, Reparatur und Versicherung inklusive',
      variants: 2,
      output: {
        variants: [
          {
            primary_text: 'Zwei Kinder, drei Tüten, null Parkplatzsuche. Die Kiezkarre gibt es für 89 € monatlich.',
            headlines: ['Lastenrad im Abo', 'Reparatur inklusive'],
            descriptions: ['Versicherung ist dabei'],
          },
          {
            primary_text: 'Platten? Wir kommen. Geklaut? Ist versichert. Du fährst einfach weiter mit deinem Lastenrad.',
            headlines: ['89 Euro, alles drin', 'Die Karre für den Kiez'],
            descriptions: ['Jetzt Probe fahren'],
          },
        ],
      },
    },
  },
  {
    id: 'museum-post',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      language: 'de',
      topic: 'Lange Nacht im Uhrenmuseum',
      tone: 'verspielt',
      hashtags: ['LangeNacht'],
      facts: ['Samstag, 17. Oktober, 18–1 Uhr', '1.800 Uhren', 'Eintritt frei für alle unter 18'],
      output: {
        text: 'Um Mitternacht schlagen bei uns 1800 Uhren. Fast gleichzeitig.\n\nZur #LangeNacht am 17.10. öffnen wir von 18 Uhr bis 1 Uhr früh. Es führt, wer die Uhren sonst aufzieht. Unter 18 ist der Eintritt frei, Ohrstöpsel gibt’s an der Kasse.',
        hashtags: ['LangeNacht'],
      },
    },
  },
];

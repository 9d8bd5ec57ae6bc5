import type { CorpusText } from '../corpus-text.ts';

export const seventhGerman: readonly CorpusText[] = [
  {
    id: 'y-de-email-optiker',
    text: {
      type: 'email',
      topic: 'Sehtest-Wochen bei Optik Brandner in Passau',
      language: 'de',
      formality: 'formal',
      keywords: ['Sehtest'],
      facts: [
        'Der Sehtest ist vom 2. bis 28. Februar kostenlos, sonst kostet er 25 €',
        'Er dauert rund 20 Minuten',
        'Termine: Montag bis Freitag 9 bis 18 Uhr, Samstag 9 bis 13 Uhr',
        'Adresse: Ludwigsplatz 7, Passau; Telefon 0851 555017',
        'Familienbetrieb seit 1962',
      ],
      link: 'https://optik-brandner.example/termin',
      output: {
        subject: 'Ihr Sehtest im Februar: kostenlos',
        preheader: 'Rund 20 Minuten, in denen Sie wieder klarer sehen',
        body: `Guten Tag,

halten Sie die Zeitung in letzter Zeit ein Stück weiter weg? Dann wird es Zeit, einmal nachzusehen.

Vom 2. bis zum 28.2. kostet der Sehtest bei uns nichts; sonst zahlen Sie dafür 25 Euro. \
Planen Sie etwa 20 Minuten ein. Danach wissen Sie, ob Ihre Brille noch passt oder ob Sie gar keine brauchen.

Termine haben wir von Montag bis Freitag zwischen 9 und 18 Uhr und am Samstag bis 13 Uhr. \
Sie finden uns am Ludwigsplatz 7. Am Telefon erreichen Sie uns unter 0851/555017.

Wir freuen uns auf Sie!

Ihre Familie Brandner`,
        call_to_action: 'Termin aussuchen',
      },
    },
  },
  {
    id: 'y-de-landing-fahrschule',
    text: {
      type: 'landing_page',
      topic: 'Ferienkurs der Fahrschule Kreuzer in Münster',
      tone: 'locker',
      language: 'de',
      formality: 'informal',
      keywords: ['Ferienkurs'],
      facts: [
        'Der Ferienkurs beginnt am Montag, 6. Juli 2026, und dauert zwei Wochen',
        '14 Doppelstunden Theorie, montags bis freitags von 10 bis 13 Uhr',
        'Höchstens 12 Plätze',
        'Grundbetrag 390 € einschließlich der Theorie, Fahrstunde 62 €',
        'Die Anmeldung ist ab 16 ½ Jahren möglich, mit Unterschrift der Eltern',
        'Nötig sind ein Sehtest, ein Passbild und ein Erste-Hilfe-Kurs',
      ],
      link: 'https://fahrschule-kreuzer.example/ferienkurs',
      output: {
        headline: 'Die ganze Theorie in zwei Wochen',
        subheadline: 'Der Ferienkurs für alle, die nach den Sommerferien ans Steuer wollen',
        sections: [
          {
            heading: 'Vormittags lernen, nachmittags baden',
            body:
              'Am 6. Juli geht es los. Du kommst von Montag bis Freitag um 10 Uhr, um 13 Uhr ist Schluss. ' +
              'Nach 14 Doppelstunden hast du die Theorie hinter dir.',
          },
          {
            heading: 'Eine kleine Gruppe',
            body: 'Mehr als zwölf Leute nehmen wir nicht auf. So bleibt Zeit für jede Frage, auch für die zur Vorfahrt.',
          },
          {
            heading: 'Das kostet es',
            body: `- Grundbetrag: 390 €
- jede Fahrstunde: 62 €

Im Grundbetrag steckt der ganze Kurs.`,
          },
        ],
        call_to_action: 'Platz sichern',
        faq: [
          {
            question: 'Wie alt muss ich sein?',
            answer: 'Du kannst dich anmelden, sobald du sechzehneinhalb bist. Deine Eltern müssen dann mit unterschreiben.',
          },
          {
            question: 'Was muss ich mitbringen?',
            answer: 'Du brauchst einen Sehtest, ein Passbild und den Nachweis über deinen Erste-Hilfe-Kurs.',
          },
        ],
        meta_title: 'Ferienkurs in Münster | Fahrschule Kreuzer',
        meta_description:
          'Im Ferienkurs der Fahrschule Kreuzer schaffst du die Theorie in zwei Wochen. ' +
          'Los geht es am 6. Juli, der Grundbetrag liegt bei 390 €.',
      },
    },
  },
  {
    id: 'y-de-article-obst',
    text: {
      type: 'blog_article',
      topic: 'Obstbäume schneiden im Winter, für die Baumpflege Ritter am Bodensee',
      language: 'de',
      formality: 'formal',
      keywords: ['Obstbäume schneiden', 'Wasserschosse'],
      facts: [
        'Apfel und Birne: Schnitt von Januar bis März, bei Temperaturen über minus 5 Grad',
        'Kirschen schneidet man im Sommer, gleich nach der Ernte',
        'Höchstens ein Viertel der Krone entfernen',
        'Schnittkurs der Baumpflege Ritter am Samstag, 21. Februar 2026, von 10 bis 15 Uhr in Überlingen, 48 € pro Person',
        '„Wer im Winter zu viel nimmt, sägt im Sommer doppelt.“ – Jakob Ritter, Baumpfleger',
      ],
      link: 'https://baumpflege-ritter.example/kurs',
      output: {
        title: 'Obstbäume schneiden: so gelingt es im Winter',
        slug: 'obstbaeume-schneiden-winter',
        meta_title: 'Obstbäume schneiden im Winter: eine Anleitung',
        meta_description:
          'Wann Sie Obstbäume schneiden, wie viel Sie wegnehmen dürfen und was Sie mit steilen Trieben machen: eine kurze Anleitung.',
        introduction:
          'Wer Obstbäume schneiden will, braucht keinen grünen Daumen. ' +
          'Es reichen eine scharfe Säge, ein trockener Tag und ein wenig Geduld.',
        sections: [
          {
            heading: 'Die richtige Zeit',
            body: `Apfel und Birne sind von Januar bis März an der Reihe. Warten Sie auf einen milden Tag: Unter –5 °C leidet das Holz.

Bei der Kirsche ist es anders. Sie wird im Sommer geschnitten, sobald die letzten Früchte im Korb liegen.`,
          },
          {
            heading: 'Licht in die Krone bringen',
            body: `Gehen Sie einmal um den Baum herum, bevor Sie die Säge ansetzen. Dann entfernen Sie nacheinander:

1. totes und krankes Holz
2. Äste, die sich kreuzen
3. Triebe, die nach innen wachsen

Treten Sie zwischendurch zurück. Mehr als 25 Prozent der Krone sollten am Ende nicht fehlen. \
„Wer im Winter zu viel nimmt, sägt im Sommer doppelt“, sagt Jakob Ritter.`,
          },
          {
            heading: 'Was tun mit Wasserschossen?',
            body:
              'Die steilen Triebe heißen Wasserschosse. Sie nehmen den Früchten das Licht und tragen selbst kaum. ' +
              'Reißen Sie junge Triebe im Sommer mit der Hand aus; ältere sägt man im Winter dicht am Ast ab.',
          },
        ],
        conclusion:
          'Am Baum lernt man es am besten: Am 21. Februar zeigt Jakob Ritter von 10 bis 15 Uhr in Überlingen, wie es geht. ' +
          'Der Kurs kostet 48 Euro pro Person. [Hier melden Sie sich an](https://baumpflege-ritter.example/kurs).',
      },
    },
  },
  {
    id: 'y-de-google-umzug',
    text: {
      type: 'ad_copy',
      topic: 'Umzüge in Kassel',
      language: 'de',
      formality: 'formal',
      platform: 'google_search',
      product: 'Umzüge mit Möbel-Maier',
      unique_selling_proposition: 'Festpreis innerhalb von 24 Stunden',
      variants: 1,
      keywords: ['Umzug in Kassel'],
      facts: ['Umzüge ab 380 €', 'Festpreis innerhalb von 24 Stunden', 'Ein Umzugsberater kommt kostenlos vorbei', 'Gegründet 1987'],
      link: 'https://moebel-maier.example/umzug',
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Umzug in Kassel ab 380 €', 'Festpreis in 24 Stunden', 'Möbel-Maier: seit 1987', 'Beratung bei Ihnen zu Hause'],
            descriptions: [
              'Sie packen die Zahnbürste ein, wir den Rest. Fragen Sie jetzt Ihren Festpreis an.',
              'Wir sehen uns Ihre Wohnung kostenlos an und nennen den Preis binnen eines Tages.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'y-de-facebook-hofladen',
    text: {
      type: 'social_post',
      topic: 'Kürbisfest am Hofladen Sonnleitner',
      tone: 'herzlich',
      language: 'de',
      formality: 'informal',
      platform: 'facebook',
      keywords: ['Kürbisfest'],
      hashtags: ['Hofladen'],
      facts: [
        'Samstag, 10. Oktober 2026, 11 bis 17 Uhr',
        'Mehr als 20 Sorten Kürbis',
        'Ein Teller Kürbissuppe mit Brot kostet 4,50 €',
        'Schnitzen für Kinder um 14 Uhr',
      ],
      link: 'https://sonnleitner-hof.example/kuerbisfest',
      output: {
        text: `Der Hof leuchtet wieder orange! Am Samstag, dem 10.10., feiern wir von 11 bis 17 Uhr Kürbisfest.

Über 20 Sorten warten auf euch, dazu heiße Suppe mit Brot für 4,50 Euro. Um 14 Uhr schnitzen wir mit den Kindern. 🎃

Wer kommt? Alles Weitere steht hier: https://sonnleitner-hof.example/kuerbisfest

#Hofladen`,
        hashtags: ['Hofladen'],
      },
    },
  },
  {
    id: 'y-de-instagram-yoga',
    text: {
      type: 'ad_copy',
      topic: 'Yoga am Abend im Studio Lindenhof in Halle',
      language: 'de',
      formality: 'informal',
      platform: 'instagram',
      product: 'Yoga am Abend',
      unique_selling_proposition: 'Ruhige Stunden in kleinen Gruppen, ohne Abo',
      variants: 2,
      keywords: ['Yoga'],
      facts: [
        'Montags um 18.30 Uhr, 75 Minuten',
        'Die Probestunde kostet 8 €, danach kostet jede Stunde 15 €',
        'Höchstens 10 Matten',
        'Kein Abo',
      ],
      link: 'https://studio-lindenhof.example',
      output: {
        variants: [
          {
            primary_text: 'Montag, 18:30 Uhr, Handy aus: Yoga im Studio Lindenhof. Die Probestunde kostet dich 8 €.',
            headlines: ['75 Minuten nur für dich', 'Höchstens zehn Matten'],
            descriptions: ['Ganz ohne Abo'],
          },
          {
            primary_text: 'Yoga ohne Abo: Du zahlst nur die Stunden, in denen du auf der Matte stehst. Probier es aus.',
            headlines: ['Erst probieren, dann bleiben', 'Kleine Gruppe, ruhiger Abend'],
            descriptions: ['Probestunde für 8 Euro'],
          },
        ],
      },
    },
  },
  {
    id: 'y-de-mastodon-repair',
    text: {
      type: 'social_post',
      topic: 'Repair-Café in der Stadtbücherei Gießen',
      language: 'de',
      platform: 'mastodon',
      keywords: ['Repair-Café'],
      hashtags: ['RepairCafe', 'Giessen'],
      facts: [
        'Jeden ersten Donnerstag im Monat, 16 bis 19 Uhr',
        'Sechs Ehrenamtliche helfen',
        'Die Hilfe ist kostenlos, Ersatzteile werden bezahlt',
      ],
      link: 'https://repair-giessen.example/termine',
      output: {
        text: `Der Toaster streikt? Bring ihn mit ins Repair-Café in der Stadtbücherei: an jedem ersten Donnerstag im Monat, 16–19 Uhr.

Sechs Ehrenamtliche schrauben mit dir zusammen. Das kostet nichts, du zahlst nur die Ersatzteile.

Alle Termine: https://repair-giessen.example/termine

#RepairCafe #Giessen`,
        hashtags: ['RepairCafe', 'Giessen'],
      },
    },
  },
];

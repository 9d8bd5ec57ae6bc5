import type { CorpusText } from '../corpus-text.ts';

/** Emails without a fault, in English and German. */
export const eighthEmails: readonly CorpusText[] = [
  {
    id: 'h8-en-email-lodge',
    text: {
      type: 'email',
      language: 'en-US',
      topic: 'Midweek winter offer for former guests of the Alder Lodge',
      tone: 'warm',
      keywords: ['winter escape'],
      length: 120,
      link: 'https://www.alderlodge.com/midweek',
      facts: [
        'Stay three nights, pay for two',
        'Valid from Sunday to Thursday, January 10 to February 25, 2027',
        'From $189 a night, breakfast included',
        'Book by December 18',
        'The sauna is open from 4 to 10 p.m.',
        'New: a wood-burning stove in each of the 12 rooms',
      ],
      output: {
        subject: 'Three winter nights, and one is on us',
        preheader: 'Stay midweek at the lodge and pay for two nights only',
        body:
          'Hello,\n\n' +
          'The lake has its first thin ice, and the path behind the house is quiet again. If you have been thinking about a ' +
          'winter escape, midweek is the time for it.\n\n' +
          'Stay with us for three nights between Sunday and Thursday, and you pay for two. The offer runs from January 10 to ' +
          'February 25, with rooms from $189 a night. Breakfast is part of the deal, and so is the sauna, which is warm from ' +
          'four in the afternoon until ten.\n\n' +
          'One more thing has changed since your last visit: all twelve rooms now have a wood-burning stove. We bring the ' +
          'logs.\n\n' +
          'Book by December 18, and tell us if you would like your old room back.\n\n' +
          'Warmly,\nEveryone at the Alder Lodge',
        call_to_action: 'Pick your three nights',
      },
    },
  },
  {
    id: 'h8-en-email-bank',
    text: {
      type: 'email',
      language: 'en-GB',
      topic: 'Our Market Street branch is moving',
      tone: 'clear and calm',
      keywords: ['Market Street'],
      target_audience: 'Customers of the branch, many of them over 60',
      link: 'https://www.wearsidebs.co.uk/quay-road',
      source_text:
        'Internal notice. The Market Street branch closes for good on Friday 16 April 2027 at 4pm. The new branch at 22 Quay ' +
        'Road opens on Monday 19 April at 9.30am. It is 350 metres further down, opposite the bus station. Step-free entrance, ' +
        'two private meeting rooms. The cash machine in Market Street stays in service until 30 April. Account numbers, sort ' +
        'codes and cards do not change. Opening hours as before: Monday to Friday 9.30am to 4pm, and now also Saturday 9.30am ' +
        'to 12.30pm. Safe deposit boxes are moved by us on 17 April. Questions: 0191 498 0132.',
      output: {
        subject: 'We’re moving from Market Street to Quay Road',
        preheader: 'Same people, same account number, and open on Saturdays too',
        body:
          'Dear customer,\n\n' +
          'After many years in Market Street we are moving house. We’ll close the old doors on Friday 16 April at four in the ' +
          'afternoon, and open the new ones at 22 Quay Road on the following Monday, 19 April, at half past nine.\n\n' +
          '**What stays the same.** Your account number, your sort code and your cards don’t change. You needn’t do ' +
          'anything.\n\n' +
          '**What gets better.** The entrance has no steps, there are two rooms for private talks, and we are open on Saturday ' +
          'mornings as well, from 9.30am until 12.30pm.\n\n' +
          '**How to find us.** Walk another 350 metres down the hill. We’re opposite the bus station.\n\n' +
          'You can still draw money from the old cash machine until the end of April. If you rent a safe deposit box, we’ll ' +
          'move it for you on 17 April.\n\n' +
          'Do you have a question? Ring us on 0191 498 0132, or ask at the counter.\n\n' +
          'Yours sincerely,\nWearside Building Society',
        call_to_action: 'See the new branch',
      },
    },
  },
  {
    id: 'h8-en-email-linen',
    text: {
      type: 'email',
      language: 'en-US',
      topic: 'Linen sale at Marrow & Thread',
      tone: 'light',
      keywords: ['linen'],
      length: 85,
      link: 'https://marrowandthread.com/linen',
      facts: [
        '50% off all linen',
        'The sale runs from Friday, June 4, to Monday, June 7, at midnight Pacific',
        'The Ojai shirt is $44 instead of $88',
        'Free shipping on orders over $60',
        'Returns are free within 30 days',
        'The Ojai shirt comes in 7 colors',
      ],
      output: {
        subject: 'Everything linen is half price',
        preheader: 'Seven colors of the Ojai shirt, $44 each until Monday',
        body:
          'Hi there,\n\n' +
          'It’s that week again: too warm for denim, too early for the beach. So we’ve cut the price of everything linen in ' +
          'half, from Friday, June 4, through Monday, June 7.\n\n' +
          'The Ojai shirt, usually $88, is yours for $44. Pick one of seven colors. Wear it creased; that’s how it was ' +
          'meant.\n\n' +
          'Spend more than $60 and we ship for free. Doesn’t fit? You have 30 days to send it back, and that’s on us as ' +
          'well.\n\n' +
          'The sale is over at midnight Pacific on Monday.',
        call_to_action: 'Shop the linen sale',
      },
    },
  },
  {
    id: 'h8-en-email-flu',
    text: {
      type: 'email',
      language: 'en-GB',
      topic: 'Invitation to the flu vaccination',
      tone: 'friendly and plain',
      keywords: ['flu vaccination'],
      instructions: 'Greet the patient with {{first_name}}. Sign as Riverside Surgery.',
      target_audience: 'Patients aged 65 and over',
      link: 'https://www.riversidesurgery.example/flu',
      facts: [
        'The flu vaccination is free for everyone aged 65 and over',
        'Saturday clinics on 2, 9 and 16 October from 9 am to 1 pm at 4 Mill Lane',
        'An appointment lasts 10 minutes',
        'Book online or ring 01632 960417, weekdays from 8 am',
        'Last winter 71% of our older patients had the jab',
      ],
      output: {
        subject: 'Your free flu vaccination is ready to book',
        preheader: 'Choose a Saturday in October; it takes ten minutes',
        body:
          'Dear {{first_name}},\n\n' +
          'The evenings are drawing in, and it is time for your flu vaccination. It is free for everyone aged 65 or over.\n\n' +
          'We have set aside three Saturdays: 2 October, 9 October and 16 October, from nine in the morning until one. You’ll ' +
          'find us at 4 Mill Lane, as always. Please wear something with loose sleeves, and leave ten minutes for it.\n\n' +
          'You can book online or by telephone on 01632 960417. Our lines open at eight on weekdays.\n\n' +
          'About seven in ten of our older patients came last winter. We would be glad to see you this time, too.\n\n' +
          'With best wishes,\nRiverside Surgery',
        call_to_action: 'Book my appointment',
      },
    },
  },
  {
    id: 'h8-de-email-fahrplan',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Neuer Fahrplan der Stadtbahn ab Dezember',
      tone: 'freundlich',
      formality: 'formal',
      keywords: ['neuer Fahrplan', 'Linie 7'],
      length: 120,
      link: 'https://www.stadtbahn-lahntal.de/fahrplan2027',
      facts: [
        'Der Fahrplan gilt ab Sonntag, dem 13. Dezember 2026',
        'Linie 7 fährt werktags von 6 bis 20 Uhr alle 7,5 statt alle 10 Minuten',
        'Der letzte Wagen ab Hauptbahnhof fährt um 0.48 Uhr statt um 23.55 Uhr',
        'Die Haltestelle Gerberstraße entfällt, Ersatz: Marktplatz, 180 m entfernt',
        'Die Preise bleiben bis zum 30. Juni 2027 gleich',
        'Gedruckte Fahrpläne gibt es kostenlos im Kundenzentrum',
      ],
      output: {
        subject: 'Ihre Linie 7 kommt bald öfter',
        preheader: 'Neuer Fahrplan ab 13. Dezember: dichterer Takt, späterer Schluss',
        body:
          'Guten Tag,\n\n' +
          'am Sonntag, dem 13.12., stellen wir um. Unser neuer Fahrplan bringt Ihnen vor allem eines: weniger Warten.\n\n' +
          '- **Mehr Fahrten:** Die Linie 7 fährt werktags zwischen 6 und 20 Uhr alle siebeneinhalb Minuten, bisher waren es ' +
          'zehn.\n- **Später nach Hause:** Die letzte Bahn verlässt den Hauptbahnhof erst um 0:48 Uhr. Heute ist schon um fünf ' +
          'vor zwölf Schluss.\n- **Eine Haltestelle weniger:** An der Gerberstraße halten wir nicht mehr. Bis zum Marktplatz ' +
          'sind es 180 Meter.\n\n' +
          'Und die Preise? Die bleiben, wie sie sind, und zwar bis Ende Juni 2027.\n\n' +
          'Wer lieber blättert als wischt: Das gedruckte Heft bekommen Sie kostenlos im Kundenzentrum. Alle Abfahrten finden ' +
          'Sie auch online.\n\n' +
          'Gute Fahrt wünscht\nIhre Stadtbahn Lahntal',
        call_to_action: 'Meine Abfahrten ansehen',
      },
    },
  },
  {
    id: 'h8-de-email-musikschule',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Schnupperwoche der Musikschule',
      tone: 'fröhlich',
      formality: 'formal',
      keywords: ['Schnupperwoche'],
      target_audience: 'Eltern von Grundschulkindern',
      link: 'https://www.musikschule-eutin.de/schnuppern',
      facts: [
        'Schnupperwoche vom 20. bis 24. September, jeweils 14 bis 18 Uhr',
        'Kinder von 6 bis 10 Jahren, kostenlos',
        '17 Instrumente zum Ausprobieren',
        'Leihinstrumente für 12 € im Monat',
        'Einzelunterricht 30 Minuten pro Woche, 68 € im Monat; Geschwister zahlen die Hälfte',
        'Anmeldung bis 10. September',
      ],
      output: {
        subject: 'Schnupperwoche: Welches Instrument wird es?',
        preheader: 'Ihr Kind probiert aus, so viel es mag, und es kostet nichts',
        body:
          'Liebe Eltern,\n\n' +
          'Geige oder Schlagzeug? Trompete oder doch lieber Harfe? In unserer Schnupperwoche finden Kinder zwischen sechs und ' +
          'zehn Jahren es heraus. Siebzehn Instrumente stehen bereit, und jedes davon darf angefasst, gezupft und gepustet ' +
          'werden.\n\n' +
          '**Wann?** Vom 20. bis zum 24. September, an jedem Nachmittag von zwei bis sechs.\n\n' +
          '**Was kostet das?** Nichts. Wenn Ihr Kind danach weitermachen möchte, zahlen Sie für den Einzelunterricht 68 Euro ' +
          'im Monat bei einer halben Stunde pro Woche. Für Geschwister gilt der halbe Preis. Ein Leihinstrument gibt es für 12 ' +
          'Euro monatlich.\n\n' +
          'Bitte melden Sie Ihr Kind bis zum 10. September an, damit wir genug Mundstücke bereitlegen.\n\n' +
          'Bis bald und herzliche Grüße\nIhre Musikschule',
        call_to_action: 'Kind anmelden',
      },
    },
  },
  {
    id: 'h8-de-email-messe',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Einladung zur Messe LogiTech Nord',
      tone: 'sachlich',
      formality: 'formal',
      keywords: ['Lagerroboter'],
      length: 100,
      instructions: 'Anrede mit {{anrede}} {{nachname}}',
      target_audience: 'Leiter von Lagern mittelständischer Händler',
      facts: [
        'Messe vom 9. bis 11. März 2027 in Hannover, Halle 4, Stand B 12',
        'Der Lagerroboter Momo trägt 35 kg und schafft 180 Griffe in der Stunde',
        'Bei der Großhandlung Petersen sank die Zahl der Fehlgriffe um 75 %',
        'Vorführung zu jeder vollen Stunde, sie dauert 20 Minuten',
        'Eintrittskarte im Wert von 48 € kostenlos, Code MOMO27',
        'Ein Akku hält 9 Stunden',
      ],
      output: {
        subject: 'Sehen Sie unserem Lagerroboter bei der Arbeit zu',
        preheader: 'Ihre Eintrittskarte für die LogiTech Nord liegt bereit',
        body:
          '{{anrede}} {{nachname}},\n\n' +
          '180 Griffe in der Stunde, bis zu 35 Kilogramm pro Kiste, neun Stunden ohne Steckdose: Das ist Momo. Vom 9. bis zum ' +
          '11. März können Sie unseren Lagerroboter in Hannover erleben, in Halle 4 an Stand B 12.\n\n' +
          'Zu jeder vollen Stunde zeigen wir, wie er mit Ihren Leuten zusammenarbeitet. Planen Sie dafür zwanzig Minuten ' +
          'ein.\n\n' +
          'Was bringt das im Alltag? Die Großhandlung Petersen hat es gezählt: Die Fehlgriffe sind um drei Viertel ' +
          'zurückgegangen.\n\n' +
          'Ihre Eintrittskarte (Wert: 48 Euro) schenken wir Ihnen. Geben Sie bei der Anmeldung einfach den Code MOMO27 ein.\n\n' +
          'Mit freundlichen Grüßen\nIhr Team von Greif & Partner',
        call_to_action: 'Karte sichern',
      },
    },
  },
];

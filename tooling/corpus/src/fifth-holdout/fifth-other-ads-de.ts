import type { CorpusText } from '../corpus-text.ts';

const usedEbikes: CorpusText = {
  id: 'w-de-ad-ebike',
  text: {
    type: 'ad_copy',
    platform: 'google_search',
    language: 'de',
    topic: 'Gebrauchte E-Bikes aus der eigenen Werkstatt',
    product: 'Geprüfte gebrauchte E-Bikes',
    unique_selling_proposition: 'Jedes Rad mit Prüfprotokoll und Garantie',
    formality: 'informal',
    keywords: ['E-Bike gebraucht'],
    variants: 2,
    link: 'https://zweites-rad.example.com',
    facts: [
      'Preise ab 1.190 €',
      '24 Monate Garantie',
      'Jedes Rad wird in 62 Punkten geprüft, das Protokoll liegt bei',
      'Akku mit mindestens 80 % Restkapazität',
      'Kostenlose Lieferung in 5 Werktagen, kostenlose Abholung bei Rückgabe innerhalb von 14 Tagen',
    ],
    output: {
      variants: [
        {
          primary_text: null,
          headlines: [
            'E-Bike gebraucht kaufen',
            'Geprüft in 62 Punkten',
            'Schon ab 1190 Euro',
            'Zwei Jahre Garantie',
            'Kostenlos zu dir geliefert',
            '14 Tage Rückgaberecht',
          ],
          descriptions: [
            'Jedes Rad geht durch unsere Werkstatt. Such dir deins aus und fahr bald los.',
            'Der Akku hat noch mindestens 80 % Kapazität. Das Protokoll liegt jedem Rad bei.',
            'In fünf Werktagen vor deiner Tür. Gefällt es dir nicht, holen wir es wieder ab.',
          ],
        },
        {
          primary_text: null,
          headlines: [
            'E-Bike gebraucht mit Protokoll',
            'Akku ab 80 % Restkapazität',
            'Versand in fünf Werktagen',
            'Räder für unter 1.200 Euro',
            'Zwei Wochen zu Hause testen',
          ],
          descriptions: [
            '62 Prüfpunkte, ein Protokoll, keine Ausreden. Finde dein Rad in unserem Bestand.',
            'Kostenloser Versand, 24 Monate Garantie und zwei Wochen Zeit zum Überlegen.',
          ],
        },
      ],
    },
  },
};

const payroll: CorpusText = {
  id: 'w-de-ad-payroll',
  text: {
    type: 'ad_copy',
    platform: 'linkedin',
    language: 'de-CH',
    topic: 'Lohnbuchhaltung auslagern',
    product: 'Lohnbuchhaltung für KMU',
    unique_selling_proposition: 'Eine feste Ansprechperson und schnelle Antworten',
    formality: 'formal',
    keywords: ['Lohnbuchhaltung'],
    variants: 2,
    facts: [
      'Ab CHF 12.50 pro Lohnabrechnung',
      'Umstellung in 3 Wochen, ohne dass ein Lohnlauf ausfällt',
      '640 KMU in der Deutschschweiz, seit 1998',
      'Antwort innert 4 Stunden',
      'In den meisten Betrieben sind die Löhne am 25. fällig',
    ],
    output: {
      variants: [
        {
          primary_text: 'Vor dem 25. über Löhnen sitzen? Wir übernehmen Ihre Lohnbuchhaltung, ab 12.50 Franken pro Abrechnung.',
          headlines: ['Lohnbuchhaltung ab CHF 12.50 pro Abrechnung', 'Fragen zum Lohn? Antwort innert vier Stunden'],
          descriptions: ['Umstellung in drei Wochen, ohne dass ein Lohnlauf ausfällt'],
        },
        {
          primary_text: 'Über 600 KMU in der Deutschschweiz haben ihre Lohnbuchhaltung schon abgegeben. An Menschen, die zurückrufen.',
          headlines: ['Wir rechnen seit 1998 Löhne ab', 'Mehr Zeit für alles, was keine Lohnliste ist'],
          descriptions: ['Eine feste Ansprechperson, die Ihren Betrieb kennt'],
        },
      ],
    },
  },
};

export const germanAds: readonly CorpusText[] = [usedEbikes, payroll];

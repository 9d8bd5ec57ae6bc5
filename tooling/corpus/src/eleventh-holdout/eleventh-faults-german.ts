import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { forbids } from '../holdout/voices.ts';

export const germanFaults: readonly HoldoutFault[] = [
  {
    on: 'eleventh-de-balkon',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/0/body',
    swap: ['/sections/0/body', 'etwa 210 Euro', 'etwa 310 Euro'],
  },
  {
    on: 'eleventh-de-balkon',
    rule: 'language',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: [
      '/sections/2/body',
      'Wer zur Miete wohnt, fragt außerdem vorher beim Vermieter nach, am besten schriftlich.',
      'If you rent your flat, please ask your landlord first, ideally in writing.',
    ],
  },
  {
    on: 'eleventh-de-balkon',
    rule: 'length',
    outcome: 'fail',
    pointer: null,
    brief: { length: 300 },
  },
  {
    on: 'eleventh-de-balkon',
    rule: 'keyword',
    outcome: 'warn',
    pointer: null,
    brief: { keywords: ['Balkon-Kraftwerk', 'Wechselrichter'] },
  },
  {
    on: 'eleventh-de-balkon',
    rule: 'style',
    outcome: 'warn',
    pointer: '/introduction',
    swap: ['/introduction', 'Zwei Module am Geländer', 'In der heutigen schnelllebigen Zeit zählt jede Idee: Zwei Module am Geländer'],
  },
  {
    on: 'eleventh-de-fotokurs',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/conclusion',
    swap: [
      '/conclusion',
      'Pack bis dahin ruhig ein paar misslungene Fotos ein, an denen lernt man am meisten.',
      'Pack bis dahin ruhig ein paar misslungene Fotos ein, an denen',
    ],
  },
  {
    on: 'eleventh-de-fotokurs',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/0/body',
    swap: ['/sections/0/body', 'jeden Donnerstag um halb sieben', 'jeden Donnerstag um halb acht'],
  },
  {
    on: 'eleventh-de-fotokurs',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/slug',
    set: { '/slug': 'fotokurs-in-lindau-raus-aus-der-automatik-und-was-du-an-den-abenden-bei-uns-lernst' },
  },
  {
    on: 'eleventh-de-hausnotruf',
    rule: 'required_part',
    outcome: 'fail',
    pointer: '/faq/2/answer',
    set: { '/faq/2/answer': '' },
  },
  {
    on: 'eleventh-de-hausnotruf',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/faq/0/answer',
    set: { '/faq/0/answer': 'Als KI-Sprachmodell kann ich zu den Vertragsbedingungen leider keine Auskunft geben.' },
  },
  {
    on: 'eleventh-de-hausnotruf',
    rule: 'readability',
    outcome: 'warn',
    pointer: null,
    set: {
      '/sections/0/body':
        'Die Inbetriebnahme des wasserdichten Handgelenksenders ermöglicht hilfsbedürftigen Familienangehörigen die unverzügliche Kontaktaufnahme mit unserer Notrufzentrale, wobei nach Entgegennahme des Notrufes die Benachrichtigung der hinterlegten Kontaktpersonen beziehungsweise die Veranlassung weitergehender Unterstützungsleistungen durch entsprechend qualifizierte Mitarbeiterinnen und Mitarbeiter erfolgt.',
      '/sections/1/body':
        'Die durchgehende Besetzung unserer Notrufzentrale gewährleistet die zuverlässige Erreichbarkeit kompetenter Ansprechpersonen auch während gesetzlicher Feiertage, was zahlreiche angeschlossene Privathaushalte im gesamten Landkreisgebiet eindrucksvoll dokumentieren.',
      '/sections/2/body':
        'Die Installation der Hausnotrufanlage erfolgt einschließlich ausführlicher Einweisung aller Beteiligten innerhalb von 48 Stunden nach Auftragserteilung. Die monatlichen Gesamtkosten der Inanspruchnahme betragen einschließlich Geräteüberlassung 25,50 €, wobei bei anerkannter Pflegebedürftigkeit überwiegend eine Kostenübernahme durch die zuständige Pflegekasse erfolgt.',
      '/faq/1/answer':
        'Versehentlich ausgelöste Alarmierungen verursachen keinerlei Unannehmlichkeiten, da nach entsprechender Rückversicherung keine weitergehenden Hilfsmaßnahmen eingeleitet werden.',
    },
  },
  {
    on: 'eleventh-de-zeiterfassung',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/1/body',
    swap: ['/sections/1/body', 'jetzt um vier zu Hause', 'jetzt um drei zu Hause'],
  },
  {
    on: 'eleventh-de-zeiterfassung',
    rule: 'forbidden_word',
    outcome: 'fail',
    pointer: '/sections/0/body',
    swap: ['/sections/0/body', 'Dein Team tippt', 'Kinderleicht: Dein Team tippt'],
    voice: forbids('kinderleicht', 'revolutionär'),
  },
  {
    on: 'eleventh-de-zeiterfassung',
    rule: 'length',
    outcome: 'warn',
    pointer: null,
    brief: { length: 180 },
  },
  {
    on: 'eleventh-de-zeiterfassung',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/faq/0/answer',
    set: { '/faq/0/answer': 'Nein, die App läuft auf [unterstützte Geräte einfügen].' },
  },
];

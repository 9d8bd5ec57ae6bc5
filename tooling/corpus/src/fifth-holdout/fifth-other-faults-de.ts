import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { blocks, line } from './fifth-other-prose.ts';
import { avoiding, saying } from './fifth-other-voices.ts';

const inArticles: readonly HoldoutFault[] = [
  {
    on: 'w-de-article-piano',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/introduction',
    swap: ['/introduction', 'Einmal im Jahr genügt', 'Alle fünf Jahre genügt'],
  },
  {
    on: 'w-de-article-piano',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', 'die unsere Werkstatt 1987 gegründet hat. „Besuch merkt es zuerst.“', 'die unsere Werkstatt'],
  },
  {
    on: 'w-de-article-piano',
    rule: 'language',
    outcome: 'fail',
    pointer: '/sections/0/body',
    add: [
      '/sections/0/body',
      line(
        '\n\nIn winter, the heating dries out the air in most homes. The wood of the soundboard shrinks,',
        'the strings lose their tension, and the piano slowly drops out of tune.',
      ),
    ],
  },
  {
    on: 'w-de-article-piano',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/conclusion',
    add: ['/conclusion', ' Nach einem Umzug warten Sie am besten drei Wochen, bevor Sie uns rufen.'],
  },
  {
    on: 'w-de-article-piano',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_title',
    set: { '/meta_title': 'Klavier stimmen: wie oft, wann, warum und zu welchem Preis in unserer Werkstatt' },
  },
  { on: 'w-de-article-velo', rule: 'length', outcome: 'fail', pointer: null, brief: { length: 450 } },
  {
    on: 'w-de-article-velo',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/conclusion',
    swap: ['/conclusion', 'an der Länggassstrasse 44 in Bern', 'an der [Adresse einfügen] in Bern'],
  },
  {
    on: 'w-de-article-velo',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/conclusion',
    add: ['/conclusion', ' Alle Preise findest du auf www.velowerkstatt-laenggass.ch.'],
  },
];

const inEmails: readonly HoldoutFault[] = [
  {
    on: 'w-de-email-theatre',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Guten Tag,', 'Guten Tag, [Vorname Nachname],'],
  },
  {
    on: 'w-de-email-theatre',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Guten Tag,', 'Gerne! Hier ist der Text für Ihre E-Mail zum Premierenabo:\n\nGuten Tag,'],
  },
  { on: 'w-de-email-theatre', rule: 'required_part', outcome: 'fail', pointer: '/preheader', set: { '/preheader': '' } },
  { on: 'w-de-email-theatre', rule: 'forbidden_word', outcome: 'fail', pointer: '/body', voice: avoiding('kostenlos') },
  {
    on: 'w-de-email-theatre',
    rule: 'readability',
    outcome: 'warn',
    pointer: '/body',
    set: {
      '/body': blocks(
        'Guten Tag,',
        line(
          'hinsichtlich der bevorstehenden Spielzeiteröffnung am 24. September 2027 unterbreiten wir Ihnen unter Berücksichtigung',
          'der gegenwärtigen Veranstaltungsplanung das Premierenabo, dessen Inanspruchnahme zur Teilnahme an sämtlichen',
          'sechs Premierenveranstaltungen berechtigt und dessen Gesamtpreis bei fristgerechter Bestellung bis zum 15. Juni 2027',
          'bei 198 Euro gegenüber 264 Euro bei Einzelkartenerwerb liegt.',
        ),
        line(
          'Für den Fall einer terminlichen Verhinderung besteht bis 48 Stunden vor Vorstellungsbeginn die Möglichkeit',
          'einer kostenlosen Umtauschvereinbarung, wobei die Bearbeitung entsprechender Umtauschbegehren ausschließlich',
          'durch die telefonische Kassenverwaltung unter 0341 555 01 20 innerhalb der Öffnungszeiten',
          'von Montag bis Samstag zwischen 10 und 18 Uhr vorgenommen werden kann.',
        ),
        line(
          'Abonnementinteressenten unter 30 Jahren wird eine Ermäßigung in Höhe von 50 Prozent eingeräumt,',
          'deren Gewährung unter Vorlage entsprechender Altersnachweise im Rahmen der Bestellabwicklung erfolgt.',
        ),
        'Ihr Schauspielhaus',
      ),
    },
  },
  {
    on: 'w-de-email-apricots',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Am Samstag, dem 17. Juli,', 'Am Sonntag, dem 17. Juli,'],
  },
  {
    on: 'w-de-email-apricots',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Bis bald unter den Bäumen!', 'Bis bald unter den'],
  },
  { on: 'w-de-email-apricots', rule: 'length', outcome: 'warn', pointer: '/body', brief: { length: 250 } },
  { on: 'w-de-email-apricots', rule: 'keyword', outcome: 'warn', pointer: null, brief: { keywords: ['Marillen', 'Hof-Fest'] } },
];

const inPages: readonly HoldoutFault[] = [
  {
    on: 'w-de-page-coworking',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/2/body',
    add: ['/sections/2/body', '\n\n„Seit ich hier arbeite, habe ich doppelt so viele Aufträge“, sagt die Grafikerin Wiebke Lorenz.'],
  },
  {
    on: 'w-de-page-coworking',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/faq/1/answer',
    set: { '/faq/1/answer': 'Als KI-Sprachmodell kann ich zu den Regeln in Ihren Räumen leider keine verlässliche Auskunft geben.' },
  },
  {
    on: 'w-de-page-coworking',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/headline',
    set: { '/headline': 'Ein **ruhiger Schreibtisch** mitten in der Stadt' },
  },
  {
    on: 'w-de-page-coworking',
    rule: 'style',
    outcome: 'warn',
    pointer: '/sections/4/body',
    swap: [
      '/sections/4/body',
      'Probieren Sie es aus:',
      'Tauchen Sie ein in die Welt des modernen Arbeitens und heben Sie Ihre Produktivität auf das nächste Level:',
    ],
  },
  { on: 'w-de-page-puppies', rule: 'required_part', outcome: 'fail', pointer: '/faq', set: { '/faq': null } },
  {
    on: 'w-de-page-puppies',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/sections/2/heading',
    set: { '/sections/2/heading': 'Kleine Gruppe, großer Platz' },
  },
];

const inPosts: readonly HoldoutFault[] = [
  {
    on: 'w-de-post-timber',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'https://bauforum.example.com/vortrag', 'Anmeldung auf unserer Website'],
  },
  {
    on: 'w-de-post-timber',
    rule: 'platform_limit',
    outcome: 'warn',
    pointer: '/text',
    swap: [
      '/text',
      'Eintritt frei.',
      'Eintritt frei. Nach dem Vortrag ist Zeit für Ihre Fragen zu Baustoffen, Fluchtwegen und Genehmigungen.',
    ],
  },
  {
    on: 'w-de-post-pool',
    rule: 'hashtag',
    outcome: 'fail',
    pointer: '/text',
    add: ['/text', '\n\n#Freibadliebe #Sommer'],
  },
  {
    on: 'w-de-post-repair',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'gut zwei Drittel laufen wieder', 'gut vier Fünftel laufen wieder'],
  },
  {
    on: 'w-de-post-fondue',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', '3 dl Weisswein', '3 Liter Weisswein'],
  },
  {
    on: 'w-de-post-fondue',
    rule: 'keyword',
    outcome: 'fail',
    pointer: null,
    swap: ['/text', 'vom ersten Griff zum Caquelon bis', 'vom ersten Griff zum Topf bis'],
  },
  {
    on: 'w-de-post-fondue',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'Für vier Personen brauchst du:', '**Für vier Personen brauchst du:**'],
  },
];

const inAds: readonly HoldoutFault[] = [
  {
    on: 'w-de-ad-ebike',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/variants/0/headlines/4',
    set: { '/variants/0/headlines/4': 'Kostenlos und schnell zu dir nach Hause geliefert' },
  },
  {
    on: 'w-de-ad-ebike',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/1/headlines/2',
    set: { '/variants/1/headlines/2': 'Versand in fünf Werktagen!' },
  },
  {
    on: 'w-de-ad-ebike',
    rule: 'editorial',
    also: ['unsupported_figure'],
    outcome: 'fail',
    pointer: '/variants/0/descriptions/2',
    set: { '/variants/0/descriptions/2': 'Fragen zum Rad? Ruf uns unter 030 555 01 47 an, wir beraten dich gern.' },
  },
  {
    on: 'w-de-ad-ebike',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/0/headlines/3',
    set: { '/variants/0/headlines/3': 'In 62 Punkten geprüft' },
  },
  {
    on: 'w-de-ad-payroll',
    rule: 'term',
    outcome: 'fail',
    pointer: '/variants/1/descriptions/0',
    voice: saying('Kundenberaterin', 'Ansprechperson'),
  },
];

export const germanFaults: readonly HoldoutFault[] = [...inArticles, ...inEmails, ...inPages, ...inPosts, ...inAds];

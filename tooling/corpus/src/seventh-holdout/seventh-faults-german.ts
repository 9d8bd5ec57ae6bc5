import type { HoldoutFault } from '../holdout/holdout-fault.ts';

const fail = (on: string, rule: string, pointer: string | null) => ({ on, rule, outcome: 'fail', pointer }) as const;
const warn = (on: string, rule: string, pointer: string | null) => ({ on, rule, outcome: 'warn', pointer }) as const;

export const seventhFaultsGerman: readonly HoldoutFault[] = [
  {
    ...fail('y-de-email-optiker', 'refusal', '/body'),
    swap: ['/body', 'Guten Tag,', 'Gerne! Hier ist der Text für Ihre E-Mail:\n\nGuten Tag,'],
  },
  { ...fail('y-de-email-optiker', 'unsupported_figure', '/body'), swap: ['/body', 'etwa 20 Minuten', 'etwa 40 Minuten'] },
  {
    ...warn('y-de-email-optiker', 'style', '/body'),
    swap: [
      '/body',
      'halten Sie die Zeitung in letzter Zeit ein Stück weiter weg?',
      'in der heutigen schnelllebigen Zeit vergisst man leicht die eigenen Augen. Geht es Ihnen auch so?',
    ],
  },
  {
    ...fail('y-de-landing-fahrschule', 'unsupported_figure', '/sections/0/body'),
    swap: ['/sections/0/body', 'Am 6. Juli', 'Am 16. Juli'],
  },
  {
    ...warn('y-de-landing-fahrschule', 'duplicate', '/sections/2/body'),
    add: ['/sections/2/body', ' Mehr als zwölf Leute nehmen wir nicht auf.'],
  },
  {
    ...warn('y-de-landing-fahrschule', 'seo_length', '/meta_title'),
    set: { '/meta_title': 'Ferienkurs in Münster: die ganze Theorie in zwei Wochen bei der Fahrschule Kreuzer' },
  },
  {
    ...fail('y-de-article-obst', 'unsupported_figure', '/sections/1/body'),
    swap: ['/sections/1/body', 'Mehr als 25 Prozent', 'Mehr als 40 Prozent'],
  },
  {
    ...fail('y-de-article-obst', 'truncation', '/sections/2/body'),
    swap: ['/sections/2/body', 'dicht am Ast ab.', 'dicht am'],
  },
  {
    ...fail('y-de-article-obst', 'unsupported_link', '/conclusion'),
    also: ['link'],
    swap: ['/conclusion', 'https://baumpflege-ritter.example/kurs', 'https://www.obstbaum-kurse.example/anmeldung'],
  },
  {
    ...fail('y-de-google-umzug', 'unsupported_figure', '/variants/0/headlines/2'),
    set: { '/variants/0/headlines/2': 'Über 5.000 Umzüge im Jahr' },
  },
  {
    ...fail('y-de-google-umzug', 'duplicate', '/variants/0/descriptions/1'),
    set: { '/variants/0/descriptions/1': 'Sie packen die Zahnbürste ein, wir den Rest. Fragen Sie jetzt Ihren Festpreis an.' },
  },
  {
    ...fail('y-de-google-umzug', 'editorial', '/variants/0/headlines/1'),
    set: { '/variants/0/headlines/1': 'FESTPREIS IN 24 STUNDEN' },
  },
  { ...warn('y-de-facebook-hofladen', 'hashtag', '/text'), swap: ['/text', '#Hofladen', '#Hofladen #Herbstliebe'] },
  {
    ...fail('y-de-facebook-hofladen', 'placeholder', '/text'),
    swap: ['/text', 'Alles Weitere steht hier:', 'Fragen? Ruft an unter [Telefonnummer einfügen]. Alles Weitere steht hier:'],
  },
  {
    ...fail('y-de-instagram-yoga', 'unsupported_figure', '/variants/1/descriptions/0'),
    set: { '/variants/1/descriptions/0': 'Probestunde für 5 Euro' },
  },
  {
    ...warn('y-de-instagram-yoga', 'platform_limit', '/variants/0/headlines/0'),
    set: { '/variants/0/headlines/0': '75 Minuten nur für dich, ganz ohne Handy und ohne Termine' },
  },
  {
    ...fail('y-de-mastodon-repair', 'language', '/text'),
    swap: [
      '/text',
      'Sechs Ehrenamtliche schrauben mit dir zusammen. Das kostet nichts, du zahlst nur die Ersatzteile.',
      'Our volunteers will help you to mend it. The help is free, and you only have to pay for the spare parts.',
    ],
  },
];

import type { CorpusText } from '../corpus-text.ts';
import { blocks, line, lines } from './fifth-other-prose.ts';

const theatre: CorpusText = {
  id: 'w-de-email-theatre',
  text: {
    type: 'email',
    language: 'de',
    topic: 'Premierenabo der neuen Spielzeit',
    tone: 'charmant',
    formality: 'formal',
    keywords: ['Premierenabo'],
    link: 'https://schauspielhaus.example.com/abo',
    facts: [
      'Premierenabo: 6 Premieren für 198 €, einzeln gekauft 264 €',
      'Der Abopreis gilt bis 15. Juni 2027',
      'Saisoneröffnung am Freitag, 24. September 2027, 19.30 Uhr: „Der zerbrochne Krug“',
      'Kasse: Telefon 0341 555 01 20, Montag bis Samstag 10 bis 18 Uhr',
      'Kostenloser Tausch bis 48 Stunden vor der Vorstellung',
      'Wer unter 30 ist, zahlt 50 %',
    ],
    output: {
      subject: 'Ihr Premierenabo für die neue Spielzeit',
      preheader: 'Sechs Abende zum Abopreis, wenn Sie bis Mitte Juni buchen',
      body: blocks(
        'Guten Tag,',
        line(
          'am 24. September hebt sich bei uns wieder der Vorhang. Um halb acht beginnt die Spielzeit mit „Der zerbrochne Krug“,',
          'und Sie könnten dabei sein, bevor die Zeitung darüber schreibt.',
        ),
        line(
          'Das Premierenabo bringt Sie zu allen sechs Premieren. Es kostet 198 Euro; einzeln gekauft wären es 264 Euro.',
          'Wer noch keine 30 ist, zahlt die Hälfte.',
        ),
        'Ein Abend passt doch nicht? Dann tauschen Sie ihn kostenlos, und zwar bis zwei Tage vor der Vorstellung.',
        line(
          'Den Abopreis gibt es bis zum 15. Juni 2027. Buchen Sie online oder rufen Sie an:',
          'Unter 0341 5550120 erreichen Sie unsere Kasse von Montag bis Samstag zwischen 10 und 18 Uhr.',
        ),
        'Wir freuen uns auf Ihren Applaus und, wenn es sein muss, auf Ihr Buh.',
        'Ihr Schauspielhaus',
      ),
      call_to_action: 'Abo online buchen',
    },
  },
};

const apricots: CorpusText = {
  id: 'w-de-email-apricots',
  text: {
    type: 'email',
    language: 'de-AT',
    topic: 'Einladung zum Hoffest in der Marillenzeit',
    tone: 'herzlich',
    formality: 'informal',
    keywords: ['Marillen', 'Hoffest'],
    length: 120,
    link: 'https://marillenhof.example.com/hoffest',
    instructions: 'Österreichisches Deutsch. Die Marillen sind heuer früher reif, deshalb ist das Fest früher als sonst.',
    facts: [
      'Hoffest am Samstag, 17. Juli 2027, 10 bis 20 Uhr',
      'Marillen zum Selberpflücken: 4,20 € pro kg, ab 10 kg 3,80 € pro kg',
      'Marillenknödel: 9,50 € pro Portion',
      '1.400 Marillenbäume, der älteste gepflanzt 1951',
      'Kinder unter 6 Jahren essen gratis',
      'Zug ab Krems um 9:48 Uhr, vom Bahnhof Spitz 12 Minuten zu Fuß',
    ],
    output: {
      subject: 'Marillen pflücken und feiern: unser Hoffest',
      preheader: 'Am 17. Juli gibt es Knödel, Schatten und volle Körbe',
      body: blocks(
        'Servus,',
        line(
          'heuer sind die Marillen früh dran. Deshalb feiern auch wir früher: Am Samstag, dem 17. Juli, sperren wir den Hof',
          'um zehn in der Früh auf und erst um acht am Abend wieder zu.',
        ),
        'Das wartet auf dich:',
        lines(
          '- Marillen zum Selberpflücken um 4,20 Euro das Kilo, ab zehn Kilo um 3,80 Euro',
          '- Knödel um 9,50 Euro die Portion',
          '- Schatten unter 1400 Bäumen, von denen der älteste seit 1951 hier steht',
        ),
        'Kinder, die noch keine sechs sind, essen gratis mit.',
        line(
          'Lass das Auto ruhig daheim. Um 9.48 Uhr fährt in Krems ein Zug ab,',
          'und vom Bahnhof in Spitz gehst du zwölf Minuten zu Fuß.',
        ),
        'Pack also deine sieben Sachen und einen Korb ein. Der Rest wächst bei uns.',
        'Bis bald unter den Bäumen!',
      ),
      call_to_action: 'Ich komme zum Hoffest',
    },
  },
};

export const germanEmails: readonly CorpusText[] = [theatre, apricots];

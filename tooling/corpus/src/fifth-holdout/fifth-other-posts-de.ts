import type { CorpusText } from '../corpus-text.ts';
import { blocks, line, lines } from './fifth-other-prose.ts';

const timberTalk: CorpusText = {
  id: 'w-de-post-timber',
  text: {
    type: 'social_post',
    platform: 'linkedin',
    language: 'de',
    topic: 'Kurze Ankündigung: Vortrag über Brandschutz im Holzbau',
    keywords: ['Brandschutz'],
    hashtags: ['Holzbau', 'Kassel'],
    link: 'https://bauforum.example.com/vortrag',
    instructions: 'So kurz, dass alles zu sehen ist, ohne dass man aufklappt.',
    facts: ['Vortrag am Mittwoch, 21. April 2027, 18 Uhr, im Bauforum Kassel', '80 Plätze, Eintritt frei'],
    output: {
      text: blocks(
        line(
          'Holz brennt berechenbarer, als viele denken. Wie guter Brandschutz gelingt, hören Sie am 21. April um 18 Uhr.',
          '80 Plätze, Eintritt frei.',
        ),
        'https://bauforum.example.com/vortrag',
        '#Holzbau #Kassel',
      ),
      hashtags: ['Holzbau', 'Kassel'],
    },
  },
};

const openAirPool: CorpusText = {
  id: 'w-de-post-pool',
  text: {
    type: 'social_post',
    platform: 'facebook',
    language: 'de-AT',
    topic: 'Saisonstart im Freibad',
    tone: 'gut gelaunt',
    formality: 'informal',
    keywords: ['Freibad'],
    hashtags: [],
    link: 'https://freibad.example.com/karten',
    facts: [
      'Saisonstart am Samstag, 8. Mai 2027, 9:00 Uhr',
      'Wassertemperatur beim Start: 22 °C',
      'Neues Sprungbrett: 3 m',
      'Tageskarte 6,50 €, Kinder 3,00 €',
      'Saisonkarte 89 €, im Vorverkauf bis 30. April 75 €',
    ],
    output: {
      text: blocks(
        'Badehose raus! Am 8. Mai sperrt unser Freibad auf, und zwar um Punkt neun.',
        line(
          'Das Wasser hat dann 22 Grad, das neue Sprungbrett drei Meter und das Buffet die ersten Pommes des Jahres.',
          'Die Tageskarte kostet 6,50 Euro, Kinder zahlen drei.',
        ),
        line(
          'Du schwimmst öfter? Hol dir die Saisonkarte im Vorverkauf: bis Ende April um 75 statt 89 Euro,',
          'gleich hier auf freibad.example.com/karten',
        ),
        'Und wer traut sich als Erster vom Dreier? 🏊',
      ),
      hashtags: [],
    },
  },
};

const repairCafe: CorpusText = {
  id: 'w-de-post-repair',
  text: {
    type: 'social_post',
    platform: 'mastodon',
    language: 'de',
    topic: 'Nächstes Repair-Café in der Dresdner Neustadt',
    formality: 'informal',
    keywords: ['Repair-Café'],
    hashtags: ['RepairCafe', 'Dresden'],
    link: 'https://repair-neustadt.example.org',
    facts: [
      'Samstag, 13. Februar 2027, 14 bis 17 Uhr, Louisenstraße 55',
      'Im Jahr 2026: 312 Geräte angenommen, 68 % davon repariert',
      'Kostenlos, Spenden willkommen',
    ],
    output: {
      text: blocks(
        'Am Samstag, 13.2., ist wieder Repair-Café in der Louisenstraße 55, von 14 bis 17 Uhr.',
        line(
          'Bringt Toaster, Lampen, Jacken und etwas Geduld mit. 2026 haben wir über 300 Geräte aufgeschraubt,',
          'gut zwei Drittel laufen wieder. Es kostet nichts, Spenden nehmen wir gern.',
        ),
        'https://repair-neustadt.example.org',
        '#RepairCafe #Dresden',
      ),
      hashtags: ['RepairCafe', 'Dresden'],
    },
  },
};

const fondue: CorpusText = {
  id: 'w-de-post-fondue',
  text: {
    type: 'social_post',
    platform: 'youtube',
    language: 'de-CH',
    topic: 'Beschreibung zum Video: Fondue moitié-moitié',
    tone: 'gemütlich',
    formality: 'informal',
    keywords: ['Fondue', 'Caquelon'],
    hashtags: ['Fondue'],
    link: 'https://kaeserei.example.com/mischung',
    facts: [
      'Video: 7 Minuten',
      'Für 4 Personen: 400 g Gruyère, 400 g Vacherin, 3 dl Weisswein, 1 Knoblauchzehe, 2 Teelöffel Maisstärke',
      'Fertige Mischung: 800 g für CHF 24.80, Versand am selben Tag bei Bestellung bis 11 Uhr',
      'Käserei am Schwarzsee, gegründet 1923',
    ],
    output: {
      text: blocks(
        line(
          'So gelingt dir ein Fondue, das nicht scheidet: In sieben Minuten zeigen wir dir jeden Schritt,',
          'vom ersten Griff zum Caquelon bis zum letzten Bissen.',
        ),
        'Für vier Personen brauchst du:',
        lines('- je 400 Gramm Gruyère und Vacherin', '- 3 dl Weisswein', '- eine Knoblauchzehe', '- zwei Teelöffel Maisstärke'),
        line(
          'Unser Rat, seit 1923 erprobt und mit etlichen Brotwürfeln bezahlt: kleine Hitze, viel rühren, und zwar in Form einer Acht.',
          'Ruhe im Rührarm ist die halbe Miete.',
        ),
        line(
          'Keine Lust zu raffeln? Bei uns bekommst du die fertige Mischung, 800 g für Fr. 24.80.',
          'Was bis elf Uhr bestellt ist, geht am gleichen Tag auf die Post: https://kaeserei.example.com/mischung',
        ),
        'Und was kommt bei euch ins Brotkörbchen? Schreibt es in die Kommentare.',
        '#Fondue',
      ),
      hashtags: ['Fondue'],
    },
  },
};

export const germanPosts: readonly CorpusText[] = [timberTalk, openAirPool, repairCafe, fondue];

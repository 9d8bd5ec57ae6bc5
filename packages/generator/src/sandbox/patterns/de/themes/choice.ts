import type { Theme } from '../../theme.ts';

export const choice: Theme = {
  headings: ['Wie man richtig wählt', 'Die Möglichkeiten im Vergleich', '{topic_title}: mit klarem Kopf wählen'],
  leads: [
    'Zu {topic_dative} führt mehr als ein Weg, und der richtige hängt davon ab, was man sich davon [verspricht|wünscht].',
    'Eine gute Wahl bei {topic_dative} beginnt mit einer kurzen Liste von [Wünschen|Kriterien].',
  ],
  points: [
    'Zuerst klärt man, was [unverzichtbar|ein Muss] ist und was nur [willkommen|angenehm].',
    'Drei [Möglichkeiten|Kandidaten] genügen für einen [fairen|ordentlichen] Vergleich.',
    'Am besten muss jede Möglichkeit dieselben [Fragen|Kriterien] in derselben Reihenfolge bestehen.',
    'Der erste Eindruck zählt, aber er sollte nicht das [letzte|einzige] Wort haben.',
    'Es lohnt, auf das zu achten, was [fehlt|ungesagt bleibt], nicht nur auf das [Versprochene|Gezeigte].',
    'Liegen zwei Möglichkeiten [gleichauf|nah beieinander], gewinnt die, die sich leichter [ändern|rückgängig machen] lässt.',
    'Eine Nacht darüber zu schlafen, ist ein [bewährter|verlässlicher] Rat.',
    '[Empfehlungen|Bewertungen] helfen, wenn man weiß, von wem sie [stammen|kommen].',
    'Die beste Wahl ist die, die auch in einem Jahr noch [sinnvoll|richtig] erscheint.',
    'Man darf sich auch gegen die [Mode|Mehrheit] entscheiden.',
    'Ist die Wahl [getroffen|gefallen], verdient sie eine faire [Chance|Bewährungszeit].',
    'Ein klares Nein zum Rest macht das Ja [stärker|leichter].',
  ],
};

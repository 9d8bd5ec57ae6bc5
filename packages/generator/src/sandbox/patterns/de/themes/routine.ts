import type { Theme } from '../../theme.ts';

export const routine: Theme = {
  headings: ['Eine Gewohnheit daraus machen', 'Routine, die trägt', '{topic_title} im Alltag'],
  leads: [
    'Bei {topic_dative} erreichen [regelmäßige|stetige] kleine Schritte mehr als [seltene|gelegentliche] große.',
    'Aus {topic_dative} wird eine [Gewohnheit|Routine], sobald es einen festen Platz in der Woche gibt.',
  ],
  points: [
    'Neue [Gewohnheiten|Aufgaben] lassen sich gut an etwas knüpfen, das [täglich|ohnehin] geschieht.',
    '[Kurze|Knappe] Einheiten, die wirklich stattfinden, schlagen lange, die [ausfallen|verschoben werden].',
    'Eine sichtbare [Erinnerung|Notiz] bewirkt mehr als gute [Absichten|Vorsätze].',
    'Fällt ein Tag aus, geht es am nächsten einfach [weiter|normal weiter].',
    '[Wiederholung|Übung] macht die Handgriffe leichter und den [Kopf|Blick] frei für die Einzelheiten.',
    'Liegen die [Werkzeuge|Dinge] dort, wo man sie braucht, wird der Weg zum [Anfangen|Tun] kürzer.',
    'Eine Routine sollte zum [Leben|Alltag] passen, nicht umgekehrt.',
    'Es [hilft|lohnt sich], Erledigtes abzuhaken; Fortschritt will gesehen werden.',
    'Von Zeit zu Zeit verdient eine Routine einen [frischen|prüfenden] Blick, denn die Umstände ändern sich.',
    'Je [einfacher|schlichter] die Regel, desto länger wird sie [befolgt|eingehalten].',
    'Gemeinsame Gewohnheiten [halten|tragen] besser, also lohnt es, jemanden [mitzunehmen|einzuladen].',
    'Irgendwann verschwindet die [Mühe|Erinnerung], und die Gewohnheit [bleibt|ist da].',
  ],
};

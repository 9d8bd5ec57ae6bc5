import type { Theme } from '../../theme.ts';

export const time: Theme = {
  headings: ['Wie viel Zeit es braucht', 'Gut genutzte Zeit', '{topic_title}: die Zeit dafür finden'],
  leads: [
    'Wie viel Zeit {topic} braucht, hängt weniger von der Uhr ab als von guter [Planung|Ordnung].',
    'Zeit ist der häufigste [Grund|Vorwand], {topic} aufzuschieben, und dagegen lässt sich etwas [tun|sagen].',
  ],
  points: [
    'Der Anfang dauert am [längsten|meisten], weil alles noch [neu|ungewohnt] ist.',
    'Wer etwas mehr einplant als [nötig|gedacht], behält einen [entspannten|ruhigen] Tag.',
    '[Wartezeiten|Ruhezeiten] gehören dazu und lassen sich für [anderes|Angenehmes] nutzen.',
    'Ohne [Unterbrechung|Ablenkung] ist eine Aufgabe in viel [kürzerer|weniger] Zeit erledigt.',
    'Manche Schritte lassen sich nicht [beschleunigen|verkürzen], und das weiß man besser [vorher|im Voraus].',
    '[Feste|Regelmäßige] Zeiten schützen das Wichtige vor dem, was nur [dringend|laut] ist.',
    'Mit der [Übung|Erfahrung] wird dieselbe Arbeit [kürzer|leichter], fast unbemerkt.',
    'Es ist besser, an einem guten [Punkt|Moment] aufzuhören, als müde [weiterzumachen|durchzuhalten].',
    'Was in einer [ruhigen|freien] Stunde vorbereitet wird, spart später eine [hektische|volle].',
    'Wer die [Arbeit|Aufgaben] teilt, teilt auch die Zeit.',
    'Die Frage lohnt, welcher [Teil|Schritt] fehlen dürfte, ohne dass es jemand [merkt|bedauert].',
    'Die [investierte|eingesetzte] Zeit kommt später als [Leichtigkeit|Ruhe] zurück.',
  ],
};

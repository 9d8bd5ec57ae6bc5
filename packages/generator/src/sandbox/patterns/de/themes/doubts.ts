import type { Theme } from '../../theme.ts';

export const doubts: Theme = {
  headings: ['Zweifel, ehrlich beantwortet', 'Ist es das Richtige?', '{topic_title}: berechtigte Fragen'],
  leads: [
    'Zweifel an {topic_dative} sind [normal|gesund], und sie verdienen [ehrliche|klare] Antworten.',
    'Vor der Entscheidung für {topic} zögern viele, und oft aus [guten|verständlichen] Gründen.',
  ],
  points: [
    'Nicht alle brauchen dasselbe, und [manchmal|gelegentlich] ist Warten die richtige Antwort.',
    'Fehlende [Erfahrung|Vorkenntnis] ist kein Hindernis; jeder [beginnt|fängt] irgendwo an.',
    'Ist die Zeit [knapp|kurz], hilft eine kleinere Fassung mehr als gar keine.',
    'Die Sorge, etwas [falsch|schlecht] zu machen, schwindet mit dem ersten [Ergebnis|Erfolg].',
    'Was sich [ausprobieren|testen] lässt, muss man nicht [glauben|blind hinnehmen].',
    'Die Frage, was geschieht, wenn es nicht [klappt|passt], ist [berechtigt|erlaubt].',
    'Zweifel zeigen oft auf eine [Frage|Einzelheit], die noch [offen|ungeklärt] ist.',
    'Wer vorher [fragt|prüft], entscheidet mit einem besseren [Gefühl|Gewissen].',
    'Auch ein Nein kann eine [gute|ernsthafte] Antwort sein, und es verdient [Respekt|Achtung].',
    'Manche Einwände verschwinden, sobald die [Bedingungen|Umstände] auf dem Tisch liegen.',
    'Es gibt keinen Grund zur [Eile|Hast]; eine gute Möglichkeit ist auch [morgen|nach einer ruhigen Nacht] noch gut.',
    'Meist sagt ein [kleiner|vorsichtiger] Versuch mehr als eine lange [Debatte|Diskussion].',
  ],
};

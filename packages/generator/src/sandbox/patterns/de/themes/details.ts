import type { Theme } from '../../theme.ts';

export const details: Theme = {
  core: true,
  headings: ['Die Details machen den Unterschied', 'Die kleinen Dinge', '{topic_title}: die Einzelheiten'],
  leads: [
    'Oft entscheiden die [kleinen|unscheinbaren] Dinge darüber, ob {topic} [gelingt|überzeugt].',
    'Aus der Nähe betrachtet, besteht {topic} aus vielen kleinen Entscheidungen.',
  ],
  points: [
    'Eine [Beschriftung|Bezeichnung] am richtigen Ort erspart viel [Suchen|Nachfragen].',
    'Die [Reihenfolge|Abfolge] ist wichtig: Dieselben Schritte in anderer Ordnung führen zu einem anderen [Ergebnis|Resultat].',
    'Kleine [Anpassungen|Korrekturen] zur rechten Zeit ersetzen große zu einem [späteren|schlechteren] Zeitpunkt.',
    'Was die [Hand|Aufmerksamkeit] zuerst berührt, sollte [stimmen|angenehm sein].',
    '[Licht, Ordnung und Ruhe|Temperatur, Licht und Ruhe] haben mehr Einfluss, als man [denkt|glaubt].',
    'Das Kleingedruckte verdient einen [Blick|zweiten Blick], denn dort wohnen die [Überraschungen|Ausnahmen].',
    'Ein gut gewähltes [Wort|Beispiel] erklärt mehr als ein ganzer [Absatz|Aufsatz].',
    'Details sind kein [Schmuck|Beiwerk]; in ihnen wird Sorgfalt [sichtbar|spürbar].',
    'Zwischen mehr und [besser|feiner] ist [besser|feiner] die gute Wahl.',
    'Der letzte [Handgriff|Schritt] ist kurz, und es wäre schade, ihn [wegzulassen|zu überspringen].',
    '[Anfang und Ende|Die Übergänge] prüft man am besten zweimal; die Mitte hält meist von selbst.',
    'Wer genau [hinsieht|hinschaut], entdeckt bald mehr als zuvor.',
  ],
};

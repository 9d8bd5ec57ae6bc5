import type { Theme } from '../../theme.ts';

export const staying: Theme = {
  headings: ['Dranbleiben', 'Wenn der Schwung nachlässt', '{topic_title} auf lange Sicht'],
  leads: [
    'Die [eigentliche|wahre] Probe kommt für {topic}, wenn die erste [Begeisterung|Aufregung] vorbei ist.',
    'Bei {topic_dative} bleibt man leichter, wenn der [Grund|Zweck] sichtbar bleibt.',
  ],
  points: [
    'Der Schwung kommt und geht; ein [einfacher|klarer] Plan bleibt.',
    'Es hilft, sich an den [Anlass|Anfang] zu erinnern, und zwar in eigenen [Worten|Bildern].',
    'Eine [Pause|Unterbrechung] ist kein Ende, solange die [Rückkehr|Fortsetzung] feststeht.',
    'Ein Wechsel [des Ortes|der Reihenfolge] hält die Sache [frisch|interessant].',
    'Liegt der nächste Schritt am Abend schon [bereit|sichtbar da], beginnt der Morgen leichter.',
    'Auch [Ausdauer|Mühe] verdient eine Belohnung, nicht nur [Erfolg|das Ergebnis].',
    'An [schwierigen|zähen] Tagen genügt der kleinste mögliche [Schritt|Beitrag].',
    '[Rückschläge|Durststrecken] gehören zu jedem [längeren|lohnenden] Vorhaben.',
    'Wer anderen von seinem [Plan|Ziel] erzählt, hält ihn [leichter|eher] ein.',
    '[Langeweile|Ungeduld] ist oft ein Zeichen, dass die nächste [Stufe|Herausforderung] kommen darf.',
    'Der Blick auf das [Geschaffte|Erreichte] wiegt so viel wie der auf den [Rest|weiteren Weg].',
    'Was [selbstverständlich|zur Natur] geworden ist, braucht keine [Willenskraft|Erinnerung] mehr.',
  ],
};

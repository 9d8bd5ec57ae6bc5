import type { Theme } from '../../theme.ts';

export const needs: Theme = {
  core: true,
  headings: ['Was man wirklich braucht', '{topic_title}: was dazugehört', 'Die wenigen Dinge, die zählen'],
  leads: [
    'Bevor etwas gekauft oder gebucht wird, lohnt die Frage, was {topic} [wirklich|eigentlich] verlangt.',
    'Die Liste der Dinge, die zu {topic_dative} gehören, ist kürzer, als [viele denken|es scheint].',
  ],
  points: [
    'Ein klares Ziel kommt [zuerst|vor allem anderen]; [Werkzeug|Ausrüstung] folgt später.',
    'Vieles von dem, was [gebraucht|benötigt] wird, ist [schon da|in Reichweite], nur noch nicht an einem Ort.',
    'Der richtige [Zeitpunkt|Moment] und ein wenig [Ruhe|Platz] sind [mehr wert|nützlicher] als jedes Zubehör.',
    'Es ist [vernünftig|klug], mit dem [Nötigsten|Wesentlichen] zu beginnen und den Rest später zu ergänzen.',
    '[Gute|Verlässliche] Informationen gehören zur [Ausrüstung|Vorbereitung], und sie kosten kaum mehr als [Aufmerksamkeit|Lesezeit].',
    'Was oft benutzt wird, sollte [stabil|verlässlich] sein; was einmal gebraucht wird, darf [geliehen|einfach] sein.',
    'Eine kurze [Liste|Notiz] auf Papier [hilft|nützt] oft mehr als ein langer [Plan|Text] in der Schublade.',
    '[Neugier|Interesse] lässt sich nicht kaufen und trägt doch weiter als jedes [Werkzeug|Hilfsmittel].',
    'Die [einfachste|schlichteste] Fassung, die funktioniert, ist ein guter [Anfang|Ausgangspunkt].',
    'Bevor etwas Neues dazukommt, lohnt der Blick auf das, was [wegfallen|weiterverwendet werden] kann.',
    'Ein Mensch, den man fragen kann, ersetzt ein ganzes Regal voller [Anleitungen|Handbücher].',
    'Der Bedarf ändert sich unterwegs, also darf der Plan ein wenig [Luft|Spielraum] haben.',
  ],
};

import type { Theme } from '../../theme.ts';

export const worth: Theme = {
  headings: ['Warum es sich lohnt', '{topic_title}: warum es sich lohnt', 'Was dafür spricht'],
  leads: [
    'Es gibt [gute|handfeste|praktische] Gründe, {topic} ernst zu nehmen, und die meisten zeigen sich im [Alltag|täglichen Tun].',
    'Der [Wert|Nutzen] von {topic_dative} wird [deutlich|sichtbar], sobald ein echter Bedarf da ist.',
  ],
  points: [
    'Der [erste|sichtbarste] Gewinn ist [Klarheit|Ruhe]: weniger raten, mehr [wissen|tun].',
    'Was am Anfang mit [Sorgfalt|Bedacht] getan wird, muss später selten [ausgebessert|wiederholt] werden.',
    'Menschen spüren [Qualität|Sorgfalt], auch wenn sie nicht [benennen|erklären] können, woran es liegt.',
    'Eine gute [Entscheidung|Wahl] heute [spart|erspart] morgen viele Erklärungen.',
    'Der Nutzen wächst mit der [Zeit|Übung], weil jeder [Durchgang|Versuch] auf dem vorigen aufbaut.',
    'Es ist [befriedigend|ermutigend], wenn etwas durch eigenes Zutun [besser wird|Gestalt annimmt].',
    'Ein großer Teil des [Nutzens|Gewinns] liegt in dem, was nicht mehr [schiefgeht|fehlt].',
    'Wer [früh|rechtzeitig] beginnt, kann in [Ruhe|aller Ruhe] lernen.',
    'Die Alternative wäre, alles dem Zufall zu überlassen, und der Zufall plant [schlecht|ungern].',
    'Schon eine [kleine|bescheidene] Verbesserung ist [willkommen|wertvoll], wenn sie jeden [Tag|Monat] wiederkehrt.',
    'Dazu kommt ein [leiserer|weniger auffälliger] Vorteil: das [Vertrauen|gute Gefühl], es richtig gemacht zu haben.',
    'Am Ende geht es um Ergebnisse, die [bleiben|halten], nicht um den schnellen [Effekt|Eindruck].',
  ],
};

import type { Theme } from '../../theme.ts';

export const simplicity: Theme = {
  headings: ['Einfach bleiben', 'Weniger ist mehr', '{topic_title} von der einfachen Seite'],
  leads: [
    'Bei {topic_dative} gewinnt, wer alles [Unnötige|Überflüssige] weglässt.',
    'Die [Kunst|Stärke] liegt bei {topic_dative} oft darin, es einfach zu halten.',
  ],
  points: [
    'Eine klare [Botschaft|Idee] bleibt im Gedächtnis; [viele|ein Dutzend] tun es nicht.',
    'Jede zusätzliche [Regel|Vorgabe] will [gepflegt|beachtet] sein.',
    'Einfach heißt nicht [nachlässig|oberflächlich]; es heißt, dass das Denken schon [getan|erledigt] ist.',
    'Bei jedem [Schritt|Baustein] lohnt die Frage, ob er [fehlen|vermisst werden] würde.',
    'Was sich in einem [Satz|Atemzug] sagen lässt, ist meist auch [verstanden|klar].',
    '[Vertraute|Gewöhnliche] Werkzeuge sind oft die [schnellsten|zuverlässigsten].',
    'Eine leere [Zeile|Fläche] kann [hilfreicher|beredter] sein als noch eine Erklärung.',
    'Kompliziertes schleicht sich [leise|unbemerkt] ein, also räumt man ab und zu auf.',
    'Dauert das [Erklären|Beschreiben] lange, gibt es vermutlich einen kürzeren [Weg|Ausdruck].',
    '[Ausnahmen|Sonderfälle] können warten; die Regel kommt zuerst.',
    'Eine gute [Grenze|Beschränkung] macht [erfinderisch|einfallsreich].',
    'Im Zweifel ist der [schlichtere|einfachere] von zwei [Wegen|Entwürfen] der richtige.',
  ],
};

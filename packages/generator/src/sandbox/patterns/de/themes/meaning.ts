import type { Theme } from '../../theme.ts';

export const meaning: Theme = {
  core: true,
  headings: ['Worum es geht', '{topic_title}: worum es wirklich geht', 'Die Idee in einfachen Worten'],
  leads: [
    'Im Kern geht es bei {topic_dative} darum, [eine Sache gut zu machen|Gutes einfacher zu machen|aus Interesse ein Ergebnis zu machen].',
    'Wer {topic_dative} zum ersten Mal begegnet, [braucht|wünscht sich] vor den Einzelheiten einen [klaren|einfachen] Überblick.',
  ],
  points: [
    'Die Idee selbst ist [einfach|schnell erklärt|leicht zu verstehen], und das gehört zu ihren [Stärken|Vorzügen].',
    'Was von außen [kompliziert|aufwendig] wirkt, ist [meist|größtenteils] eine Frage von Ordnung und [Geduld|Aufmerksamkeit].',
    'Es hilft, das [Wesentliche|Nötige] von dem zu trennen, was nur [angenehm|nett] ist.',
    'Hinter den [großen Worten|Fachbegriffen] steht meist eine [kleine|überschaubare] Zahl von Dingen, auf die es ankommt.',
    'Ein klares [Bild|Verständnis] vom Ganzen macht jeden [einzelnen Schritt|späteren Entschluss] leichter.',
    'Niemand muss alles [wissen|verstanden haben], bevor es [losgeht|den ersten Versuch gibt].',
    'Die beste [Erklärung|Einführung] ist oft ein [genauer|aufmerksamer] Blick auf die [Praxis|Anwendung im Alltag].',
    'Ist das [Prinzip|Grundmuster] erst einmal klar, ergibt sich [vieles|das Übrige] fast von selbst.',
    'Worte können nur einen Teil [vermitteln|sagen]; das [eigentliche|tiefere] Verständnis kommt mit dem [Tun|Ausprobieren].',
    'Jeder Teil hat seinen [Grund|Sinn], und wer ihn kennt, [merkt sich den Rest leichter|vergisst ihn nicht so schnell].',
    'Es lohnt die Frage, was [fehlen|verloren gehen] würde, wenn es das alles nicht gäbe.',
    'Eine gute [Beschreibung|Erklärung] passt in einen Satz und lässt trotzdem Raum für [Fragen|Neugier].',
  ],
};

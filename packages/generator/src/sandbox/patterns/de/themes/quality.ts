import type { Theme } from '../../theme.ts';

export const quality: Theme = {
  core: true,
  headings: ['Woran man Qualität erkennt', 'Was gut ist und was nicht', '{topic_title}: die Qualität erkennen'],
  leads: [
    'Qualität lässt sich bei {topic_dative} [erkennen|sehen], wenn man weiß, worauf es ankommt.',
    'Nicht alles, was über {topic} [gesagt|versprochen] wird, verdient das gleiche [Vertrauen|Gewicht].',
  ],
  points: [
    'Der Blick sollte zuerst auf die [Details|Ränder] fallen, denn dort zeigt sich [Eile|Nachlässigkeit].',
    'Ein [gutes|seriöses] Angebot erklärt sich selbst und [verschweigt|versteckt] seine Grenzen nicht.',
    '[Klare|Einfache] Sprache ist ein gutes Zeichen; [große Versprechen|Superlative] sind es nicht.',
    'Die Frage, wie etwas [entstanden|gemacht] ist, lohnt sich, und ebenso der Blick darauf, wie bereitwillig die Antwort kommt.',
    'Was nach einer Weile noch [funktioniert|überzeugt], ist besser als das, was nur am Anfang [glänzt|blendet].',
    'Wer einige Beispiele [vergleicht|nebeneinanderlegt], sieht Unterschiede, die keine Beschreibung [nennt|zeigt].',
    'Qualität muss nicht [teuer|kompliziert] sein, aber sie entsteht selten [zufällig|in Eile].',
    'Das Urteil derer, die es [täglich|regelmäßig] nutzen, wiegt mehr als jede [Anzeige|Broschüre].',
    '[Beständigkeit|Verlässlichkeit] ist ein Merkmal von Qualität: Das [zweite|nächste] Mal ist so gut wie das erste.',
    'Fühlt sich etwas [falsch|seltsam] an, darf man nach dem [Grund|Warum] fragen.',
    'Gute Arbeit lässt nichts [Wichtiges|Wesentliches] weg und fügt nichts [Unnötiges|Überflüssiges] hinzu.',
    'Dem eigenen [Auge|Eindruck] darf man trauen, und ein zweites Urteil [schadet nie|bestätigt ihn].',
  ],
};

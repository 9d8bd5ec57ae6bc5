import type { Theme } from '../../theme.ts';

export const beginning: Theme = {
  core: true,
  headings: ['Wo man anfängt', 'Der erste Schritt', '{topic_title}: ein guter Anfang'],
  leads: [
    'Der beste Weg zu {topic_dative} ist ein erster Schritt, der so [klein|leicht] ist, dass er [heute|sofort] gelingt.',
    'Ein guter Start mit {topic_dative} muss nicht [groß|perfekt] sein, nur [klar|eindeutig].',
  ],
  points: [
    'Besser eine [Sache|Aufgabe] [beenden|abschließen], bevor die nächste beginnt.',
    'Der erste Versuch soll etwas [zeigen|lehren] und niemanden [beeindrucken|überzeugen].',
    'Ein [fester|verbindlicher] Termin hilft, denn was keinen Platz im Kalender hat, wird leicht [verschoben|vergessen].',
    'Wer seine [Erwartungen|Hoffnungen] notiert, kann später [ehrlicher|leichter] vergleichen.',
    'Das erste Ziel darf so [bescheiden|klein] sein, dass der Erfolg [wahrscheinlich|fast sicher] ist.',
    'Ein einfacher Anfang [lässt|gibt] Raum für [Überraschungen|Entdeckungen], und die wird es geben.',
    'Auf den perfekten [Moment|Zeitpunkt] zu warten lohnt nicht; ein [brauchbarer|guter] ist schon da.',
    'Am besten beginnt man mit dem [Nächstliegenden|Naheliegenden], denn kurze Wege werden öfter [gegangen|genutzt].',
    'Wirkt der erste Schritt [schwer|groß], lässt er sich [wahrscheinlich|meist] halbieren.',
    'Die Anleitung einmal ganz lesen und dann oben [beginnen|anfangen]: Das hat sich bewährt.',
    'Frühe [Ergebnisse|Eindrücke], auch kleine, verdienen es, [aufgehoben|notiert] zu werden.',
    'Nach dem ersten Schritt sieht der zweite schon [kleiner|weniger schwierig] aus.',
  ],
};

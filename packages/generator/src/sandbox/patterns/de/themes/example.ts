import type { Theme } from '../../theme.ts';

export const example: Theme = {
  headings: ['Ein Beispiel aus der Praxis', 'Wie es aussehen kann', '{topic_title} im Bild'],
  leads: [
    'Ein [ausgedachtes|erfundenes] Beispiel [zeigt|macht deutlich], wie {topic} in der Praxis aussehen kann.',
    'Man stelle sich jemanden vor, der an einem gewöhnlichen [Tag|Morgen] auf {topic} stößt und es [versuchen|probieren] will.',
  ],
  points: [
    'Am Anfang stehen nur eine [vage|grobe] Idee und eine [freie|ruhige] Stunde.',
    'Die erste [Frage|Überlegung] ist einfach: Was soll danach [anders|besser] sein?',
    'Ein [Notizbuch|Blatt Papier] kommt auf den Tisch, und drei kurze [Zeilen|Sätze] genügen fürs Erste.',
    'Nicht alles gelingt sofort, doch die [Fehler|Umwege] erweisen sich als [nützlich|lehrreich].',
    '[Bald|Nach kurzer Zeit] gibt es ein erstes Ergebnis, das sich [zeigen|teilen] lässt, klein, aber echt.',
    'Eine Freundin fragt nach dem Wie, und das [Erklären|Erzählen] bringt neue [Klarheit|Ideen].',
    'Der nächste [Versuch|Durchgang] verläuft [ruhiger|schneller], weil die Reihenfolge nun [vertraut|bekannt] ist.',
    'Was nach [Talent|Glück] aussah, erweist sich als [Aufmerksamkeit|ein wenig Übung].',
    'Zum Schluss ist aus der [Frage|Unsicherheit] des Anfangs ein [Plan|fester Brauch] geworden.',
    'Die Geschichte ist [alltäglich|unspektakulär], und gerade das macht sie [glaubwürdig|ermutigend].',
    'Jeder hätte so [beginnen|handeln] können; der Unterschied lag im [Anfangen|ersten Schritt].',
    'Im Rückblick war das [Zögern|Warten] davor der [längste|schwerste] Teil.',
  ],
};

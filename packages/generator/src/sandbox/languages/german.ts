import { language } from './language.ts';

/** Objects are feminine or plural, so that they are the same as the beginning of a sentence and inside one. */
export const german = language({
  notice: 'Das ist ein Beispieltext aus der Sandbox.',
  labels: 'Beispieltext|Thema|Stichwörter|Aus dem Briefing|Zielgruppe|Kampagne',
  quotes: ['„', '“'],
  letter: 'Guten Tag,|Hallo,|Freundliche Grüße',
  buttons: 'Mehr lesen|Zur Seite|Seite ansehen',
  questions: 'Was ist das für ein Text?|Woher kommen die Wörter in Anführungszeichen?|Wer schreibt den richtigen Text?',
  answers:
    'Es ist ein Beispieltext, geschrieben von der Sandbox.|Sie kommen Wort für Wort aus dem Briefing.|Ein Sprachmodell, sobald eines eingerichtet ist.',
  sentences: `Der Text ist kurz.|Die nächste Zeile folgt.|Eine neue Zeile beginnt.|Noch eine kurze Zeile.|Hier geht der Text weiter.|Das Beispiel geht weiter.
    |Das Beispiel füllt den Platz.|Diese Zeile ist kurz.|Mehr Text folgt.|Noch eine Zeile.|Ein Beispiel steht für den richtigen Text.
    |Nichts in diesem Text ist ein Rat, und nichts darin ist eine Behauptung.|Alles in Anführungszeichen kommt Wort für Wort aus dem Briefing.
    |Kein Sprachmodell hat an diesem Text mitgeschrieben.|Dasselbe Briefing ergibt immer denselben Text.|Über das Thema sagt das Beispiel nicht mehr als das Briefing.
    |Der richtige Text kommt an die Stelle des Beispiels, wenn ein Sprachmodell schreibt.|Ein Beispiel ist da, um ein Layout zu zeigen, und nicht zum Veröffentlichen gedacht.
    |Das Wort „Donaudampfschifffahrtsgesellschaftskapitän“ steht hier, weil eine schmale Spalte es trennen muss.
    |Sätze von verschiedener Länge machen es leichter, ein Layout zu beurteilen.|Manche Zeilen sind kurz, und andere brauchen, so wie diese hier, etwas länger bis zum Ende.
    |Bei einem Beispiel kommt es auf die Form an.`,
  frames: `{subject} zeigt {place} {object}.|{place} macht {subject} {object} sichtbar.|{subject} ist da, um {object} {place} zu zeigen.
    |{place} lässt {subject} {object} gut erkennen.`,
  subjects: `dieser Absatz|ein kurzer Satz|die erste Zeile|eine längere Stelle|jede Zeile im Beispiel|eine einfache Aussage
    |die nächste Zeile|ein Block aus Text|die letzte Zeile|ein Satz in der Mitte`,
  objects: `die Länge einer Zeile|die Abstände der Absätze|die Größe der Schrift|die Stärke fetter Wörter|die Breite der Spalte
    |die Umbrüche der Zeilen|die Ränder neben dem Text|die Kontraste der Farben|die Folge der Teile|die Höhe der Seite
    |die Stelle für den Knopf|die Verteilung von Text und Raum`,
  places: `auf einem schmalen Bildschirm|auf einem breiten Bildschirm|im Druck|im dunklen Modus|im Posteingang|neben einem Bild|unter einer Überschrift
    |in der Vorschau|am Ende einer Seite|im Browser|in größerer Schrift|nach einer Liste`,
});

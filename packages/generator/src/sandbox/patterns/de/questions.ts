import type { Theme } from '../theme.ts';

/** What doubtful readers ask, and answers that hold for any subject. */
export const questions: readonly Theme[] = [
  {
    headings: ['Ist das etwas für mich?', 'Für wen ist das gedacht?'],
    leads: [
      'Für alle, die sich für {topic} interessieren und sich gern selbst ein Bild machen.',
      'Wem {topic} etwas bedeutet, der ist hier richtig.',
    ],
    points: [
      'Im Zweifel hilft eine Frage an uns: Eine ehrliche Antwort gehört dazu.',
      'Meist genügt ein kurzer Blick, um es herauszufinden.',
    ],
  },
  {
    headings: ['Brauche ich Erfahrung?', 'Was muss ich vorher wissen?'],
    leads: ['Ein wenig Neugier genügt für den Anfang.', 'Nichts Besonderes ist nötig: Was wichtig ist, wird unterwegs erklärt.'],
    points: ['Wer schon viel weiß, findet genug zum Vertiefen.', 'Fragen sind jederzeit willkommen.'],
  },
  {
    headings: ['Wie fange ich an?', 'Was ist der erste Schritt?'],
    leads: ['Mit dem Knopf auf dieser Seite: Ein Klick zeigt, wie es weitergeht.', 'Einfach dem Link oben folgen und das Passende wählen.'],
    points: ['Vorbereiten muss man dafür nichts.', 'Danach geht es im eigenen Tempo weiter.'],
  },
  {
    headings: ['Und wenn ich noch Fragen habe?', 'Wen kann ich fragen?'],
    leads: ['Auf eine Nachricht an uns antwortet ein Mensch.', 'Einfach fragen: Keine Frage ist zu klein.'],
    points: [
      'Oft klärt eine kurze Nachricht, was langes Suchen nicht klärt.',
      'Wir erklären lieber einmal mehr, als etwas offen zu lassen.',
    ],
  },
  {
    headings: ['Warum gerade jetzt?', 'Warum sollte ich es mir jetzt ansehen?'],
    leads: [
      'Es eilt nicht, doch ein Anfang fällt am leichtesten, solange das Interesse frisch ist.',
      'Weil der erste Schritt klein ist und die nächsten klarer macht.',
    ],
    points: ['Das Ansehen kostet nur einen Moment.', 'Niemand drängt zur Eile.'],
  },
];

import type { Theme } from '../../theme.ts';

export const next: Theme = {
  core: true,
  headings: ['Wie es weitergeht', 'Der nächste Schritt', '{topic_title}: wie es jetzt weitergeht'],
  leads: [
    'Nach so viel über {topic} bleibt die [Frage|Aufgabe], was daraus [jetzt|heute] werden soll.',
    'Was über {topic} gesagt ist, zählt nur, wenn es [angewandt|ausprobiert] wird.',
  ],
  points: [
    'Am besten wählt man die eine [Idee|Anregung], die am meisten [angesprochen|überzeugt] hat.',
    'Ein Datum im Kalender hilft, und die [erste|nächste] Woche bleibt frei von anderen Plänen.',
    'Es hilft, jemandem zu sagen, was man [vorhat|plant] und wann.',
    'Was jetzt nicht [dringend|nötig] ist, darf [warten|später folgen].',
    'Fehlende [Auskünfte|Angaben] lassen sich am schnellsten erfragen.',
    'Alles Nötige kommt an einen [Ort|Platz], damit der Anfang leicht fällt.',
    'Erst kommt der erste Schritt, dann das [Feilen|Verbessern] am Plan.',
    'Nach dem ersten [Versuch|Durchgang] lohnt ein Moment, um zu sehen, was [geholfen|funktioniert] hat.',
    'Gelerntes weiterzugeben, hilft anderen, die am selben [Punkt|Anfang] stehen.',
    'In ein paar Wochen sind diese [Gedanken|Notizen] einen zweiten Blick wert.',
    'Ist es gut gegangen, macht man es [noch einmal|wieder]; wenn nicht, ändert man eine Sache.',
    'Der Weg ist [frei|klar]; er muss nur noch [gegangen|beschritten] werden.',
  ],
};

import type { Theme } from '../../theme.ts';

export const progress: Theme = {
  headings: ['Woran man Fortschritt erkennt', 'Wirkt es?', '{topic_title}: den Erfolg messen'],
  leads: [
    'Fortschritt bei {topic_dative} ist leichter zu sehen, wenn es etwas zum [Vergleichen|Messen] gibt.',
    'Woran zeigt sich, dass {topic} [wirkt|sich auszahlt]? An [Zeichen|Veränderungen], die vorher benannt wurden.',
  ],
  points: [
    'Wenige Zeichen genügen, aber sie sollten etwas [bedeuten|aussagen].',
    'Ein kurzer Rückblick jede [Woche|zweite Woche] [reicht|genügt], um eine Richtung zu erkennen.',
    'Zahlen sind [hilfreich|nützlich], doch sie erzählen nie die ganze [Geschichte|Wahrheit].',
    'Wer es [nutzt|erlebt], kann am besten sagen, was sich [verändert|verbessert] hat.',
    'Fortschritt verläuft selten in einer [geraden Linie|stetigen Kurve]; Pausen gehören dazu.',
    'Eine frühe [Fassung|Probe] aufzuheben und später daneben zu legen, [lohnt sich|öffnet die Augen].',
    '[Ändert|Bewegt] sich nichts, ändert man eine einzige Sache und [beobachtet|wartet ab].',
    'Das Erreichte darf [gefeiert|genossen] werden, bevor das nächste Ziel [kommt|feststeht].',
    'Auch was unbemerkt [leichter|einfacher] wird, ist Fortschritt.',
    'Eine ehrliche [Notiz|Aufzeichnung] ist besser als eine [geschönte|schmeichelhafte].',
    'Nicht jede Wirkung zeigt sich [sofort|gleich], also darf sie Zeit haben.',
    'Ist das Ziel erreicht, [darf|kann] man es auch dabei belassen.',
  ],
};

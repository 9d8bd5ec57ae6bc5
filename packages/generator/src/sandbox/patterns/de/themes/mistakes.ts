import type { Theme } from '../../theme.ts';

export const mistakes: Theme = {
  core: true,
  headings: ['Fehler, die sich vermeiden lassen', 'Worauf zu achten ist', '{topic_title}: typische Stolpersteine'],
  leads: [
    'Die meisten Fehler bei {topic_dative} sind [harmlos|leicht zu beheben], solange sie früh [bemerkt|erkannt] werden.',
    'Einige Umwege auf dem Weg zu {topic_dative} lassen sich mit etwas [Umsicht|Voraussicht] vermeiden.',
  ],
  points: [
    'Der häufigste Fehler ist, [alles|zu viel] auf einmal zu wollen.',
    'Die Grundlagen zu [überspringen|überfliegen], wirkt [schnell|effizient] und dauert am Ende meist länger.',
    'Rat von [allen Seiten|überall] ist gut gemeint, doch nicht jeder Rat [passt|hilft].',
    'Zu viele Änderungen auf einmal machen es [unmöglich|schwer], die [wirksame|richtige] zu erkennen.',
    'Was bei [anderen|den Nachbarn] gelingt, ist ein [Vorschlag|Hinweis], keine Regel.',
    'Ein Problem, das [übersehen|verdrängt] wird, kommt meist zu einer schlechteren [Zeit|Stunde] wieder.',
    'Es ist [verlockend|leicht], eine Lösung zu kaufen, bevor die [Aufgabe|Frage] verstanden ist.',
    '[Perfektion|Perfektionismus] hält mehr Menschen auf als ein Mangel an [Können|Begabung].',
    'Misslingt etwas [zweimal|mehrmals] auf dieselbe Weise, sollte sich die [Methode|Herangehensweise] ändern, nicht der Aufwand.',
    'Die eigenen [Anfänge|ersten Versuche] vergleicht man besser nicht mit der [fertigen|ausgereiften] Arbeit anderer.',
    'Ein [Fehler|Fehlschlag], der verstanden ist, ist [fast|beinahe] schon eine Erfahrung.',
    'Die [Lehre|Einsicht] daraus notiert man am besten gleich, denn das Gedächtnis ist [gnädig|vergesslich].',
  ],
};

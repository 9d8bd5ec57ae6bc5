import type { KindPatterns } from '../kind-patterns.ts';
import { themes } from './themes.ts';
import { worth } from './themes/worth.ts';

export const blogArticle: KindPatterns = {
  parts: {
    title: {
      as: 'line',
      frames: {
        professional: ['{topic_title}: [ein Leitfaden für die Praxis|worauf es ankommt|eine klare Einführung]'],
        casual: ['{topic_title}: [so geht’s|los geht’s|der entspannte Einstieg]'],
        neutral: ['{topic_title}: [was wirklich zählt|ein Leitfaden für jeden Tag|vom ersten Schritt an]'],
      },
    },
    meta_title: {
      as: 'line',
      max: 60,
      frames: [
        '{topic_title} | Leitfaden',
        '{topic_short} – [der Leitfaden|einfach erklärt]',
        'Ein [klarer|praktischer] Leitfaden für den Anfang',
      ],
    },
    meta_description: {
      as: 'line',
      max: 155,
      overflow: true,
      frames: [
        '[Was zählt, was warten kann und was zuerst kommt|Wie man beginnt, worauf man achtet und wie man dranbleibt]: ein [klarer|ruhiger] Leitfaden zu {topic_named}.',
        'Ein [klarer|praktischer] Leitfaden: was zählt, wo man anfängt und welche Fehler sich vermeiden lassen.',
      ],
    },
    introduction: {
      as: 'prose',
      words: 70,
      opening: [
        {
          frames: {
            professional: [
              'Wer sich mit {topic_named} befasst, merkt bald, dass wenige [gut gewählte|überlegte] Schritte am meisten bewirken.',
              'Bei {topic_named} zahlt sich ein [klarer Plan|überlegtes Vorgehen] aus, und es ist leichter, als es aussieht.',
            ],
            casual: [
              'Lust auf {topic_named}? [Gute Idee|Sehr gut]: Es ist leichter, als es aussieht.',
              'Reden wir über {topic_named}, [ganz ohne Fachchinesisch|geradeheraus und mit einem Lächeln].',
            ],
            neutral: [
              'Über {topic_named} lässt sich viel sagen, und [erstaunlich wenig|längst nicht alles] davon ist kompliziert.',
              'Bei {topic_named} ist [ein guter Anfang|die richtige Reihenfolge] schon der halbe Weg.',
            ],
          },
        },
        {
          frames: [
            'Für wen das gedacht ist? {target_audience_title}.',
            'Geschrieben ist das für eine bestimmte Leserschaft: {target_audience_title}.',
          ],
          optional: true,
        },
        { frames: ['Das alles gehört zu {campaign}.', 'Mehr davon gibt es unter dem Titel {campaign}.'], optional: true },
      ],
      themes: [worth],
      closing: [
        {
          frames: [
            'Die folgenden Abschnitte gehen es [der Reihe nach|Schritt für Schritt] durch.',
            'Worauf es ankommt, zeigen die nächsten Abschnitte.',
            'Beginnen wir am Anfang.',
          ],
          optional: true,
        },
      ],
    },
    sections: { as: 'headed', names: { heading: 'heading', body: 'body' }, themes, count: 5, words: 132 },
    conclusion: {
      as: 'prose',
      words: 70,
      opening: [
        {
          frames: [
            'Am Ende geht es bei {topic_dative} darum, [anzufangen|zu beginnen] und [weiterzumachen|dranzubleiben].',
            'Was von {topic_dative} bleibt, ist [ermutigend|eine gute Nachricht]: Der Weg ist kürzer, als er [schien|aussah].',
            'So viel zu {topic_dative}; nun ist es [Zeit für einen Versuch|an der Zeit, es auszuprobieren].',
          ],
        },
      ],
      themes: themes.slice(-2),
      closing: [
        {
          frames: {
            professional: [
              'Beginnen Sie diese Woche mit einem Schritt, und [prüfen|bewerten] Sie danach das Ergebnis.',
              'Wählen Sie heute die erste Maßnahme, und legen Sie ein Datum dafür fest.',
            ],
            casual: [
              'Probier es [einfach aus|gleich aus], und erzähl uns, wie es war!',
              'Such dir eine Idee aus und [leg los|fang heute noch an].',
            ],
            neutral: [
              'Eine Idee davon lässt sich [heute|noch diese Woche] ausprobieren.',
              'Der beste Zeitpunkt für den ersten Schritt ist [jetzt|heute].',
            ],
          },
          optional: true,
        },
      ],
    },
  },
};

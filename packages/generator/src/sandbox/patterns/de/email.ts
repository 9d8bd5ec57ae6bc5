import type { KindPatterns } from '../kind-patterns.ts';
import { buttons } from './buttons.ts';
import { themes } from './themes.ts';

export const email: KindPatterns = {
  parts: {
    subject: {
      as: 'line',
      max: 60,
      frames: {
        professional: [
          '{topic_title}: [das Wichtigste|was Sie wissen sollten]',
          '{topic_short}: [auf einen Blick|das Wichtigste]',
          'Das Wichtigste in [wenigen Minuten|aller Kürze]',
        ],
        casual: [
          '{topic_title}? [Los geht’s|Reden wir darüber]!',
          '{topic_short}: [rate mal|etwas für dich]',
          'Wir haben [etwas|gute Nachrichten] für dich',
        ],
        neutral: [
          '{topic_title}: [ein Blick darauf|gut zu wissen]',
          '{topic_short}: [gut zu wissen|kurz erklärt]',
          'Etwas [Neues|Lesenswertes]',
        ],
      },
    },
    preheader: {
      as: 'line',
      max: 90,
      frames: [
        'Worum es geht, was es bringt und wie man [anfängt|mitmacht]',
        'Das [Wichtigste|Wesentliche] auf einen Blick und ein [einfacher|klarer] nächster Schritt',
      ],
    },
    body: {
      as: 'prose',
      words: 120,
      opening: [
        {
          frames: {
            professional: ['Guten Tag,', 'Sehr geehrte Damen und Herren,'],
            casual: ['Hallo du,', 'Hey,'],
            neutral: ['Guten Tag,', 'Hallo,'],
          },
          block: true,
        },
        {
          frames: {
            professional: ['heute möchten wir Ihnen {topic_named} vorstellen.', 'wir schreiben Ihnen zum Thema {topic_named}.'],
            casual: ['wir haben etwas Schönes für dich: {topic_named}.', 'hast du einen Moment für {topic_named}?'],
            neutral: ['heute dreht sich alles um {topic_named}.', 'das Wichtigste zu {topic_named} haben wir hier zusammengestellt.'],
          },
        },
        {
          frames: [
            'Gedacht haben wir dabei an eine bestimmte Gruppe: {target_audience_title}.',
            'Für wen das ist? {target_audience_title}.',
          ],
          optional: true,
        },
        { frames: ['Das gehört zu {campaign}.', 'Mehr davon gibt es unter dem Titel {campaign}.'], optional: true },
      ],
      themes,
      closing: [
        {
          frames: {
            professional: ['Bei Fragen antworten Sie einfach auf diese E-Mail.', 'Über Ihre Antwort freuen wir uns.'],
            casual: ['Fragen? Antworte einfach!', 'Schreib uns einfach zurück, wir lesen alles.'],
            neutral: ['Ist etwas unklar, genügt eine Antwort auf diese E-Mail.', 'Fragen beantworten wir gern.'],
          },
          block: true,
          optional: true,
        },
        {
          frames: {
            professional: ['Mit freundlichen Grüßen', 'Mit besten Grüßen'],
            casual: ['Bis bald!', 'Liebe Grüße und bis bald!'],
            neutral: ['Viele Grüße', 'Herzliche Grüße'],
          },
          block: true,
        },
      ],
    },
    call_to_action: { as: 'line', max: 30, frames: buttons },
  },
};

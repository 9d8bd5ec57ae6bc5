import type { CorpusText } from '../corpus-text.ts';
import { fourthAds } from './fourth-ads.ts';
import { fourthEmails } from './fourth-emails.ts';
import { fourthPages } from './fourth-pages.ts';

const posts: readonly CorpusText[] = [
  {
    id: 'f-bookbinder-twitter',
    text: {
      type: 'social_post',
      platform: 'twitter',
      language: 'en-GB',
      topic: 'Bookbinding taster evening at Folio & Thread, Bristol',
      keywords: ['bookbinding'],
      hashtags: ['Bristol'],
      facts: [
        'Thursday 14 January 2027, 18:30, takes 2 hours',
        '£38 including all materials',
        '8 places',
        'Everyone takes home an A6 notebook',
      ],
      link: 'https://folioandthread.example/taster',
      output: {
        text:
          'Never held a bone folder? Come and learn bookbinding with us on 14 January, from half past six. Two hours, eight places, ' +
          '£38 with all materials – and you go home with an A6 notebook you sewed yourself. 📖 ' +
          'https://folioandthread.example/taster #Bristol',
        hashtags: ['Bristol'],
      },
    },
  },
  {
    id: 'f-mattress-facebook',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'en-US',
      tone: 'friendly',
      topic: 'Mattress recycling day in Dayton',
      target_audience: 'Households in Montgomery County, Ohio',
      keywords: ['mattress recycling'],
      hashtags: [],
      facts: [
        'Saturday, March 6, 8 a.m. to 1 p.m.',
        'In the lot behind 1140 Linden Avenue',
        'First mattress free, each additional one $15',
        'Last year 612 mattresses were collected',
        'Proof of a Montgomery County address is needed',
      ],
      output: {
        text:
          'Got an old mattress leaning against the garage wall? 🛏️\n\n' +
          'Bring it to our mattress recycling day on Saturday, March 6, between eight in the morning and one in the afternoon, ' +
          'in the lot behind 1140 Linden Avenue. The first one is free, and every additional mattress is just $15.\n\n' +
          'Last year you brought us more than 600 of them. Please have proof of a Montgomery County address with you. See you there!',
        hashtags: [],
      },
    },
  },
  {
    id: 'f-typewriters-mastodon',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      language: 'en',
      topic: 'Late opening of the Typewriter Museum',
      keywords: ['late opening'],
      hashtags: ['TypewriterMuseum', 'Analogue'],
      facts: ['Friday 29 January 2027, 19:00–22:00', 'Entry £4 on the door', '137 machines on show, visitors may type on 23 of them'],
      output: {
        text:
          'Our late opening is on Friday 29 January, from seven until ten. It is £4 on the door for well over a hundred machines, ' +
          'and 23 of them are there for you to hammer on. No screens, no delete key.\n\n#TypewriterMuseum #Analogue',
        hashtags: ['TypewriterMuseum', 'Analogue'],
      },
    },
  },
  {
    id: 'f-records-threads',
    text: {
      type: 'social_post',
      platform: 'threads',
      language: 'en',
      topic: 'record swap sat 20 feb, central library, 10-12, bring up to 20 LPs',
      output: {
        text:
          'Own the same LP twice? Bring it to the library’s record swap on Saturday, 20 February. ' +
          'Up to twenty LPs each, ten till noon, and nobody judges your prog phase.',
        hashtags: [],
      },
    },
  },
  {
    id: 'f-knives-linkedin',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'en-GB',
      topic: 'Knife sharpening round for restaurants in Leeds',
      keywords: ['knives'],
      hashtags: ['Leeds'],
      facts: ['£3.50 per knife', 'Collected on Mondays, back on Tuesdays by 10:00', 'Restaurants get loan knives in the meantime'],
      output: {
        text:
          'Dull knives slow a kitchen down. We collect yours on Monday, lend you a set, and bring them back sharp by ten on Tuesday. ' +
          '£3.50 a knife.\n\n#Leeds',
        hashtags: ['Leeds'],
      },
    },
  },
  {
    id: 'f-tailor-youtube',
    text: {
      type: 'social_post',
      platform: 'youtube',
      language: 'en',
      topic: 'Video: how to hem jeans at home and keep the original edge',
      keywords: ['hem your jeans'],
      hashtags: [],
      facts: [
        'The video takes 11 minutes',
        'Needed: a size 90/14 needle, matching thread, tailor’s chalk',
        'By the tailors Needle & Nine, Cork',
        'A hem in the shop costs 18 euro',
      ],
      link: 'https://needleandnine.example/hems',
      output: {
        text:
          'Hem your jeans at home and keep the original edge. In eleven minutes, Needle & Nine in Cork shows you how it is done.\n\n' +
          'You need:\n- a 90/14 needle\n- matching thread\n- tailor’s chalk\n\n' +
          'Rather leave it to us? A hem in the shop is €18: https://needleandnine.example/hems',
        hashtags: [],
      },
    },
  },
  {
    id: 'f-sauna-instagram',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'de-AT',
      tone: 'locker',
      formality: 'informal',
      topic: 'Saisonstart der Seesauna',
      hashtags: ['Saunazeit'],
      facts: ['Ab 5. Oktober täglich von 14 bis 21 Uhr', '85 °C', 'Tageskarte 19 €'],
      output: {
        text: '85 Grad, dann ab in den See. Ab 5. Oktober heizen wir täglich für dich ein. 🔥 Tageskarte: 19 €.\n\n#Saunazeit',
        hashtags: ['Saunazeit'],
      },
    },
  },
  {
    id: 'f-brauerei-bluesky',
    text: {
      type: 'social_post',
      platform: 'bluesky',
      language: 'de',
      topic: 'brewery open day, Saturday May 8 2027, 2pm–7pm, tours every 30 min, free entry',
      instructions: 'dry humour pls',
      hashtags: [],
      output: {
        text:
          'Am 8. Mai machen wir die Sudhaustür auf: Samstag von 14 bis 19 Uhr, Eintritt frei, alle halbe Stunde eine Führung. ' +
          'Wer fragt, warum Hefe so riecht, bekommt eine ehrliche Antwort.',
        hashtags: [],
      },
    },
  },
  {
    id: 'f-planetarium-mastodon',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      language: 'fr',
      topic: 'Nuit des étoiles au planétarium de Brest',
      keywords: ['planétarium'],
      hashtags: ['NuitDesÉtoiles'],
      facts: ['Samedi 7 août 2027 dès 21 h 30', 'Entrée gratuite', 'Coupole de 15 mètres', 'Une séance toutes les 40 minutes'],
      link: 'https://planetarium-brest.example/nuit',
      output: {
        text:
          'Samedi 7 août, on éteint tout : la Nuit des étoiles commence à 21h30 au planétarium. ' +
          'Une séance toutes les quarante minutes sous la coupole de 15 m, et c’est gratuit.\n\n' +
          'https://planetarium-brest.example/nuit\n\n#NuitDesÉtoiles',
        hashtags: ['NuitDesÉtoiles'],
      },
    },
  },
  {
    id: 'f-guitarra-pinterest',
    text: {
      type: 'social_post',
      platform: 'pinterest',
      language: 'es',
      topic: 'Handmade classical guitar from a luthier in Granada',
      keywords: ['guitarra clásica'],
      hashtags: ['guitarra'],
      facts: ['Spruce top, cypress back', 'Scale length 65 cm', '150 hours of work', 'Luthier: Rafael Montoro'],
      output: {
        text:
          'Guitarra clásica hecha a mano en Granada: tapa de abeto, fondo de ciprés y 150 horas de trabajo en el taller ' +
          'de Rafael Montoro. Con su tiro de 650 milímetros, se toca tan bien en casa como en el escenario.\n\n#guitarra',
        hashtags: ['guitarra'],
      },
    },
  },
];

/** Clean texts of a fourth hold-out, written without a look at the rules. */
export const fourthTexts: readonly CorpusText[] = [...posts, ...fourthEmails, ...fourthAds, ...fourthPages];

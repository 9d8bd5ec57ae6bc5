import type { CorpusText } from './corpus-text.ts';

/** Short posts and ads, where a false alarm is easiest. Each is our own. */
export const cleanShort: readonly CorpusText[] = [
  {
    id: 'en-short-1',
    text: {
      type: 'social_post',
      topic: 'Snow day',
      platform: 'threads',
      output: { text: 'The buses gave up, so did we. Shop opens when the snow says so.', hashtags: [] },
    },
  },
  {
    id: 'en-short-2',
    text: {
      type: 'social_post',
      topic: 'B2B podcast about SaaS pricing',
      platform: 'twitter',
      output: {
        text: 'New episode: why B2B buyers love a price they can find. With the founder of a SaaS that puts it on page one.',
        hashtags: [],
      },
    },
  },
  {
    id: 'en-short-3',
    text: {
      type: 'social_post',
      topic: 'NASA talk for kids',
      platform: 'facebook',
      output: {
        text: 'What does the ISS smell like? Ask somebody from NASA. On Saturday, in the children’s library, for anyone who has ever looked up!',
        hashtags: [],
      },
    },
  },
  {
    id: 'en-short-4',
    text: {
      type: 'social_post',
      topic: '3D printing workshop',
      platform: 'pinterest',
      keywords: ['3D printing'],
      output: {
        text: 'Draw it, slice it, hold it: 3D printing for people who have never owned a printer. Ideas to begin with are on our board.',
        hashtags: [],
      },
    },
  },
  {
    id: 'de-short-1',
    text: {
      type: 'social_post',
      language: 'de',
      topic: 'Hofladen',
      platform: 'threads',
      output: {
        text: 'Die Kartoffeln sind da, und sie haben Geschichten zu erzählen. Kommt vorbei, der Hofladen macht auf!',
        hashtags: [],
      },
    },
  },
  {
    id: 'de-short-2',
    text: {
      type: 'social_post',
      language: 'de',
      topic: 'DSGVO-Sprechstunde für Vereine',
      platform: 'linkedin',
      keywords: ['DSGVO'],
      output: {
        text: 'Muss der Kegelverein die DSGVO lesen? Wir haben es getan, damit Sie es nicht müssen. Die Sprechstunde für Vereine findet rund um die Uhr statt: per Mail, mit Antwort am nächsten Tag.',
        hashtags: [],
      },
    },
  },
  {
    id: 'fr-short-1',
    text: {
      type: 'social_post',
      language: 'fr',
      topic: 'Marché de Noël',
      platform: 'instagram',
      output: {
        text: 'Vin chaud, doigts froids : le marché de Noël commence ce soir. Qui vient ? 🎄\n\n#marchédenoël',
        hashtags: ['marchédenoël'],
      },
    },
  },
  {
    id: 'es-short-1',
    text: {
      type: 'social_post',
      language: 'es',
      topic: 'Cine de verano',
      platform: 'facebook',
      output: {
        text: '¡Vuelve el cine de verano! Trae una manta, nosotros ponemos la película y las palomitas. ¿Nos vemos en la plaza?',
        hashtags: [],
      },
    },
  },
];

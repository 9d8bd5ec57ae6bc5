import type { CorpusText } from '../corpus-text.ts';
import { blocks, line } from './fifth-other-prose.ts';

const kingsCake: CorpusText = {
  id: 'w-fr-post-galette',
  text: {
    type: 'social_post',
    platform: 'instagram',
    language: 'fr',
    topic: 'Commandes de galettes pour l’Épiphanie',
    tone: 'gourmand',
    formality: 'formal',
    keywords: ['galette des rois'],
    hashtags: ['boulangerie', 'Lille'],
    instructions: 'Très court : tout doit se lire sans ouvrir la légende.',
    facts: ['Galette pour 6 personnes : 24 €', 'Commandes en boutique avant le 4 janvier 2028'],
    output: {
      text: blocks('Une galette des rois pour six, à 24 € 👑 À commander en boutique avant le 4 janvier.', '#boulangerie #Lille'),
      hashtags: ['boulangerie', 'Lille'],
    },
  },
};

const owlWalk: CorpusText = {
  id: 'w-fr-post-owls',
  text: {
    type: 'social_post',
    platform: 'bluesky',
    language: 'fr',
    topic: 'Sortie nocturne pour écouter les chouettes',
    tone: 'simple',
    formality: 'formal',
    keywords: ['chouettes'],
    hashtags: [],
    link: 'https://oiseaux-cantal.example.org/sorties',
    facts: [
      'Samedi 20 mars 2027, départ à 20 h 15 du parking du Lac',
      'Parcours de 4 km, à partir de 7 ans, gratuit',
      '15 places, inscription obligatoire',
      'Prendre une lampe',
    ],
    output: {
      text: blocks(
        line(
          'Le 20 mars, on sort écouter les chouettes. Départ à huit heures et quart du soir, parking du Lac :',
          'quatre kilomètres à pas de loup, gratuits, dès 7 ans.',
        ),
        'Prenez une lampe, et gardez-la éteinte. Quinze places, inscription ici : https://oiseaux-cantal.example.org/sorties',
      ),
      hashtags: [],
    },
  },
};

const chalkPaint: CorpusText = {
  id: 'w-fr-post-paint',
  text: {
    type: 'social_post',
    platform: 'pinterest',
    language: 'fr',
    topic: 'Buffet repeint à la peinture à la craie',
    tone: 'inspirant, sans jargon',
    formality: 'formal',
    keywords: ['relooker un meuble', 'peinture à la craie'],
    hashtags: ['deco', 'relooking'],
    link: 'https://atelier-brume.example.com/craie',
    facts: [
      'Deux couches, 1 heure de séchage entre les deux',
      '1 litre couvre 12 m² et coûte 28,50 €',
      '14 teintes, celle de la photo s’appelle Brume',
      'Sans ponçage',
      'Buffet de 1962, repeint en un week-end',
    ],
    output: {
      text: blocks(
        line(
          'Relooker un meuble sans le poncer ? Ce buffet de 1962 a changé de siècle en un week-end grâce à la peinture à la craie.',
          'Passez deux couches, avec une heure de séchage entre elles. Un litre couvre douze mètres carrés et coûte 28,50 €.',
          'Il existe quatorze teintes ; celle de la photo s’appelle Brume.',
        ),
        'https://atelier-brume.example.com/craie',
        '#deco #relooking',
      ),
      hashtags: ['deco', 'relooking'],
    },
  },
};

export const frenchPosts: readonly CorpusText[] = [kingsCake, owlWalk, chalkPaint];

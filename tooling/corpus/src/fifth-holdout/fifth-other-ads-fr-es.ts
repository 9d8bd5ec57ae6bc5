import type { CorpusText } from '../corpus-text.ts';
import { line } from './fifth-other-prose.ts';

const vegetableBox: CorpusText = {
  id: 'w-fr-ad-vegetables',
  text: {
    type: 'ad_copy',
    platform: 'facebook',
    language: 'fr',
    topic: 'Paniers de légumes de la ferme à Rennes',
    product: 'Panier de légumes',
    unique_selling_proposition: 'Récolté le matin même, sans abonnement',
    formality: 'formal',
    keywords: ['panier de légumes'],
    variants: 2,
    facts: [
      'Panier de légumes : 16 € par semaine, sans abonnement',
      '9 variétés en moyenne, récoltées le matin même',
      'À retirer le mardi ou le vendredi, dans 23 points de retrait à Rennes',
    ],
    output: {
      variants: [
        {
          primary_text: 'Récolté le matin, cuisiné le soir : le panier de légumes de la ferme vous attend le mardi ou le vendredi.',
          headlines: ['Un panier de légumes à 16 € la semaine', 'Près de chez vous, à Rennes'],
          descriptions: ['Sans abonnement'],
        },
        {
          primary_text: 'Neuf variétés en moyenne, seize euros : avec ce panier de légumes, le dîner s’invente en épluchant.',
          headlines: ['Vos légumes dans 23 points de retrait', 'Cueillis ce matin pour ce soir'],
          descriptions: ['Le mardi ou le vendredi'],
        },
      ],
    },
  },
};

const pottery: CorpusText = {
  id: 'w-fr-ad-pottery',
  text: {
    type: 'ad_copy',
    platform: 'tiktok',
    language: 'fr',
    topic: 'Cours de poterie pour débuter à Lyon',
    product: 'Cours de poterie',
    unique_selling_proposition: 'On repart avec ses propres pièces',
    formality: 'informal',
    keywords: ['cours de poterie'],
    variants: 2,
    facts: ['Cours de 120 minutes : 45 €', 'On repart avec 3 pièces', 'Atelier à Lyon'],
    output: {
      variants: [
        {
          primary_text: 'Deux heures, de la terre plein les mains : ton cours de poterie à 45 €, à Lyon.',
          headlines: [],
          descriptions: [],
        },
        {
          primary_text: 'Ton premier cours de poterie : tu rates, tu ris, tu repars avec trois pièces.',
          headlines: [],
          descriptions: [],
        },
      ],
    },
  },
};

const sunglasses: CorpusText = {
  id: 'w-es-ad-sunglasses',
  text: {
    type: 'ad_copy',
    platform: 'instagram',
    language: 'es',
    topic: 'Gafas de sol de madera',
    product: 'Gafas de sol de madera',
    unique_selling_proposition: 'Ligeras y con dos árboles plantados por cada par',
    formality: 'informal',
    keywords: ['gafas de sol'],
    variants: 2,
    link: 'https://haya.example.com',
    facts: [
      'Precio: 49 €',
      'Pesan 22 gramos, son de madera de haya',
      'Lentes UV400',
      'Envío gratis en 48 horas',
      'Por cada par se plantan 2 árboles',
    ],
    output: {
      variants: [
        {
          primary_text: 'Pesan 22 gramos y son de haya. Estas gafas de sol se notan en la foto, no en la nariz.',
          headlines: ['Gafas de sol de madera por 49 €', 'Madera ligera, lentes UV400'],
          descriptions: ['Envío gratis en 48 horas'],
        },
        {
          primary_text: 'Por cada par plantamos dos árboles. Las gafas de sol llegan en dos días; ellos tardan algo más.',
          headlines: ['Dos árboles por cada par', 'Haya en la montura y en el monte'],
          descriptions: ['Por menos de 50 euros'],
        },
      ],
    },
  },
};

const menuApp: CorpusText = {
  id: 'w-es-ad-menu',
  text: {
    type: 'ad_copy',
    platform: 'twitter',
    language: 'es',
    topic: 'Aplicación para planear las cenas de la semana',
    product: 'Aplicación Cazuela',
    unique_selling_proposition: 'El menú de la semana y la lista de la compra en minutos',
    formality: 'informal',
    keywords: ['menú semanal'],
    variants: 2,
    facts: [
      'Un menú semanal se hace en 3 minutos, la lista de la compra sale sola',
      '1.040 recetas',
      '30 días gratis, después 3,99 € al mes',
    ],
    output: {
      variants: [
        {
          primary_text: line(
            'Domingo por la noche, tres minutos: no pide más tu menú semanal.',
            'La lista de la compra se hace sola, y el primer mes es gratis.',
          ),
          headlines: ['Tu menú semanal en tres minutos', 'Pruébalo 30 días gratis'],
          descriptions: [],
        },
        {
          primary_text: line(
            '«¿Qué cenamos hoy?» Con más de mil recetas y un menú semanal hecho, nadie vuelve a preguntarlo.',
            'Tras la prueba, 3,99 € al mes.',
          ),
          headlines: ['Más de mil recetas para no repetir', 'Menos dudas a la hora de cenar'],
          descriptions: [],
        },
      ],
    },
  },
};

export const romanceAds: readonly CorpusText[] = [vegetableBox, pottery, sunglasses, menuApp];

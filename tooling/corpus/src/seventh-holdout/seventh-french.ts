import type { CorpusText } from '../corpus-text.ts';

export const seventhFrench: readonly CorpusText[] = [
  {
    id: 'y-fr-email-vendanges',
    text: {
      type: 'email',
      topic: 'Journée de vendanges au Domaine des Aubiers, près de Saumur',
      tone: 'chaleureux',
      language: 'fr',
      formality: 'formal',
      keywords: ['vendanges'],
      facts: [
        'Samedi 19 septembre 2026, de 9 h à 16 h',
        '35 € par adulte, 15 € par enfant, déjeuner compris',
        '40 places',
        'Chaque adulte repart avec une bouteille du millésime 2024',
        'Inscription avant le 5 septembre',
        'Téléphone : 02 41 55 01 38',
      ],
      link: 'https://domainedesaubiers.example/vendanges',
      output: {
        subject: 'Venez faire les vendanges avec nous',
        preheader: 'Un samedi de septembre dans les vignes, déjeuner compris',
        body: `Bonjour,

Le raisin mûrit, les sécateurs sont prêts : il ne manque plus que vous. Le samedi 19 septembre, nous vous invitons à passer \
la journée dans nos vignes, de 9 heures à 16 heures.

Au programme :

- la cueillette, à votre rythme
- un déjeuner à l’ombre des tilleuls
- la visite du pressoir

La journée coûte 35 euros par adulte et 15 euros par enfant, repas compris. Chaque adulte repart avec une bouteille de 2024.

Nous n’avons que quarante places. Inscrivez-vous avant le 5 septembre, en ligne ou au 02.41.55.01.38.

À bientôt dans les rangs,
L’équipe du Domaine des Aubiers`,
        call_to_action: 'Réserver ma place',
      },
    },
  },
  {
    id: 'y-fr-landing-velos',
    text: {
      type: 'landing_page',
      topic: 'Location de vélos électriques à Annecy, chez Roue Libre',
      language: 'fr',
      formality: 'formal',
      keywords: ['vélos électriques'],
      facts: [
        'La journée coûte 39 €, la demi-journée 25 €, casque et antivol compris',
        'Autonomie : jusqu’à 80 km',
        'Le tour du lac fait environ 42 km',
        'Ouvert tous les jours d’avril à octobre, de 8 h 30 à 19 h',
        'Boutique : 12, rue de la Gare, à Annecy',
        'Annulation gratuite jusqu’à 24 heures avant',
      ],
      link: 'https://rouelibre-annecy.example',
      output: {
        headline: 'Faites le tour du lac sans vous essouffler',
        subheadline: 'Des vélos électriques bien réglés, à louer au cœur d’Annecy',
        sections: [
          {
            heading: 'Une batterie qui tient la route',
            body:
              'Le tour du lac fait près de 42 km. ' +
              'Nos vélos en parcourent jusqu’à 80 avec une seule charge : vous avez de quoi faire un détour.',
          },
          {
            heading: 'Des prix tout compris',
            body: `- 25 € la demi-journée
- 39 € la journée

Le casque et l’antivol sont inclus.`,
          },
          {
            heading: 'Une boutique près de la gare',
            body: 'Nous vous accueillons tous les jours, d’avril à octobre, de 8h30 à 19h, au 12 rue de la Gare.',
          },
        ],
        call_to_action: 'Réserver un vélo',
        faq: [
          {
            question: 'Et s’il pleut ?',
            answer: 'Vous pouvez annuler sans frais jusqu’à 24 heures avant le départ.',
          },
          {
            question: 'Faut-il apporter un casque ?',
            answer: 'Non, nous vous en prêtons un. Vous choisissez la taille en boutique.',
          },
        ],
        meta_title: 'Location de vélos électriques à Annecy',
        meta_description: 'Louez des vélos électriques à Annecy pour faire le tour du lac : 39 € la journée, casque et antivol compris.',
      },
    },
  },
  {
    id: 'y-fr-article-couteaux',
    text: {
      type: 'blog_article',
      topic: 'Aiguiser un couteau de cuisine à la pierre, pour la coutellerie Fabre à Rodez',
      language: 'fr',
      formality: 'formal',
      keywords: ['aiguiser un couteau', 'pierre à eau'],
      facts: [
        'Une pierre à eau de grain 1000 suffit pour commencer ; la coutellerie la vend 34 €',
        'Il faut la tremper dix minutes',
        'L’angle est de 15 à 20 degrés',
        'L’atelier d’initiation dure 2 heures et coûte 45 € ; il a lieu chaque premier samedi du mois',
        '« Un couteau qui coupe est un couteau qui ne blesse pas. » – Hélène Fabre, coutelière',
      ],
      link: 'https://coutellerie-fabre.example/atelier',
      output: {
        title: 'Aiguiser un couteau à la pierre : la méthode',
        slug: 'aiguiser-un-couteau-pierre',
        meta_title: 'Aiguiser un couteau de cuisine à la pierre à eau',
        meta_description:
          'Quelle pierre choisir, quel angle tenir, quand s’arrêter : la méthode pour aiguiser un couteau de cuisine chez vous.',
        introduction: `Pour aiguiser un couteau de cuisine, il suffit d’une pierre, d’un peu d’eau et d’un geste régulier. \
« Un couteau qui coupe est un couteau qui ne blesse pas », rappelle Hélène Fabre, coutelière à Rodez.`,
        sections: [
          {
            heading: 'Choisir la bonne pierre',
            body: `Pour débuter, prenez une pierre à eau de grain 1000. Elle rend son tranchant à une lame fatiguée sans trop l’user. \
Vous en trouverez une dans notre boutique pour 34 euros.

Plongez-la dans l’eau pendant une dizaine de minutes avant de vous en servir. Posez-la ensuite sur un torchon humide : \
elle ne glissera plus.`,
          },
          {
            heading: 'Trouver l’angle',
            body: `Couchez la lame sur la pierre, puis relevez le dos. L’angle se situe entre 15 et 20°. Gardez-le du talon à la pointe, \
sans appuyer.

Travaillez un côté jusqu’à sentir un léger fil sous le doigt. Retournez alors la lame et recommencez de l’autre côté.`,
          },
          {
            heading: 'Vérifier le résultat',
            body: `Prenez une tomate bien mûre. Si la peau cède sans que vous forciez, c’est gagné. Sinon, repassez la lame quelques fois \
avec un geste plus léger.`,
          },
        ],
        conclusion: `Le geste s’apprend mieux à deux. Chaque premier samedi du mois, nous vous le montrons dans un atelier de deux heures, \
pour 45 euros. [Choisissez votre date](https://coutellerie-fabre.example/atelier).`,
      },
    },
  },
  {
    id: 'y-fr-facebook-savon',
    text: {
      type: 'ad_copy',
      topic: 'Coffret de savons de la Savonnerie du Port, à Marseille',
      language: 'fr',
      formality: 'formal',
      platform: 'facebook',
      product: 'Le coffret de quatre savons',
      unique_selling_proposition: 'Des savons cuits au chaudron, à l’huile d’olive',
      variants: 2,
      keywords: ['savons'],
      facts: ['Quatre savons de 100 g', '72 % d’huile d’olive', '24,90 € le coffret', 'Livraison offerte en France'],
      link: 'https://savonnerieduport.example/coffret',
      output: {
        variants: [
          {
            primary_text: 'Quatre savons cuits au chaudron, à Marseille, avec 72 % d’huile d’olive. Le coffret est à 24,90 €.',
            headlines: ['Le coffret qui sent bon le Sud'],
            descriptions: ['Livraison offerte'],
          },
          {
            primary_text: 'Un cadeau simple qui sert tous les jours : nos savons à l’huile d’olive, dans leur joli coffret.',
            headlines: ['Un cadeau pour 24,90 €', 'Cuits au chaudron à Marseille'],
            descriptions: ['Quatre pains de 100 grammes'],
          },
        ],
      },
    },
  },
  {
    id: 'y-fr-bluesky-librairie',
    text: {
      type: 'social_post',
      topic: 'Rencontre à la librairie La Marge, à Nantes',
      language: 'fr',
      platform: 'bluesky',
      keywords: ['librairie'],
      hashtags: ['Nantes'],
      facts: [
        'Jeudi 5 novembre 2026 à 19 h',
        'L’autrice Claire Vasseur présente son roman « Les Marées basses »',
        'Entrée libre, 50 places',
      ],
      link: 'https://librairielamarge.example/agenda',
      output: {
        text: `Jeudi 5 novembre, à 19h, Claire Vasseur présente « Les Marées basses » à la librairie. \
L’entrée est libre, mais il n’y a que 50 places.

https://librairielamarge.example/agenda

#Nantes`,
        hashtags: ['Nantes'],
      },
    },
  },
  {
    id: 'y-fr-pinterest-terrarium',
    text: {
      type: 'social_post',
      topic: 'Atelier terrarium chez Mousse & Compagnie, à Lille',
      language: 'fr',
      formality: 'formal',
      platform: 'pinterest',
      keywords: ['terrarium'],
      hashtags: ['terrarium', 'plantes'],
      facts: [
        'Un terrarium fermé s’arrose deux fois par an',
        'L’atelier coûte 55 €, plantes et bocal compris',
        'Il dure une heure et demie',
      ],
      link: 'https://mousse-et-compagnie.example/atelier',
      output: {
        text: `Un terrarium fermé pour un coin de bureau un peu triste : de la mousse, une petite fougère, \
quelques galets, et deux arrosages par an.

Dans notre atelier à Lille, vous composez le vôtre en 1 h 30. Le prix est de 55 €, avec les plantes et le bocal : \
https://mousse-et-compagnie.example/atelier

#terrarium #plantes`,
        hashtags: ['terrarium', 'plantes'],
      },
    },
  },
];

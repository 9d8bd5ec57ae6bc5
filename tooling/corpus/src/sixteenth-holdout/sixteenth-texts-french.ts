import type { CorpusText } from '../corpus-text.ts';
import { lines } from './sixteenth-lines.ts';

export const cleanFrench: readonly CorpusText[] = [
  {
    id: 's16-fr-ski-email',
    text: {
      type: 'email',
      language: 'fr',
      formality: 'formal',
      topic: 'Entretien des skis avant la saison chez Altisport',
      length: 100,
      keywords: ['entretien'],
      facts: [
        'Entretien complet à 39 € au lieu de 52 € jusqu’au 6 décembre',
        'Skis prêts en trois jours',
        'Dépôt au magasin de Chambéry, du mardi au samedi',
        'Contrôle des fixations inclus',
      ],
      output: {
        subject: 'Vos skis sont-ils prêts pour la neige ?',
        preheader: 'Entretien complet à 39 € jusqu’au 6 décembre',
        body: lines(
          'Bonjour,',
          '',
          'vos skis dorment au garage depuis le printemps ? Les carres ont rouillé, la semelle a séché, et la première descente',
          'risque de vous le rappeler.',
          '',
          'Jusqu’au 6 décembre, l’entretien complet coûte 39 € au lieu de 52 €. Nous affûtons, nous fartons et nous contrôlons',
          'les fixations. C’est compris dans le prix.',
          '',
          'Déposez votre matériel au magasin de Chambéry, du mardi au samedi. Vos skis seront prêts en trois jours,',
          'et nous vous prévenons par message dès que vous pouvez passer les chercher.',
          '',
          'Pour ne pas attendre au comptoir, réservez votre dépôt en ligne.',
          '',
          'À bientôt sur les pistes,',
          'l’équipe d’Altisport',
        ),
        call_to_action: 'Réserver mon dépôt',
      },
    },
  },
  {
    id: 's16-fr-asso-email',
    text: {
      type: 'email',
      language: 'fr',
      formality: 'formal',
      topic: 'Campagne de dons de l’association Rivières Vivantes',
      instructions: 'Commencer par « Bonjour {{prenom}}, ».',
      keywords: ['don'],
      link: 'https://rivieres-vivantes.example/don',
      facts: [
        'Objectif : 18 000 € pour ouvrir le barrage de Vernay aux truites',
        'Déjà 11 500 € réunis',
        'La collecte se termine le 20 décembre',
        'Un don de 60 € revient à 20,40 € après réduction d’impôt',
        'Maud Tessier, présidente : « La rivière attend ce passage depuis soixante ans. »',
      ],
      output: {
        subject: 'Ouvrons la rivière aux truites',
        preheader: 'La collecte pour le barrage de Vernay se termine le 20 décembre',
        body: lines(
          'Bonjour {{prenom}},',
          '',
          'à Vernay, les truites se heurtent à un mur. « La rivière attend ce passage depuis soixante ans », rappelle Maud Tessier,',
          'notre présidente.',
          '',
          'Pour ouvrir le barrage, il nous faut 18 000 €. Vous avez été nombreux à répondre : 11 500 € sont déjà réunis.',
          'La collecte se termine le 20 décembre.',
          '',
          'Votre don ouvre droit à une réduction d’impôt : si vous donnez 60 €, il ne vous en coûte que 20,40 €.',
          '',
          'Merci de tout cœur pour ce que vous pourrez faire,',
          'l’équipe de Rivières Vivantes',
        ),
        call_to_action: 'Faire un don',
      },
    },
  },
  {
    id: 's16-fr-cuisine-page',
    text: {
      type: 'landing_page',
      language: 'fr',
      formality: 'formal',
      topic: 'Rénovation de façades de cuisine',
      keywords: ['façades de cuisine'],
      facts: [
        'À partir de 1 900 € pour une cuisine de dix façades',
        'Pose en une journée',
        'Plus de 80 teintes',
        'Garantie de sept ans',
        'Devis gratuit sous 48 heures',
      ],
      output: {
        headline: 'Une cuisine neuve sans tout casser',
        subheadline: 'Nous remplaçons vos façades de cuisine en une journée et gardons les meubles qui tiennent encore',
        sections: [
          {
            heading: 'Le neuf se voit, le bon reste',
            body: lines(
              'Vos caissons sont souvent bien plus solides que leurs portes. Nous changeons les façades de cuisine, les charnières',
              'et les poignées, et nous laissons le reste en place.',
            ),
          },
          {
            heading: 'Une journée de pose, pas davantage',
            body: lines(
              'Nos menuisiers arrivent le matin et repartent le soir.',
              'Vous choisissez parmi plus de 80 teintes, du blanc mat au chêne huilé,',
              'et vous dînez chez vous le jour même.',
            ),
          },
          {
            heading: 'Un prix connu d’avance',
            body: lines(
              'Comptez à partir de 1 900 € pour une cuisine de dix façades. Le devis est gratuit, vous le recevez sous 48 heures,',
              'et notre travail est garanti sept ans.',
            ),
          },
        ],
        call_to_action: 'Demander mon devis',
        faq: [
          {
            question: 'Faut-il vider les placards ?',
            answer: 'Non, les caissons restent en place. Dégagez seulement les tiroirs dont la façade change.',
          },
          { question: 'Mes meubles ne sont pas standard, est-ce possible ?', answer: 'Oui, nous fabriquons chaque façade sur mesure.' },
          { question: 'Que deviennent mes anciennes portes ?', answer: 'Nous les emportons et les déposons en centre de recyclage.' },
        ],
        meta_title: 'Façades de cuisine : rénovation en une journée',
        meta_description: lines(
          'Changez vos façades de cuisine en une journée, sans toucher aux meubles. Plus de 80 teintes, garantie de sept ans,',
          'devis gratuit.',
        ),
      },
    },
  },
  {
    id: 's16-fr-potager-article',
    text: {
      type: 'blog_article',
      language: 'fr',
      formality: 'informal',
      topic: 'Récupérer l’eau de pluie au jardin',
      length: 190,
      keywords: ['eau de pluie'],
      link: 'https://jardin-malin.example/cuves',
      facts: [
        'Un toit de 50 m² donne environ 30 000 litres par an',
        'Notre cuve de 500 litres coûte 169 €',
        'Montage en deux heures',
        'Filtre à nettoyer deux fois par an',
      ],
      output: {
        title: 'Récupérer l’eau de pluie au jardin sans gros travaux',
        slug: 'recuperer-eau-de-pluie-jardin',
        meta_title: 'Récupérer l’eau de pluie au jardin, pas à pas',
        meta_description: lines(
          'Récupérer l’eau de pluie demande une gouttière, une cuve et un filtre. Voici comment choisir la bonne taille',
          'et entretenir le tout.',
        ),
        introduction: lines(
          'Chaque averse remplit les égouts, puis vient l’été et tu sors le tuyau. Avec une cuve sous la gouttière,',
          'l’eau de pluie attend sagement que tes tomates aient soif.',
        ),
        sections: [
          {
            heading: 'Regarde d’abord ton toit',
            body: lines(
              'La surface du toit décide de tout.',
              'Avec 50 m², tu recueilles environ 30 000 litres par an, bien plus qu’un petit potager',
              'n’en boit. Inutile donc de viser grand : ce qui compte, c’est de passer les semaines sèches.',
            ),
          },
          {
            heading: 'Choisis une cuve à ta mesure',
            body: lines(
              'Pour commencer, notre cuve de 500 litres suffit. Elle coûte 169 € et se monte en deux heures. Pose-la sur un sol plat',
              'et stable, à l’ombre si possible : l’eau y reste fraîche et les algues poussent moins vite.',
            ),
          },
          {
            heading: 'Entretiens-la sans y penser',
            body: lines(
              'Garde toujours le couvercle fermé, à cause des moustiques et des enfants. Nettoie le filtre deux fois par an,',
              'par exemple au printemps et après la chute des feuilles. Avant le gel, vide la cuve et laisse le robinet ouvert.',
            ),
          },
        ],
        conclusion: lines(
          'Il ne te reste qu’à mesurer la place sous ta gouttière. Compare ensuite',
          '[nos cuves](https://jardin-malin.example/cuves) et installe la tienne avant les prochaines pluies.',
        ),
      },
    },
  },
];

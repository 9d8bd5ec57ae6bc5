import type { CorpusText } from '../corpus-text.ts';

/** Ads and posts. */
export const shortFrench: readonly CorpusText[] = [
  {
    id: 's17-poterie-ad',
    text: {
      type: 'ad_copy',
      language: 'fr',
      platform: 'google_search',
      topic: 'Cours de poterie du soir à Nantes',
      product: 'Cours de poterie de l’Atelier Glaise',
      unique_selling_proposition: 'Un tour par élève',
      keywords: ['cours de poterie'],
      variants: 1,
      facts: [
        '8 séances de 2 h 30, le jeudi à 18 h 30',
        '240 €, terre et cuisson comprises',
        '6 élèves au maximum, un tour chacun',
        'Début le 14 janvier 2027',
        'Les élèves apportent un tablier',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Cours de poterie à Nantes',
              'Un tour pour chaque élève',
              'Le jeudi soir à 18 h 30',
              'Début le 14 janvier',
              'Terre et cuisson comprises',
            ],
            descriptions: [
              'Huit séances pour 240 €, soit 30 € la séance. Il suffit d’apporter un tablier.',
              'Un cours de poterie en petit groupe : six élèves au plus. Réservez votre tour.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's17-panier-ad',
    text: {
      type: 'ad_copy',
      language: 'fr',
      platform: 'instagram',
      topic: 'Abonnement au panier de légumes',
      product: 'Panier de légumes Terre Claire',
      unique_selling_proposition: 'Cueilli la veille à moins de 40 km',
      keywords: ['panier de légumes'],
      variants: 2,
      facts: [
        'Panier de 5 kg pour 20 € par semaine',
        'Légumes cueillis la veille, à moins de 40 km',
        'Le premier panier est à moitié prix',
        'Sans engagement',
      ],
      output: {
        variants: [
          {
            primary_text: 'Cueilli hier, cuisiné ce soir : le panier de légumes Terre Claire, 5 kg pour 20 €, soit 4 € le kilo.',
            headlines: ['Des légumes cueillis la veille', '5 kg de saison pour 20 €'],
            descriptions: ['Sans engagement'],
          },
          {
            primary_text: 'Tout pousse à moins de 40 km. Goûtez un premier panier de légumes à 10 € au lieu de 20 €.',
            headlines: ['Le premier panier à moitié prix', 'Du champ à la cuisine'],
            descriptions: ['À arrêter quand on veut'],
          },
        ],
      },
    },
  },
  {
    id: 's17-navette-post',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'facebook',
      topic: 'Navette du samedi vers les pistes',
      keywords: ['navette'],
      hashtags: ['Neige'],
      link: 'https://example.fr/navette',
      formality: 'formal',
      facts: [
        'Tous les samedis du 9 janvier au 27 mars',
        'Départ à 7 h, arrivée aux pistes à 8 h 30 ; retour à 17 h',
        'Aller-retour 16 €, gratuit pour les moins de 12 ans',
        'Le parking de la station coûte 15 € par jour',
      ],
      output: {
        text:
          'La neige est là, et vous pouvez laisser la voiture au garage. Du 9 janvier au 27 mars, la navette part chaque samedi à 7 h ' +
          'de la place du Marché. À huit heures et demie, vous êtes au pied des pistes.\n\n' +
          'L’aller-retour coûte 16 €, et les moins de douze ans ne paient rien. Le retour est à 17 h.\n\n' +
          'Horaires et places : https://example.fr/navette\n\n#Neige',
        hashtags: ['Neige'],
      },
    },
  },
  {
    id: 's17-confiture-post',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'pinterest',
      topic: 'Confiture d’abricots peu sucrée',
      keywords: ['confiture d’abricots'],
      hashtags: [],
      facts: ['1 kg d’abricots, 500 g de sucre, un demi-citron', 'Cuisson 30 minutes', 'Donne 4 pots de 250 g'],
      output: {
        text:
          'Une confiture d’abricots moins sucrée, au goût de fruit. Comptez une livre de sucre pour un kilo d’abricots, ' +
          'et le jus d’un demi-citron. Après une demi-heure de cuisson, vous remplissez quatre pots de ' +
          '250 g. À garder au frais une fois ouverte, et à offrir avec un ruban autour du couvercle.',
        hashtags: [],
      },
    },
  },
  {
    id: 's17-refuge-post',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'twitter',
      topic: 'Le refuge cherche des familles d’accueil',
      keywords: ['famille d’accueil'],
      hashtags: ['Refuge'],
      link: 'https://example.org/accueil',
      facts: ['45 chats au refuge, 30 places', 'Un accueil dure de 3 à 8 semaines', 'Nourriture et vétérinaire sont payés'],
      output: {
        text:
          'Au refuge, quarante-cinq chats se partagent trente places. Devenez famille d’accueil pour trois à huit semaines. ' +
          'Nous payons la nourriture et le vétérinaire.\n\nhttps://example.org/accueil\n\n#Refuge',
        hashtags: ['Refuge'],
      },
    },
  },
];

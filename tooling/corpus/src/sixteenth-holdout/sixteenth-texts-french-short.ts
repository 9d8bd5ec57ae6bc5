import type { CorpusText } from '../corpus-text.ts';
import { lines } from './sixteenth-lines.ts';

export const cleanFrenchShort: readonly CorpusText[] = [
  {
    id: 's16-fr-librairie-post',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'fr',
      formality: 'informal',
      topic: 'Soirée polar à la librairie Le Quai',
      keywords: ['polar'],
      hashtags: ['librairie', 'polar', 'Nantes'],
      facts: [
        'Jeudi 11 février 2027 à 19 h',
        'Rencontre avec la romancière Solène Kervadec',
        'Entrée libre, 35 places assises',
        'Un verre de vin chaud est offert',
      ],
      output: {
        text: lines(
          'Un bon polar, un verre de vin chaud et une romancière qui répond à toutes tes questions : ça te tente ?',
          '',
          'Jeudi 11 février à 19 h, nous recevons Solène Kervadec. L’entrée est libre, le vin chaud est offert,',
          'et il y a 35 places assises. Arrive un peu en avance si tu tiens à la tienne.',
          '',
          'Dis-nous en commentaire quel roman t’a tenu éveillé le plus tard.',
          '',
          '#librairie #polar #Nantes',
        ),
        hashtags: ['librairie', 'polar', 'Nantes'],
      },
    },
  },
  {
    id: 's16-fr-recrutement-post',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'fr',
      formality: 'formal',
      topic: 'Recrutement de menuisiers à l’atelier Boisvert',
      keywords: ['menuisier'],
      link: 'https://atelier-boisvert.example/emploi',
      facts: [
        'Deux postes de menuisier à Angers',
        'De 2 300 à 2 700 € brut par mois',
        'Semaine de quatre jours',
        'Entreprise de 28 personnes fondée en 1994',
        'Candidatures jusqu’au 30 avril',
      ],
      output: {
        text: lines(
          'L’atelier Boisvert cherche deux personnes pour ses établis d’Angers.',
          '',
          'Vous êtes menuisier ou menuisière et vous aimez le travail bien fini ? Nous proposons une semaine de quatre jours,',
          'un salaire de 2 300 à 2 700 € brut par mois et une équipe de 28 personnes qui se connaissent bien.',
          '',
          'Envoyez-nous votre candidature avant la fin du mois d’avril : https://atelier-boisvert.example/emploi',
          '',
          '#menuiserie #emploi #Angers',
        ),
        hashtags: ['menuiserie', 'emploi', 'Angers'],
      },
    },
  },
  {
    id: 's16-fr-marche-post',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'fr',
      topic: 'Paniers de légumes de la ferme des Trois Chênes',
      tone: 'chaleureux',
      keywords: ['panier de légumes'],
      hashtags: [],
      link: 'https://trois-chenes.example/paniers',
      facts: [
        'Panier de légumes à 14 €, environ 5 kg',
        'Retrait le mercredi de 17 h à 19 h 30',
        'Sans abonnement',
        'Commande avant le lundi midi',
      ],
      output: {
        text: lines(
          'Poireaux, carottes, mâche, courges : le panier de légumes de la semaine pèse environ 5 kg et coûte 14 €.',
          '',
          'Pas d’abonnement chez nous. Vous commandez avant le lundi midi, quand l’envie vous prend, et vous passez à la ferme',
          'le mercredi entre 17 h et 19 h 30.',
          '',
          'On prépare le vôtre ? https://trois-chenes.example/paniers',
        ),
        hashtags: [],
      },
    },
  },
  {
    id: 's16-fr-serrure-ad',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'fr',
      formality: 'formal',
      topic: 'Serrurier à Lyon',
      product: 'Dépannage de serrures',
      unique_selling_proposition: 'Devis ferme par écrit avant toute intervention',
      variants: 1,
      keywords: ['serrurier'],
      facts: ['Ouverture de porte dès 89 €', 'Sur place en 45 minutes', 'Ouvert 7 jours sur 7'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Serrurier à Lyon', 'Porte ouverte dès 89 €', 'Devis ferme par écrit'],
            descriptions: [
              'Votre serrurier est sur place en 45 minutes. Devis écrit avant toute intervention.',
              'Porte claquée ? Nous intervenons 7 jours sur 7. Demandez votre devis en ligne.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's16-fr-savon-ad',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      language: 'fr',
      topic: 'Coffret de savons pour la fête des Mères',
      product: 'Coffret Garrigue',
      unique_selling_proposition: 'Quatre savons coulés à la main dans notre atelier de Nîmes',
      variants: 2,
      keywords: ['Garrigue'],
      facts: ['26 €', 'Quatre savons de 100 g', 'Livraison offerte dès 40 €', 'Commande avant le 25 mai'],
      output: {
        variants: [
          {
            primary_text: 'Thym, lavande, ciste, romarin : le coffret Garrigue réunit quatre savons coulés à la main à Nîmes.',
            headlines: ['Le coffret Garrigue, 26 €'],
            descriptions: ['Commande avant le 25 mai'],
          },
          {
            primary_text: 'Maman a déjà un vase. Offrez-lui le coffret Garrigue : quatre savons de 100 g, faits dans notre atelier.',
            headlines: ['Pour la fête des Mères'],
            descriptions: ['Port offert dès 40 €'],
          },
        ],
      },
    },
  },
  {
    id: 's16-fr-archives-ad',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      language: 'fr',
      formality: 'formal',
      topic: 'Numérisation d’archives pour cabinets de notaires',
      product: 'Numérisation d’archives',
      unique_selling_proposition: 'Tout se fait dans vos locaux, aucun dossier ne sort de l’étude',
      variants: 1,
      keywords: ['archives'],
      facts: ['0,09 € la page', '60 études clientes', 'Jusqu’à 8 000 pages par jour'],
      output: {
        variants: [
          {
            primary_text: 'Vos archives numérisées sans qu’un dossier quitte l’étude : jusqu’à 8 000 pages par jour, à 0,09 € la page.',
            headlines: ['La numérisation d’archives dans vos locaux'],
            descriptions: ['60 études nous font confiance'],
          },
        ],
      },
    },
  },
];

import type { CorpusText } from '../corpus-text.ts';
import { blocks, line, lines } from './fifth-other-prose.ts';

const firstAid: CorpusText = {
  id: 'w-fr-page-firstaid',
  text: {
    type: 'landing_page',
    language: 'fr',
    topic: 'Formation de sauveteur secouriste du travail dans les entreprises de Touraine',
    tone: 'clair et rassurant',
    target_audience: 'Responsables RH et chefs d’entreprise',
    formality: 'formal',
    keywords: ['formation SST'],
    link: 'https://secours-touraine.example.com/devis',
    facts: [
      'Formation SST : 14 heures sur 2 jours, sans prérequis, pour tous les salariés',
      'Groupes de 4 à 10 participants',
      '1 490 € HT par groupe, matériel et livrets compris, dans vos locaux, à moins de 80 km de Tours',
      'Certificat valable 24 mois, puis recyclage de 7 heures',
      '12 formateurs, tous sapeurs-pompiers volontaires',
      'En 2026 : 1 236 salariés formés, 97 % ont obtenu leur certificat',
      'Devis sous 48 heures',
      line(
        'Sophie Garnier, responsable RH des Ateliers Brunet : « Trois semaines après la formation, un collègue a fait un malaise.',
        'Tout le monde a su quoi faire. »',
      ),
    ],
    output: {
      headline: 'Vos équipes sauront quoi faire avant les secours',
      subheadline: 'Une formation SST dans vos locaux, pour les entreprises de Touraine qui veulent des gestes sûrs le jour venu',
      sections: [
        {
          heading: 'Deux jours pour apprendre les gestes',
          body: blocks(
            line(
              'La formation SST dure quatorze heures, réparties sur deux jours. On y parle peu et on s’exerce beaucoup :',
              'saignement, brûlure, malaise, arrêt cardiaque. Chacun s’entraîne sur un mannequin, puis avec ses collègues.',
            ),
            line(
              'À la fin, chaque participant qui a réussi reçoit un certificat valable deux ans.',
              'Un recyclage de sept heures le prolonge ensuite.',
            ),
          ),
        },
        {
          heading: 'Des formateurs qui connaissent le terrain',
          body: blocks(
            line(
              'Nos douze formateurs sont tous sapeurs-pompiers volontaires. Ils racontent ce qu’ils ont vu.',
              'En 2026, ils ont formé plus de 1\u202f200 salariés, et 97\u00a0% d’entre eux ont obtenu leur certificat.',
            ),
            line(
              '« Trois semaines après la formation, un collègue a fait un malaise », se souvient Sophie Garnier,',
              'responsable RH des Ateliers Brunet. « Tout le monde a su quoi faire. »',
            ),
          ),
        },
        {
          heading: 'Un prix par groupe, et rien à prévoir',
          body: blocks(
            'Vous réservez une salle, nous apportons le matériel et les livrets. Le prix comprend tout :',
            lines(
              '- 1\u202f490\u00a0€ HT par groupe',
              '- de quatre à dix participants',
              '- dans vos locaux, à moins de 80\u00a0kilomètres de Tours',
            ),
          ),
        },
        {
          heading: 'Comment se passe l’inscription',
          body: line(
            'Dites-nous combien de salariés viendront et quand la salle est libre. Vous recevez un devis sous deux jours.',
            'Dès que vous l’avez signé, la date est à vous. Pour les convocations comme pour les certificats, nous tenons la plume.',
          ),
        },
      ],
      call_to_action: 'Demander un devis',
      faq: [
        {
          question: 'Faut-il des connaissances médicales ?',
          answer: 'Non, aucune. La formation part de zéro et s’adresse à tous les salariés, de l’atelier à l’accueil.',
        },
        {
          question: 'Que se passe-t-il au bout de deux ans ?',
          answer: 'Un recyclage de sept heures suffit pour garder le certificat, et nous le donnons aussi dans vos locaux.',
        },
        {
          question: 'Peut-on mélanger plusieurs services ?',
          answer: 'Oui, et c’est même une bonne idée : un accident n’attend pas que le bon service soit présent.',
        },
      ],
      meta_title: 'Formation SST en entreprise à Tours et alentour',
      meta_description: line(
        'Formation SST de deux jours dans vos locaux, par des sapeurs-pompiers volontaires :',
        '1\u202f490\u00a0€ HT par groupe. Devis sous 48 heures.',
      ),
    },
  },
};

export const frenchPages: readonly CorpusText[] = [firstAid];

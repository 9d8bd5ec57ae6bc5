import type { CorpusText } from '../corpus-text.ts';
import { blocks, line } from './fifth-other-prose.ts';

const wineTasting: CorpusText = {
  id: 'w-fr-email-wine',
  text: {
    type: 'email',
    language: 'fr',
    topic: 'Soirée de dégustation chez le caviste',
    tone: 'chaleureux',
    formality: 'formal',
    keywords: ['dégustation'],
    length: 118,
    link: 'https://cave-morel.example.com/soirees',
    instructions: 'Finir par la mention légale sur l’alcool.',
    facts: [
      'Jeudi 18 novembre 2027 à 19 h, le soir du beaujolais nouveau (troisième jeudi de novembre)',
      '12 vins de 6 domaines',
      '35 € par personne, 60 € pour deux',
      '24 places, réservation avant le 10 novembre',
      '14 rue des Tanneurs, Dijon',
      'Vincent Morel est caviste depuis 2004',
      'Planche de fromages offerte',
      'Mention : L’abus d’alcool est dangereux pour la santé. À consommer avec modération.',
    ],
    output: {
      subject: 'Une dégustation pour le beaujolais nouveau',
      preheader: 'Douze vins, six domaines et une planche de fromages offerte',
      body: blocks(
        'Bonjour,',
        'Le troisième jeudi de novembre, le beaujolais nouveau arrive. Chez nous, il ne viendra pas seul.',
        line(
          'Le 18 novembre à 19 heures, Vincent Morel débouche une douzaine de bouteilles venues de six domaines.',
          'Caviste depuis 2004, il les raconte comme d’autres racontent leurs voyages.',
          'La planche de fromages, au milieu de la table, vous est offerte.',
        ),
        'La dégustation coûte 35 euros par personne. Venez à deux, et vous ne paierez que 60 euros.',
        line(
          'Il n’y a que vingt-quatre chaises. Réservez la vôtre avant le 10 novembre,',
          'puis retrouvez-nous au 14, rue des Tanneurs, à Dijon.',
        ),
        'À bientôt, un verre à la main.',
        '*L’abus d’alcool est dangereux pour la santé. À consommer avec modération.*',
      ),
      call_to_action: 'Réserver ma place',
    },
  },
};

const climbing: CorpusText = {
  id: 'w-fr-email-climbing',
  text: {
    type: 'email',
    language: 'fr-BE',
    topic: 'Offre de rentrée de la salle d’escalade',
    tone: 'complice',
    formality: 'informal',
    keywords: ['abonnement étudiant'],
    link: 'https://mur-auderghem.example.com/etudiants',
    instructions: 'Saluer avec le champ {{first_name}}.',
    facts: [
      'Abonnement étudiant : 29,90 € par mois au lieu de 42 €, sans engagement, sur présentation de la carte d’étudiant',
      'Offre valable jusqu’au 15 octobre 2027',
      '1.800 m² de murs, jusqu’à 14 m de haut',
      'Ouvert tous les jours de 9 h à 23 h',
      'Initiation gratuite chaque mercredi à 18 h 30',
      'Location de chaussons : 4 €',
      'Chaussée de Wavre 1187, Auderghem',
    ],
    output: {
      subject: 'Grimpe à prix doux avec l’abonnement étudiant',
      preheader: 'Sans engagement, et le mercredi on t’apprend les bases',
      body: blocks(
        'Salut {{first_name}},',
        'Les cours ont repris, et tes épaules le sentent déjà ? Viens les détendre en hauteur.',
        line('Notre abonnement étudiant est à 29,90 € par mois au lieu de 42 €, sans engagement.', 'L’offre court jusqu’à la mi-octobre.'),
        line(
          'Pour ce prix, tu grimpes tous les jours de neuf heures du matin à onze heures du soir, sur 1 800 m² de murs.',
          'Le plus haut monte à quatorze mètres : de là-haut, les examens ont l’air tout petits.',
        ),
        line(
          'Tu n’as jamais grimpé ? Le mercredi à 18 h 30, on t’apprend les bases gratuitement.',
          'Et si tu n’as pas de chaussons, on te les loue pour quatre euros.',
        ),
        'Viens avec ta carte d’étudiant, chaussée de Wavre 1187, à Auderghem.',
        'On te garde une corde.',
      ),
      call_to_action: 'Prendre mon abonnement',
    },
  },
};

const germanCourse: CorpusText = {
  id: 'w-es-email-course',
  text: {
    type: 'email',
    language: 'es',
    topic: 'Curso intensivo de alemán en julio',
    tone: 'amable',
    formality: 'formal',
    keywords: ['curso intensivo'],
    link: 'https://academia-pilar.example.com/aleman',
    facts: [
      'Del 5 al 30 de julio de 2027, de lunes a viernes, de 9:30 a 13:30',
      '80 horas en total',
      'Grupos de 8 personas como máximo, niveles de A1 a B2',
      '690 €; 590 € con inscripción hasta el 31 de mayo',
      'Prueba de nivel gratuita de 20 minutos, por teléfono o en la academia',
      'Teléfono 976 555 204',
      'Calle Alfonso I, 22, Zaragoza',
    ],
    output: {
      subject: 'Su curso intensivo de alemán, este julio',
      preheader: 'Ochenta horas, grupos pequeños y mejor precio hasta fin de mayo',
      body: blocks(
        'Buenos días:',
        'En julio, Zaragoza se queda medio vacía, y nuestras aulas, frescas. Es un buen momento para aprender alemán de verdad.',
        line(
          'Nuestro curso intensivo va del 5 al 30 de julio, de lunes a viernes, entre las nueve y media y la una y media.',
          'Son ochenta horas en grupos de ocho personas como mucho, desde el nivel A1 hasta el B2.',
        ),
        'El precio es de 690 euros. Si se inscribe antes de que acabe mayo, pagará 590.',
        line(
          '¿No sabe cuál es su nivel? La prueba dura veinte minutos y no cuesta nada.',
          'Puede hacerla por teléfono, en el 976 55 52 04, o en la calle Alfonso I, número 22.',
        ),
        'Le bastará con traer un cuaderno. De los nervios nos encargamos nosotros.',
        'Un cordial saludo',
      ),
      call_to_action: 'Reservar mi plaza',
    },
  },
};

export const romanceEmails: readonly CorpusText[] = [wineTasting, climbing, germanCourse];

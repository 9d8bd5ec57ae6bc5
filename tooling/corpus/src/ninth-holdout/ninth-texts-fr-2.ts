import type { CorpusText } from '../corpus-text.ts';

export const frenchTextsContinued: readonly CorpusText[] = [
  {
    id: 'ninth-veterinaire',
    text: {
      type: 'email',
      topic: 'Rappel de vaccination pour les chats',
      language: 'fr',
      formality: 'formal',
      tone: 'chaleureux',
      instructions: 'Utiliser les champs de fusion {{prenom}} et {{nom_du_chat}}',
      facts: ['Consultation et vaccin : 62 €', 'Clinique du Vieux Port, ouverte du lundi au samedi de 8 h 30 à 19 h'],
      output: {
        subject: 'Un petit rendez-vous pour {{nom_du_chat}} ?',
        preheader: 'Il est temps de refaire son vaccin, et c’est vite passé',
        body:
          'Bonjour {{prenom}},\n\n' +
          'Le carnet de {{nom_du_chat}} nous le rappelle : il est temps de refaire son vaccin.\n\n' +
          "Rassurez-vous, ce n'est pas long. Le vétérinaire examine votre chat de la tête à la queue, regarde les dents, " +
          'vérifie le poids, puis fait la piqûre. Comptez 62 €, consultation et vaccin compris.\n\n' +
          "Nous sommes là du lundi au samedi, de 8h30 à 19h. Les salles d'attente lui déplaisent ? Dites-le-nous : nous vous " +
          "garderons le tout premier créneau du matin, quand il n'y a encore ni chien ni sonnette.\n\n" +
          'À bientôt, et une caresse de notre part,\n\n' +
          'La Clinique du Vieux Port',
        call_to_action: 'Choisir un horaire',
      },
    },
  },
  {
    id: 'ninth-piano',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      topic: 'Cours de piano à domicile à Lyon',
      product: 'Do Majeur',
      language: 'fr',
      unique_selling_proposition: 'Un professeur diplômé du conservatoire vient chez vous',
      keywords: ['cours de piano'],
      variants: 2,
      facts: ['39 € l’heure, moitié moins après crédit d’impôt (19,50 €)', 'Premier cours offert', 'Dès 6 ans', 'Lyon et environs'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Cours de piano à domicile',
              '19,50 € après crédit d’impôt',
              'Le premier cours est offert',
              'Professeurs diplômés',
              'Un prof chez vous, à Lyon',
            ],
            descriptions: [
              'Un professeur diplômé du conservatoire vient chez vous, à Lyon et dans les environs.',
              'Le cours de piano coûte 39 € l’heure, moitié moins après crédit d’impôt. Essayez-le.',
            ],
          },
          {
            primary_text: null,
            headlines: ['Apprendre le piano à Lyon', 'Cours de piano dès 6 ans', 'Enfants, ados et adultes', 'Essai gratuit chez vous'],
            descriptions: [
              'Pas de trajet, pas d’embouteillage : c’est le professeur qui sonne à votre porte.',
              'Dès six ans, à son rythme et sur ses morceaux préférés. Réservez un cours de piano.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'ninth-liege',
    text: {
      type: 'ad_copy',
      platform: 'instagram',
      topic: 'Baskets en liège',
      product: 'Suber',
      language: 'fr',
      unique_selling_proposition: 'Du liège du Portugal, léger et souple',
      variants: 2,
      facts: ['119 €', 'Retours gratuits pendant 30 jours', '190 g par chaussure'],
      output: {
        variants: [
          {
            primary_text: 'Légères comme un bouchon : nos baskets en liège pèsent 190 g chacune. Vous ne sentirez que le trottoir.',
            headlines: ['Les baskets en liège Suber', '119 €, retours gratuits'],
            descriptions: ['Testez-les pendant 30 jours'],
          },
          {
            primary_text: 'L’écorce repousse, l’arbre reste debout. Des chaussures souples, en liège du Portugal, et c’est tout.',
            headlines: ['Marchez sur de l’écorce', 'Souples dès le premier pas'],
            descriptions: ['Retour offert sous 30 jours'],
          },
        ],
      },
    },
  },
  {
    id: 'ninth-seminaire',
    text: {
      type: 'landing_page',
      topic: 'Séminaires d’entreprise au Domaine des Aulnes',
      language: 'fr',
      formality: 'formal',
      length: 160,
      keywords: ['séminaire au vert'],
      target_audience: 'Assistantes de direction et responsables RH en Île-de-France',
      facts: [
        'À 50 minutes de Paris en train',
        '12 chambres et deux salles de réunion',
        '185 € par personne et par jour, repas compris',
        'Étang et potager sur 3 hectares',
        'Groupes de 8 à 24 personnes',
        'Navette gratuite depuis la gare',
      ],
      output: {
        headline: 'Un séminaire au vert à deux pas de Paris',
        subheadline: 'Pour les équipes de 8 à 24 personnes qui ont besoin de réfléchir ensemble, loin des écrans et du métro',
        sections: [
          {
            heading: 'Partez le matin, respirez à midi',
            body:
              'Le Domaine des Aulnes est à cinquante minutes de Paris en train. Notre navette vous attend à la gare, ' +
              'gratuitement, et le café est servi à votre arrivée. Une fois la grille passée, vous êtes chez vous.',
          },
          {
            heading: 'De la place pour penser',
            body:
              'Deux salles de réunion baignées de lumière, un étang dont le tour suffit pour régler un désaccord, un potager ' +
              'où l’on cueille ce que l’on mangera le soir : trois hectares de calme vous appartiennent le temps de votre ' +
              'séjour. Les douze chambres donnent toutes sur le jardin.',
          },
          {
            heading: 'Un seul prix, tout simple',
            body:
              'Un séminaire au vert coûte 185 € par jour et par personne. Les repas sont compris, les salles aussi. Vous ' +
              'recevez un devis clair, que votre direction comprendra du premier coup.',
          },
          {
            heading: 'Nous nous occupons du reste',
            body:
              'Vidéoprojecteur, paperboard, allergies, lit d’appoint : dites-nous ce qu’il vous faut. Une personne vous ' +
              'accompagne du premier appel jusqu’au départ, et elle connaît la maison par cœur.',
          },
        ],
        call_to_action: 'Demander un devis',
        faq: [
          {
            question: 'Combien de personnes pouvez-vous accueillir ?',
            answer: 'De 8 à 24 participants. En dessous, la maison paraît grande ; au-dessus, le calme disparaît.',
          },
          {
            question: 'Peut-on venir sans voiture ?',
            answer: 'Oui, et c’est même le plus simple : le train vous amène à la gare, et la navette vous conduit au domaine.',
          },
          {
            question: 'Que faire s’il pleut ?',
            answer:
              'Allumer la cheminée. Les salles, la bibliothèque et la grande cuisine laissent de quoi travailler et se ' +
              'détendre à l’abri.',
          },
        ],
        meta_title: 'Séminaire au vert près de Paris | Domaine des Aulnes',
        meta_description:
          'Organisez votre séminaire au vert à 50 minutes de Paris : deux salles, douze chambres, repas compris et une ' +
          'navette gratuite depuis la gare.',
      },
    },
  },
];

import type { CorpusText } from './corpus-text.ts';

/** French and Spanish texts without a fault. Each is our own. */
export const cleanRomance: readonly CorpusText[] = [
  {
    id: 'fr-email-fromager',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Dégustation de fromages dans notre boutique de Lyon',
      keywords: ['dégustation'],
      facts: ['samedi 8 novembre de 10 h à 18 h', 'entrée gratuite'],
      output: {
        subject: 'Une dégustation pour les curieux',
        preheader: 'Samedi 8 novembre, dans notre boutique de Lyon',
        body: 'Bonjour,\n\nnos fromages sortent de la cave le samedi 8 novembre, de 10 h à 18 h. Venez les goûter avec ceux qui les affinent : l’entrée est gratuite et le pain est tout frais.\n\nÀ bientôt,\nToute l’équipe',
        call_to_action: 'Réserver une place',
      },
    },
  },
  {
    id: 'fr-email-assurance',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Une assurance pour vélos électriques',
      facts: ['à partir de 9 € par mois', 'sans franchise la première année'],
      output: {
        subject: 'Votre vélo dort-il tranquille ?',
        preheader: 'Une assurance à partir de 9 € par mois',
        body: 'Bonjour,\n\nun bon cadenas retient un voleur, une bonne assurance vous rend un vélo. La nôtre commence à 9 € par mois, sans franchise la première année.\n\nLa déclaration se fait depuis le téléphone. Nous répondons vite, et par des phrases que l’on comprend.',
        call_to_action: 'Calculer mon prix',
      },
    },
  },
  {
    id: 'fr-post-librairie',
    text: {
      type: 'social_post',
      language: 'fr',
      topic: 'La librairie fête la rentrée',
      platform: 'facebook',
      hashtags: ['rentrée', 'lecture'],
      output: {
        text: 'Les cartables sont prêts, mais qu’est-ce qu’on lit le soir ? Passez nous voir : nous avons mis de côté les romans que nous ne voulons pas vendre trop vite.\n\n#rentrée #lecture',
        hashtags: ['rentrée', 'lecture'],
      },
    },
  },
  {
    id: 'fr-post-recrutement',
    text: {
      type: 'social_post',
      language: 'fr',
      topic: 'Nous recrutons une cheffe de projet à Nantes',
      platform: 'linkedin',
      link: 'https://exemple.fr/emplois',
      output: {
        text: 'Vous aimez les plannings qui tiennent et les équipes qui se parlent ? Nous cherchons une cheffe de projet à Nantes.\n\nVous dirigerez des chantiers courts, avec des clients qui décident. Le poste et la manière de postuler : https://exemple.fr/emplois',
        hashtags: [],
      },
    },
  },
  {
    id: 'fr-ad-google-menuisier',
    text: {
      type: 'ad_copy',
      language: 'fr',
      topic: 'Meubles sur mesure',
      platform: 'google_search',
      product: 'Bibliothèque sur mesure',
      unique_selling_proposition: 'Posée en une journée par le menuisier qui l’a faite',
      variants: 1,
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Bibliothèque sur mesure', 'Posée en une journée', 'Du bois d’ici'],
            descriptions: [
              'Le menuisier qui la dessine est aussi celui qui la pose, en une journée.',
              'Envoyez une photo du mur : nous vous répondons avec un croquis.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'fr-page-cours',
    text: {
      type: 'landing_page',
      language: 'fr',
      topic: 'Cours de conversation en anglais pour adultes',
      keywords: ['cours de conversation'],
      output: {
        headline: 'Parlez anglais sans manuel',
        subheadline: 'Un cours de conversation pour les adultes qui n’osent plus',
        sections: [
          {
            heading: 'On parle dès la première heure',
            body: 'Pas de tableau, pas de liste de verbes. Vous êtes assis autour d’une table, quelqu’un pose une question, et vous répondez comme vous pouvez.',
          },
          {
            heading: 'Des groupes qui s’écoutent',
            body: 'Nous formons les groupes après un court entretien, pour que personne ne se taise de peur de gêner les autres.',
          },
        ],
        call_to_action: 'Essayer un cours',
        faq: [{ question: 'Et si je ne sais rien ?', answer: 'Alors vous en savez plus que vous ne croyez. Venez, on verra bien.' }],
        meta_title: 'Cours de conversation en anglais pour adultes',
        meta_description:
          'Vous comprenez l’anglais mais n’osez pas le parler ? Notre cours de conversation réunit de petits groupes d’adultes, sans manuel et sans note.',
      },
    },
  },
  {
    id: 'fr-article-balcon',
    text: {
      type: 'blog_article',
      language: 'fr',
      topic: 'Faire pousser des herbes sur un balcon au nord',
      keywords: ['balcon au nord'],
      output: {
        title: 'Des herbes fraîches sur un balcon au nord',
        slug: 'herbes-balcon-nord',
        meta_title: 'Quelles herbes pour un balcon au nord ?',
        meta_description:
          'Un balcon au nord n’est pas condamné au lierre. Menthe, persil, ciboulette : les herbes qui aiment l’ombre et comment les arroser.',
        introduction:
          'On vous a dit que rien ne pousse sur un balcon au nord. C’est faux, à condition de choisir des plantes qui craignent le soleil plus que vous.',
        sections: [
          {
            heading: 'Celles qui aiment l’ombre',
            body: 'La menthe s’installe partout, alors donnez-lui son propre pot. Le persil et la ciboulette sont patients : ils poussent lentement, mais longtemps.',
          },
          {
            heading: 'L’eau, mais pas trop',
            body: 'À l’ombre, la terre sèche moins vite. Touchez-la avant d’arroser ; si le doigt ressort humide, attendez encore un peu.',
          },
        ],
        conclusion: 'Commencez par un seul pot de menthe. Si elle vous plaît, le reste du balcon suivra, et vos salades aussi.',
      },
    },
  },
  {
    id: 'es-email-vinos',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Visitas a nuestra bodega en otoño',
      keywords: ['vendimia'],
      facts: ['los sábados de octubre a las 11:00', '18 € por persona'],
      output: {
        subject: 'La vendimia también se visita',
        preheader: 'Los sábados de octubre abrimos la bodega',
        body: 'Hola:\n\nen octubre la bodega huele a mosto. Los sábados a las 11:00 abrimos la puerta y enseñamos cómo se trabaja durante la vendimia. La visita cuesta 18 € por persona y termina con una copa.\n\nVen con zapatos cómodos.',
        call_to_action: 'Reservar visita',
      },
    },
  },
  {
    id: 'es-email-dentista',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Recordatorio de revisión anual en la clínica',
      output: {
        subject: 'Es hora de tu revisión anual',
        preheader: 'Una visita corta ahora evita una larga después',
        body: 'Hola:\n\nhace tiempo que no nos vemos. La revisión anual es breve y no duele; lo que se deja para más tarde, a veces sí.\n\nElige el día que mejor te venga. Si necesitas cambiarlo, basta con avisarnos.',
        call_to_action: 'Pedir cita',
      },
    },
  },
  {
    id: 'es-post-panaderia',
    text: {
      type: 'social_post',
      language: 'es',
      topic: 'Nuestra panadería hornea pan de centeno',
      platform: 'instagram',
      hashtags: ['masamadre', 'centeno'],
      output: {
        text: 'El centeno tiene carácter: no sube por obligación. Le damos la noche entera y por la mañana nos lo agradece.\n\n¿Lo pruebas tostado o con tomate?\n\n#masamadre #centeno',
        hashtags: ['masamadre', 'centeno'],
      },
    },
  },
  {
    id: 'es-post-evento',
    text: {
      type: 'social_post',
      language: 'es',
      topic: 'Charla sobre energía solar en el barrio',
      platform: 'linkedin',
      facts: ['jueves 5 de marzo a las 19 h'],
      link: 'https://ejemplo.es/charla',
      output: {
        text: '¿Puede un edificio viejo tener techo nuevo y facturas pequeñas? Nuestros vecinos ya lo han probado.\n\nLo cuentan el jueves 5 de marzo a las 19 h, con números y sin prisa. Inscríbete aquí: https://ejemplo.es/charla',
        hashtags: [],
      },
    },
  },
  {
    id: 'es-ad-facebook-zapatos',
    text: {
      type: 'ad_copy',
      language: 'es',
      topic: 'Zapatos hechos a mano en Elche',
      platform: 'facebook',
      product: 'Zapatos de piel',
      unique_selling_proposition: 'Se pueden reparar tantas veces como haga falta',
      variants: 1,
      output: {
        variants: [
          {
            primary_text:
              'Un buen zapato no se tira, se arregla. Los nuestros se cosen a mano en Elche y vuelven al taller siempre que haga falta.',
            headlines: ['Zapatos que se arreglan'],
            descriptions: ['Cosidos a mano en Elche'],
          },
        ],
      },
    },
  },
  {
    id: 'es-ad-google-clases',
    text: {
      type: 'ad_copy',
      language: 'es',
      topic: 'Clases de guitarra para adultos',
      platform: 'google_search',
      product: 'Clases de guitarra',
      unique_selling_proposition: 'La primera clase es gratis',
      keywords: ['clases de guitarra'],
      variants: 1,
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Clases de guitarra', 'La primera clase es gratis', 'Para adultos con poco tiempo'],
            descriptions: [
              'Aprende las canciones que te gustan, a tu ritmo y sin deberes.',
              'Profesores pacientes y guitarras para quien aún no tiene la suya.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'es-page-huerto',
    text: {
      type: 'landing_page',
      language: 'es',
      topic: 'Huertos urbanos en alquiler',
      keywords: ['huerto urbano'],
      facts: ['parcelas de 25 metros', '30 € al mes'],
      output: {
        headline: 'Tu huerto urbano, a un paso de casa',
        subheadline: 'Para quien vive en un piso y sueña con tomates',
        sections: [
          {
            heading: 'Qué incluye',
            body: 'Las parcelas de 25 metros tienen agua, sombra y una caseta con herramientas. Pagas 30 € al mes y cosechas lo que plantas.',
          },
          { heading: 'Nunca estás solo', body: 'Los vecinos de parcela saben mucho y comparten casi todo, menos los secretos del abono.' },
        ],
        call_to_action: 'Ver parcelas libres',
        faq: [{ question: '¿Necesito experiencia?', answer: 'No. Los sábados hay quien te enseña a sembrar, regar y esperar.' }],
        meta_title: 'Alquila un huerto urbano cerca de casa',
        meta_description:
          'Alquila un huerto urbano con agua y herramientas. Te enseñamos a sembrar, y tus vecinos de parcela te ayudan con todo lo demás.',
      },
    },
  },
];

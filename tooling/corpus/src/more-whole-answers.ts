import type { WholeAnswer } from './whole-answers.ts';

const gardenEmail: WholeAnswer = {
  type: 'email',
  request: {
    type: 'email',
    topic: 'Community garden opens its gates',
    keywords: ['community garden'],
    facts: ['Opening on 12 April', 'Twenty beds to rent'],
  },
  output: {
    subject: 'Your community garden bed is waiting',
    preheader: 'Twenty beds, one gate, and neighbours who share seeds',
    body: 'Hello,\n\nour community garden opens on 12 April. There are twenty beds to rent, a shed full of tools and a tap that works.\n\nNever grown a thing? The person at the next bed has, and likes to talk about it.',
    call_to_action: 'Choose your bed',
  },
};

const linkedinPost: WholeAnswer = {
  type: 'social_post',
  request: {
    type: 'social_post',
    topic: 'Why we write meeting notes by hand',
    platform: 'linkedin',
    keywords: ['meeting notes'],
    hashtags: ['teamwork', 'focus'],
  },
  output: {
    text: 'We stopped typing our meeting notes.\n\nOne person writes, on paper, in front of all. What is unclear gets asked at once, because nobody can look it up later.\n\nWho writes the notes in your team?\n\n#teamwork #focus',
    hashtags: ['teamwork', 'focus'],
  },
};

const spanishGoogle: WholeAnswer = {
  type: 'ad_copy',
  request: {
    type: 'ad_copy',
    topic: 'Clases de guitarra en el barrio',
    language: 'es',
    platform: 'google_search',
    product: 'Clases de guitarra',
    unique_selling_proposition: 'La primera hora es gratis',
    variants: 1,
  },
  output: {
    variants: [
      {
        primary_text: null,
        headlines: ['Clases de guitarra cerca', 'La primera hora es gratis', 'Toque su canción favorita'],
        descriptions: [
          'Aprenda los primeros acordes con una profesora paciente, a dos calles de su casa.',
          'Venga con su guitarra o use una de las nuestras. La primera hora es gratis.',
        ],
      },
    ],
  },
};

const frenchPage: WholeAnswer = {
  type: 'landing_page',
  request: { type: 'landing_page', topic: 'Réparer sa chaise soi-même', language: 'fr', facts: ['Atelier ouvert le mardi'] },
  output: {
    headline: 'Votre chaise mérite une deuxième vie',
    subheadline: 'Un atelier pour celles et ceux qui aiment travailler le bois',
    sections: [
      {
        heading: 'Des outils pour chacun',
        body: 'Les scies, les colles et les serre-joints sont sur place. Apportez la chaise et un peu de temps.',
      },
      { heading: 'Une aide quand il faut', body: 'Un menuisier passe de table en table. Il montre le geste, puis vous laisse faire.' },
    ],
    call_to_action: 'Réserver une table',
    faq: [
      { question: 'Quand l’atelier est-il ouvert ?', answer: 'Il est ouvert le mardi, toute la journée.' },
      { question: 'Faut-il de l’expérience ?', answer: 'Non, il suffit de savoir tenir un marteau.' },
    ],
    meta_title: 'Réparer sa chaise dans notre atelier de bois',
    meta_description: 'Apportez votre chaise cassée : notre atelier prête les outils et un menuisier vous montre comment la réparer.',
  },
};

const germanArticle: WholeAnswer = {
  type: 'blog_article',
  request: { type: 'blog_article', topic: 'Brot richtig lagern', language: 'de', length: 130 },
  output: {
    title: 'Brot richtig lagern: so bleibt es lange frisch',
    slug: 'brot-richtig-lagern',
    meta_title: 'Brot richtig lagern: so bleibt es frisch',
    meta_description: 'Wo Brot am besten liegt, warum der Kühlschrank kein guter Ort dafür ist und wie altes Brot wieder knusprig wird.',
    introduction: 'Ein gutes Brot wird nicht schlecht, es wird trocken. Wer weiß, woran das liegt, hat länger etwas davon.',
    sections: [
      {
        heading: 'Der Topf aus Ton',
        body: 'Ton nimmt Feuchtigkeit auf und gibt sie wieder ab. Im Topf bleibt die Kruste fest und die Krume weich. Wischen Sie ihn einmal in der Woche mit Essig aus, damit kein Schimmel entsteht.',
      },
      {
        heading: 'Warum der Kühlschrank schadet',
        body: 'In der Kälte wird die Stärke im Brot schnell hart. Das Brot schmeckt dann alt, obwohl es noch gut ist. Nur bei großer Hitze im Sommer lohnt sich der kühle Platz.',
      },
      {
        heading: 'Altes Brot retten',
        body: 'Streichen Sie etwas Wasser auf die Kruste und legen Sie das Brot kurz in den heißen Ofen. Danach schmeckt es fast wie am ersten Tag.',
      },
    ],
    conclusion: 'Kaufen Sie lieber ein ganzes Brot als eine Tüte mit Scheiben, und geben Sie ihm einen Topf.',
  },
};

/** Further briefs and texts, for the answers in `independent`. */
export const moreWholeAnswers = { gardenEmail, linkedinPost, spanishGoogle, frenchPage, germanArticle } as const;

import { contentTypes, type ContentRequestInput, type ContentTypeName } from '@handbill/contract';
import { moreWholeAnswers } from './more-whole-answers.ts';

/** A brief, and a text that keeps it. */
export interface WholeAnswer {
  readonly type: ContentTypeName;
  readonly request: ContentRequestInput;
  readonly output: Readonly<Record<string, unknown>>;
}

const examples = Object.fromEntries(Object.values(contentTypes).map(({ name, example }) => [name, example])) as unknown as Record<
  ContentTypeName,
  { request: ContentRequestInput; output: Readonly<Record<string, unknown>> }
>;

const of = (type: ContentTypeName): WholeAnswer => ({ type, ...examples[type] });

const germanEmail: WholeAnswer = {
  type: 'email',
  request: { type: 'email', topic: 'Fahrradwerkstatt am Samstag', language: 'de', facts: ['Samstag ab 10 Uhr'] },
  output: {
    subject: 'Ihr Fahrrad ist bereit für den Frühling',
    preheader: 'Samstag prüfen wir Bremsen, Licht und Kette',
    body: 'Guten Tag,\n\nam Samstag öffnet unsere Werkstatt für alle Räder, die den Winter im Keller verbracht haben. Wir prüfen Bremsen, Licht und Kette, während Sie einen Kaffee trinken.\n\nBringen Sie Ihr Rad einfach vorbei.',
    call_to_action: 'Termin sichern',
  },
};

const frenchPost: WholeAnswer = {
  type: 'social_post',
  request: { type: 'social_post', topic: 'Le marché du samedi', platform: 'facebook', language: 'fr', hashtags: ['marché'] },
  output: {
    text: 'Samedi matin, la place sent le pain chaud et les fraises du voisin. Venez avec un panier vide, repartez avec des idées pour le dîner.\n\n#marché',
    hashtags: ['marché'],
  },
};

const metaAd: WholeAnswer = {
  type: 'ad_copy',
  request: {
    type: 'ad_copy',
    topic: 'Rain jackets for commuters',
    platform: 'facebook',
    product: 'Harbour jacket',
    unique_selling_proposition: 'Folds into its own pocket',
    variants: 2,
  },
  output: {
    variants: [
      {
        primary_text: 'Rain at eight, sun at noon. The Harbour jacket folds into its own pocket, so it is there when the sky changes.',
        headlines: ['Dry on the way, light in the bag'],
        descriptions: ['Fits in a pocket'],
      },
      {
        primary_text: 'Nobody wants to carry a wet coat around. The Harbour jacket shakes dry and folds into its own pocket.',
        headlines: ['The coat that gets out of the way'],
        descriptions: ['Made for commuters'],
      },
    ],
  },
};

const spanishArticle: WholeAnswer = {
  type: 'blog_article',
  request: { type: 'blog_article', topic: 'Plantas para un balcón con sombra', language: 'es', length: 100 },
  output: {
    title: 'Plantas para un balcón con sombra',
    slug: 'plantas-para-un-balcon-con-sombra',
    meta_title: 'Plantas para un balcón con sombra: guía breve',
    meta_description: 'Qué plantas crecen bien en un balcón sin sol directo, cómo se riegan y qué errores conviene evitar en casa.',
    introduction: 'Un balcón sin sol no es un balcón sin vida. Muchas plantas prefieren la luz suave y agradecen un lugar fresco.',
    sections: [
      {
        heading: 'Elija hojas antes que flores',
        body: 'Los helechos y las hostas llenan el espacio con sus hojas. Piden poca luz, una maceta honda y tierra que guarde la humedad.',
      },
      {
        heading: 'Riegue poco y mire a menudo',
        body: 'A la sombra la tierra tarda más en secarse. Toque la superficie antes de regar; si está húmeda, espere un día más.',
      },
    ],
    conclusion: 'Empiece con una sola maceta cerca de la puerta. Cuando esa planta esté contenta, el resto del balcón vendrá después.',
  },
};

/** Texts of each kind, in four languages. */
export const wholeAnswers = {
  email: of('email'),
  post: of('social_post'),
  google: of('ad_copy'),
  page: of('landing_page'),
  article: of('blog_article'),
  germanEmail,
  frenchPost,
  metaAd,
  spanishArticle,
  ...moreWholeAnswers,
} as const;
export type WholeAnswerName = keyof typeof wholeAnswers;

/** A name without what is no letter or digit, in small letters: `callToAction`, `Call to action` and `call_to_action` are one. */
export const foldName = (name: string): string =>
  name
    .slice(0, 100)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What models call the parts of a text otherwise, by the part’s name. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  title: ['headline', 'heading', 'article title', 'blog title', 'post title', 'h1', 'titel', 'titre', 'titulo', 'titolo', 'name'],
  slug: ['url slug', 'permalink', 'url', 'path'],
  meta_title: ['seo title', 'page title', 'title tag', 'browser title'],
  meta_description: ['seo description', 'search description', 'description', 'excerpt', 'summary'],
  introduction: ['intro', 'opening', 'lead', 'lede', 'einleitung', 'introduccion', 'introduzione'],
  sections: ['section', 'body', 'content', 'main content', 'body sections', 'paragraphs', 'chapters', 'parts', 'abschnitte', 'blocks'],
  conclusion: ['outro', 'closing', 'summary', 'final thoughts', 'wrap up', 'fazit', 'schluss', 'conclusiones', 'conclusione'],
  heading: [
    'title',
    'header',
    'headline',
    'section title',
    'section heading',
    'subheading',
    'name',
    'h2',
    'uberschrift',
    'titre',
    'titulo',
  ],
  body: [
    'content',
    'text',
    'copy',
    'message',
    'paragraph',
    'paragraphs',
    'html',
    'inhalt',
    'nachricht',
    'corps',
    'contenu',
    'cuerpo',
    'corpo',
    'description',
  ],
  text: ['post', 'caption', 'content', 'body', 'tweet', 'copy', 'message', 'beitrag', 'texto', 'testo', 'description'],
  hashtags: ['tags', 'hashtag', 'hash tags'],
  subject: ['subject line', 'title', 'betreff', 'betreffzeile', 'objet', 'sujet', 'asunto', 'oggetto', 'assunto'],
  preheader: ['preview', 'preview text', 'pre header', 'preheader text', 'snippet', 'inbox preview', 'vorschautext'],
  call_to_action: [
    'cta',
    'cta text',
    'cta button',
    'button',
    'button text',
    'action',
    'call to action text',
    'handlungsaufforderung',
    'appel a laction',
    'llamada a la accion',
  ],
  variants: [
    'variant',
    'variations',
    'ads',
    'ad',
    'ad variants',
    'ad variations',
    'versions',
    'options',
    'creatives',
    'ad copy',
    'varianten',
    'anzeigen',
    'anuncios',
  ],
  primary_text: ['primary', 'body', 'text', 'main text', 'body text', 'copy', 'introductory text', 'caption', 'intro text', 'haupttext'],
  headlines: ['headline', 'titles', 'title', 'heading', 'headings', 'uberschriften', 'titres', 'titulos'],
  descriptions: ['description', 'desc', 'description lines', 'beschreibungen', 'descripciones'],
  headline: ['title', 'hero headline', 'main headline', 'hero title', 'heading', 'h1', 'hauptuberschrift', 'titular'],
  subheadline: ['sub headline', 'subtitle', 'subheading', 'sub heading', 'tagline', 'hero subheadline', 'sub title', 'unteruberschrift'],
  faq: ['faqs', 'questions', 'frequently asked questions', 'q and a', 'qa', 'qas', 'preguntas frecuentes', 'fragen'],
  question: ['q', 'title', 'frage', 'pregunta', 'name'],
  answer: ['a', 'response', 'text', 'antwort', 'respuesta', 'reponse', 'content', 'body'],
};

const folded = new Map(Object.entries(aliases).map(([field, names]) => [field, names.map(foldName)]));

/** Words that models put before or behind a part’s name. */
const before = /^(?:email|mail|post|blog|article|page|landingpage|ad|ads|social|final|new|seo|hero|the|main)(?=.{3})/;
const behind = /(?<=.{3})(?:text|copy|content|line|markdown|md|value|string|s|es)$/;

/** The names that a part may have besides its own, folded, the likeliest first. */
export const otherNamesOf = (field: string): readonly string[] => folded.get(field) ?? [];

/** A folded name without the words around it. */
export const strippedName = (name: string): string => name.replace(before, '').replace(behind, '');

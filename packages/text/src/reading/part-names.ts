/** A name without what is no letter or digit, in small letters: `callToAction`, `Call to action` and `call_to_action` are one. */
export const foldName = (name: string): string =>
  name
    .slice(0, 100)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What models call the parts of a text otherwise, by the part’s name: in English, German, French, Spanish, Italian, Portuguese and Dutch. */
const aliases: Readonly<Record<string, string>> = {
  title: 'headline, heading, article title, blog title, post title, h1, titel, titre, titulo, titolo, name, überschrift, artikeltitel',
  slug: 'url slug, permalink, url, path',
  meta_title:
    'seo title, page title, title tag, browser title, metatitel, seo titel, meta titre, titre seo, meta título, título seo, meta titolo, meta titulo',
  meta_description:
    'seo description, search description, description, excerpt, summary, metabeschreibung, seo beschreibung, meta descripción, descripción seo, meta descrizione, meta descrição, méta description, beschreibung, descripción',
  introduction: 'intro, opening, lead, lede, einleitung, introduccion, introduzione, einführung, introdução, inleiding',
  sections:
    'section, body, content, main content, body sections, paragraphs, chapters, parts, abschnitte, blocks, sektionen, kapitel, secciones, apartados, sezioni, seções, secties',
  conclusion:
    'outro, closing, summary, final thoughts, wrap up, fazit, schluss, conclusiones, conclusione, schlussfolgerung, conclusión, conclusão, conclusie',
  heading:
    'title, header, headline, section title, section heading, subheading, name, h2, uberschrift, titre, titulo, encabezado, zwischenüberschrift, intertitre, intestazione, título, titolo, titel, kop, h3',
  body: 'content, p, text, copy, message, paragraph, paragraphs, html, inhalt, nachricht, corps, contenu, cuerpo, corpo, description, texte, texto, testo, haupttext, nachrichtentext, contenido, contenuto, conteúdo, tekst, inhoud',
  text: 'post, caption, content, body, tweet, copy, message, beitrag, texto, testo, description, texte, beitragstext, publicación, publication, contenu, contenido',
  hashtags: 'tags, hashtag, hash tags, mots dièse, mots dièses, etiquetas, schlagworte, etichette',
  subject:
    'subject line, title, betreff, betreffzeile, objet, sujet, asunto, oggetto, assunto, betreffzeile, ligne d’objet, línea de asunto, onderwerp',
  preheader:
    'preview, preview text, pre header, preheader text, snippet, inbox preview, vorschautext, vorschau, vorschauzeile, aperçu, texte d’aperçu, vista previa, texto de vista previa, anteprima',
  call_to_action:
    'cta, cta text, cta button, button, button text, action, call to action text, handlungsaufforderung, appel a laction, llamada a la accion, schaltfläche, bouton, botón, pulsante, appel à l’action, appel action, incitation à l’action, llamado a la acción, chiamata all’azione, chamada para ação',
  variants:
    'variant, variations, ads, ad, ad variants, ad variations, versions, options, creatives, ad copy, varianten, anzeigen, anuncios, variantes, varianti, anzeige, annonces, annunci',
  primary_text:
    'primary, body, text, main text, body text, copy, introductory text, caption, intro text, haupttext, primärtext, texto principal, texte principal',
  headlines: 'headline, titles, title, heading, headings, uberschriften, titres, titulos, schlagzeilen, titulares, encabezados, titoli',
  descriptions: 'description, desc, description lines, beschreibungen, descripciones, beschreibung, descripción, descrizioni',
  headline:
    'title, hero headline, main headline, hero title, heading, h1, hauptuberschrift, titular, überschrift, schlagzeile, titel, titre, título, titolo, encabezado, titre principal',
  subheadline:
    'sub headline, subtitle, subheading, sub heading, tagline, hero subheadline, sub title, unteruberschrift, untertitel, unterzeile, sous-titre, subtítulo, sottotitolo',
  faq: 'faqs, questions, frequently asked questions, q and a, qa, qas, preguntas frecuentes, fragen, häufige fragen, häufig gestellte fragen, questions fréquentes, foire aux questions, preguntas, domande frequenti, perguntas frequentes',
  question: 'q, title, frage, pregunta, name, domanda, pergunta',
  answer: 'a, response, text, antwort, respuesta, reponse, content, body, risposta, resposta',
};

const folded = new Map(Object.entries(aliases).map(([field, names]) => [field, [...new Set(names.split(', ').map(foldName))]]));

/** Words and numbers that models put before or behind a part’s name. */
const before = /^(?:\d{1,2}|email|mail|post|blog|article|page|landingpage|ad|ads|social|final|new|seo|hero|the|main)(?=.{3})/;
const behind = /(?<=.{3})(?:text|copy|content|line|markdown|md|value|string|s|es)$/;

/** The names that a part may have besides its own, folded, the likeliest first. */
export const otherNamesOf = (field: string): readonly string[] => folded.get(field) ?? [];

/** A folded name without the words around it. */
export const strippedName = (name: string): string => name.replace(before, '').replace(behind, '');

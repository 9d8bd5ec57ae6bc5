import { incomplete, readable, type BrokenAnswer } from '../broken-answer.ts';
import { fenced } from './fenced.ts';
import { outputs } from './outputs.ts';

const json = JSON.stringify;
const {
  email,
  germanEmail,
  gardenEmail,
  linkedinPost,
  frenchPost,
  page,
  frenchPage,
  article,
  spanishArticle,
  germanArticle,
  google,
  spanishGoogle,
  metaAd,
} = outputs;

type Section = { heading: string; body: string };
const sections = germanArticle['sections'] as Section[];
const faq = frenchPage['faq'] as { question: string; answer: string }[];
const [variant] = spanishGoogle['variants'] as [{ headlines: string[]; descriptions: string[] }];
const renamed = (object: Readonly<Record<string, unknown>>, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [names[name] ?? name, value]));

/** The text is all there, under other names, in other places or in other shapes. */
export const independentShapes: readonly BrokenAnswer[] = [
  readable('shapes/content-around', 'page', json({ content: page, word_count: 61 })),
  readable('shapes/response-as-string', 'email', json({ response: json(email), done: true })),
  readable('shapes/article-in-data-in-result', 'article', json({ result: { status: 'ok', data: { article } } })),
  readable('shapes/list-of-one-twice', 'email', json([[email]])),
  readable(
    'shapes/schema-with-the-values-in-it',
    'gardenEmail',
    json({
      type: 'object',
      properties: gardenEmail,
      required: ['subject', 'preheader', 'body', 'call_to_action'],
      additionalProperties: false,
    }),
  ),
  readable(
    'shapes/schema-with-a-value-each',
    'email',
    json({
      type: 'object',
      properties: Object.fromEntries(Object.entries(email).map(([name, value]) => [name, { type: 'string', value }])),
    }),
  ),
  readable(
    'shapes/schema-and-then-the-answer',
    'email',
    `The schema is:\n${fenced({ type: 'object', properties: { subject: { type: 'string', description: 'The subject line' }, body: { type: 'string', description: 'Markdown' } } })}\nThe answer:\n${fenced(email)}`,
  ),
  incomplete(
    'shapes/only-the-schema',
    'email',
    fenced({
      type: 'object',
      properties: {
        subject: { type: 'string', description: 'The subject line' },
        preheader: { type: 'string', description: 'The line that inboxes show after the subject' },
        body: { type: 'string', description: 'Markdown' },
        call_to_action: { type: 'string', description: 'The words on the button' },
      },
      required: ['subject'],
    }),
  ),
  incomplete('shapes/the-example-of-the-prompt', 'gardenEmail', json(email)),
  readable('shapes/the-example-and-then-the-answer', 'gardenEmail', `Example:\n${json(email)}\n\nFor your brief:\n${json(gardenEmail)}`, {
    draft: 'Bake your first',
  }),
  readable(
    'shapes/german-names',
    'germanEmail',
    json(renamed(germanEmail, { subject: 'Betreff', preheader: 'Vorschautext', body: 'Text', call_to_action: 'Handlungsaufforderung' })),
  ),
  readable(
    'shapes/french-names',
    'frenchPage',
    json({
      ...renamed(frenchPage, {
        headline: 'titre',
        subheadline: 'sous_titre',
        call_to_action: 'appel_à_l’action',
        meta_title: 'méta_titre',
        meta_description: 'méta_description',
      }),
      sections: (frenchPage['sections'] as Section[]).map(({ heading, body }) => ({ titre: heading, texte: body })),
      faq: faq.map(({ question, answer }) => ({ question, réponse: answer })),
    }),
  ),
  readable(
    'shapes/spanish-names',
    'spanishArticle',
    json({
      ...renamed(spanishArticle, {
        title: 'título',
        meta_title: 'meta_título',
        meta_description: 'meta_descripción',
        introduction: 'introducción',
        conclusion: 'conclusión',
        sections: 'secciones',
      }),
      secciones: (spanishArticle['sections'] as Section[]).map(({ heading, body }) => ({ encabezado: heading, cuerpo: body })),
    }),
  ),
  readable(
    'shapes/names-in-capitals-and-words',
    'page',
    json(
      renamed(page, {
        headline: 'HEADLINE',
        subheadline: 'Sub-Headline',
        call_to_action: 'Call To Action',
        meta_title: 'MetaTitle',
        meta_description: 'META DESCRIPTION',
        faq: 'FAQs',
      }),
    ),
  ),
  readable(
    'shapes/names-numbered',
    'email',
    json(renamed(email, { subject: '1. subject', preheader: '2. preheader', body: '3. body', call_to_action: '4. call_to_action' })),
  ),
  readable(
    'shapes/names-with-colons-and-spaces',
    'gardenEmail',
    json(renamed(gardenEmail, { subject: 'subject:', preheader: ' preheader ', body: 'Body:', call_to_action: 'call_to_action ' })),
  ),
  readable(
    'shapes/names-misspelt',
    'page',
    json(renamed(page, { subheadline: 'subheadine', call_to_action: 'call_to_acton', meta_description: 'meta_desciption' })),
  ),
  readable(
    'shapes/pointers-as-names',
    'article',
    json({
      '/title': article['title'],
      '/slug': article['slug'],
      '/meta_title': article['meta_title'],
      '/meta_description': article['meta_description'],
      '/introduction': article['introduction'],
      '/sections/0/heading': 'Feed it daily',
      '/sections/0/body': (article['sections'] as [Section])[0].body,
      '/conclusion': article['conclusion'],
    }),
  ),
  readable(
    'shapes/paths-as-names',
    'germanArticle',
    json({
      ...Object.fromEntries(Object.entries(germanArticle).filter(([name]) => name !== 'sections')),
      ...Object.fromEntries(
        sections.flatMap(({ heading, body }, index) => [
          [`sections[${index}].heading`, heading],
          [`sections[${index}].body`, body],
        ]),
      ),
    }),
  ),
  readable(
    'shapes/section-1-section-2',
    'germanArticle',
    json({
      ...Object.fromEntries(Object.entries(germanArticle).filter(([name]) => name !== 'sections')),
      section_1: sections[0],
      section_2: sections[1],
      section_3: sections[2],
    }),
  ),
  readable(
    'shapes/sections-by-heading',
    'germanArticle',
    json({ ...germanArticle, sections: Object.fromEntries(sections.map(({ heading, body }) => [heading, body])) }),
  ),
  readable(
    'shapes/sections-as-markdown',
    'germanArticle',
    json({ ...germanArticle, sections: sections.map(({ heading, body }) => `## ${heading}\n\n${body}`) }),
  ),
  readable(
    'shapes/sections-as-one-markdown',
    'germanArticle',
    json({ ...germanArticle, sections: sections.map(({ heading, body }) => `## ${heading}\n\n${body}`).join('\n\n') }),
  ),
  readable(
    'shapes/sections-with-paragraphs',
    'spanishArticle',
    json({
      ...spanishArticle,
      sections: (spanishArticle['sections'] as Section[]).map(({ heading, body }) => ({ title: heading, paragraphs: [body] })),
    }),
  ),
  readable(
    'shapes/headings-and-bodies-apart',
    'germanArticle',
    json({
      ...germanArticle,
      sections: undefined,
      section_headings: sections.map((one) => one.heading),
      section_bodies: sections.map((one) => one.body),
    }),
  ),
  readable('shapes/sections-as-strings-of-json', 'germanArticle', json({ ...germanArticle, sections: sections.map((one) => json(one)) })),
  readable(
    'shapes/all-lists-as-strings-of-json',
    'frenchPage',
    json({ ...frenchPage, sections: json(frenchPage['sections']), faq: json(faq) }),
  ),
  readable(
    'shapes/questions-as-names',
    'frenchPage',
    json({ ...frenchPage, faq: Object.fromEntries(faq.map(({ question, answer }) => [question, answer])) }),
  ),
  readable(
    'shapes/questions-as-lines',
    'frenchPage',
    json({ ...frenchPage, faq: faq.map(({ question, answer }) => `Q: ${question}\nA: ${answer}`) }),
  ),
  readable(
    'shapes/q-and-a',
    'page',
    json({ ...renamed(page, { faq: 'faqs' }), faqs: [{ q: 'Do I need tools?', a: 'A jar is enough; all else is there.' }] }),
  ),
  readable(
    'shapes/variants-by-name',
    'metaAd',
    json({ variants: { variant_1: (metaAd['variants'] as unknown[])[0], variant_2: (metaAd['variants'] as unknown[])[1] } }),
  ),
  readable('shapes/variants-as-the-whole-answer', 'metaAd', json(metaAd['variants'])),
  readable('shapes/one-variant-bare', 'spanishGoogle', json({ headlines: variant.headlines, descriptions: variant.descriptions })),
  readable(
    'shapes/headline-1-headline-2',
    'spanishGoogle',
    json({
      headline_1: variant.headlines[0],
      headline_2: variant.headlines[1],
      headline_3: variant.headlines[2],
      description_1: variant.descriptions[0],
      description_2: variant.descriptions[1],
    }),
  ),
  readable(
    'shapes/headlines-with-lengths',
    'google',
    json({
      variants: [
        {
          primary_text: null,
          headlines: ['Sourdough course in March', 'Bake with your own starter', 'Six calm evenings'].map((line) => ({
            text: line,
            length: line.length,
          })),
          descriptions: (google['variants'] as [{ descriptions: string[] }])[0].descriptions.map((line) => ({
            text: line,
            characters: line.length,
          })),
        },
      ],
    }),
  ),
  readable(
    'shapes/headlines-as-numbered-lines',
    'spanishGoogle',
    json({
      variants: [
        {
          primary_text: null,
          headlines: variant.headlines.map((line, index) => `${index + 1}. ${line}`).join('\n'),
          descriptions: variant.descriptions.map((line) => `- ${line}`).join('\n'),
        },
      ],
    }),
  ),
  readable(
    'shapes/list-as-string-of-json',
    'google',
    json(google).replace(/"headlines":(\[.*?\])/, (_, list: string) => `"headlines":${json(list)}`),
  ),
  readable(
    'shapes/ad-of-a-network',
    'metaAd',
    json({
      ads: (metaAd['variants'] as { primary_text: string; headlines: string[]; descriptions: string[] }[]).map((one) => ({
        primaryText: one.primary_text,
        headline: one.headlines[0],
        description: one.descriptions[0],
      })),
    }),
  ),
  readable('shapes/hashtags-as-words', 'linkedinPost', json({ ...linkedinPost, hashtags: '#teamwork #focus' })),
  readable('shapes/hashtags-as-objects', 'frenchPost', json({ ...frenchPost, hashtags: [{ tag: '#marché' }] })),
];

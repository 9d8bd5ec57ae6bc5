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
  readable(
    'shapes/posts-of-one',
    'linkedinPost',
    json({ platform: 'linkedin', posts: [{ caption: linkedinPost['text'], hashtags: linkedinPost['hashtags'] }] }),
  ),
  readable('shapes/tweet', 'frenchPost', json({ post: frenchPost['text'], tags: ['marché'] })),
  readable('shapes/names-and-values', 'email', json(Object.entries(email).map(([name, value]) => ({ name, value })))),
  readable(
    'shapes/parts-in-a-list',
    'gardenEmail',
    json({ parts: Object.entries(gardenEmail).map(([part, content]) => ({ part, content })) }),
  ),
  readable(
    'shapes/a-line-each',
    'email',
    Object.entries(email)
      .map(([name, value]) => json({ [name]: value }))
      .join('\n'),
  ),
  readable(
    'shapes/a-fence-each',
    'gardenEmail',
    Object.entries(gardenEmail)
      .map(([name, value]) => `**${name}**\n\n${fenced({ [name]: value })}`)
      .join('\n\n'),
  ),
  readable('shapes/in-a-language', 'germanEmail', json({ language: 'de', de: germanEmail })),
  readable('shapes/each-part-in-a-language', 'frenchPost', json({ text: { fr: frenchPost['text'] }, hashtags: { fr: ['marché'] } })),
  readable('shapes/in-two-languages', 'germanEmail', json({ en: { ...email, subject: 'Your bicycle is ready' }, de: germanEmail }), {
    draft: 'Your bicycle',
  }),
  readable(
    'shapes/each-part-explained',
    'email',
    json(
      Object.fromEntries(
        Object.entries(email).map(([name, value]) => [name, { value, rationale: 'It is calm.', characters: String(value).length }]),
      ),
    ),
    { draft: 'It is calm' },
  ),
  readable(
    'shapes/body-in-blocks',
    'gardenEmail',
    json({
      ...gardenEmail,
      body: String(gardenEmail['body'])
        .split('\n\n')
        .map((one) => ({ type: 'paragraph', text: one })),
    }),
  ),
  readable('shapes/numbers-as-texts', 'page', json({ ...page, meta_title: 2027 }), { parts: { '/meta_title': '2027' } }),
  readable(
    'shapes/another-object-behind',
    'email',
    `${json(email)}\n\n${json({ word_count: 34, tone: 'calm', keywords_used: ['sourdough'] })}`,
  ),
  readable(
    'shapes/another-object-before',
    'page',
    `${json({ tone: 'calm', audience: 'people who work by day', headline_count: 1 })}\n\n${json(page)}`,
  ),
  readable(
    'shapes/braces-in-words-before',
    'email',
    `Here is the JSON {as requested}, with {first_name} left out:\n\n${json(email)}\n\n**Notes:**\n- “sourdough” is used once\n- {tone}: calm`,
  ),
  readable(
    'shapes/apology-and-message',
    'gardenEmail',
    `I apologize for the confusion earlier!\n\n${json({ message: 'Sorry about that.', email: gardenEmail })}`,
  ),
  readable(
    'shapes/quoted-lines',
    'email',
    json(email, null, 2)
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
  ),
  readable('shapes/tildes-and-the-word-json', 'page', `JSON:\n~~~json\n${json(page)}\n~~~`),
  readable('shapes/fence-never-closed', 'spanishArticle', `\`\`\`\`json\n${json(spanishArticle, null, 2)}`),
  readable('shapes/pre-and-code', 'email', `<pre><code class="language-json">${json(email).replaceAll('"', '&quot;')}</code></pre>`),
  readable(
    'shapes/xml-with-cdata',
    'email',
    `<?xml version="1.0" encoding="UTF-8"?>\n<email>\n${Object.entries(email)
      .map(([name, value]) => `  <${name}><![CDATA[${String(value)}]]></${name}>`)
      .join('\n')}\n</email>`,
  ),
  readable(
    'shapes/xml-article',
    'germanArticle',
    `<blog_article><title>${String(germanArticle['title'])}</title><slug>brot-richtig-lagern</slug><meta_title>${String(germanArticle['meta_title'])}</meta_title><meta_description>${String(germanArticle['meta_description'])}</meta_description><introduction>${String(germanArticle['introduction'])}</introduction><sections>${sections.map(({ heading, body }) => `<section><heading>${heading}</heading><body>${body}</body></section>`).join('')}</sections><conclusion>${String(germanArticle['conclusion'])}</conclusion></blog_article>`,
  ),
  readable(
    'shapes/yaml',
    'email',
    `\`\`\`yaml\nsubject: ${String(email['subject'])}\npreheader: "${String(email['preheader'])}"\nbody: |\n  Hello,\n\n  in March our kitchen opens for six evenings of sourdough. You bring a jar; flour and ovens are here.\ncall_to_action: Save my place\n\`\`\``,
  ),
  readable(
    'shapes/yaml-with-lists',
    'spanishGoogle',
    `variants:\n  - primary_text: null\n    headlines:\n${variant.headlines.map((line) => `      - ${line}`).join('\n')}\n    descriptions:\n${variant.descriptions.map((line) => `      - "${line}"`).join('\n')}\n`,
  ),
  readable(
    'shapes/markdown-labels',
    'gardenEmail',
    `**Subject:** ${String(gardenEmail['subject'])}\n**Preheader:** ${String(gardenEmail['preheader'])}\n\n**Body:**\n\n${String(gardenEmail['body'])}\n\n**Call to Action:** Choose your bed`,
  ),
  readable(
    'shapes/markdown-headings',
    'email',
    `## Subject\n${String(email['subject'])}\n\n## Preheader\n${String(email['preheader'])}\n\n## Body\n${String(email['body'])}\n\n## Call to action\nSave my place`,
  ),
  readable(
    'shapes/markdown-table',
    'email',
    `| Part | Text |\n|---|---|\n${Object.entries(email)
      .map(([name, value]) => `| ${name} | ${String(value).replaceAll('\n\n', '<br><br>')} |`)
      .join('\n')}`,
    { parts: { '/subject': String(email['subject']), '/call_to_action': 'Save my place' } },
  ),
  readable(
    'shapes/toml',
    'email',
    `subject = "${String(email['subject'])}"\npreheader = "${String(email['preheader'])}"\nbody = """\n${String(email['body'])}"""\ncall_to_action = "Save my place"`,
  ),
  readable(
    'shapes/half-json-half-prose',
    'email',
    `${json({ subject: email['subject'], preheader: email['preheader'] })}\n\nBody:\n\n${String(email['body'])}\n\nCall to action: Save my place`,
  ),
  readable(
    'shapes/a-mail-in-a-string',
    'gardenEmail',
    json({
      email: `Subject: ${String(gardenEmail['subject'])}\nPreheader: ${String(gardenEmail['preheader'])}\n\n${String(gardenEmail['body'])}\n\nCall to action: Choose your bed`,
    }),
    { parts: { '/subject': String(gardenEmail['subject']), '/preheader': String(gardenEmail['preheader']) } },
  ),
  readable('shapes/only-the-post-itself', 'frenchPost', String(frenchPost['text']), { parts: { '/text': String(frenchPost['text']) } }),
  incomplete(
    'shapes/an-article-in-markdown',
    'germanArticle',
    `# ${String(germanArticle['title'])}\n\n${String(germanArticle['introduction'])}\n\n${sections.map(({ heading, body }) => `## ${heading}\n\n${body}`).join('\n\n')}\n\n${String(germanArticle['conclusion'])}`,
  ),
  incomplete(
    'shapes/a-page-in-html',
    'frenchPage',
    `<!DOCTYPE html>\n<html lang="fr"><head><title>${String(frenchPage['meta_title'])}</title><meta name="description" content="x"></head><body><h1>${String(frenchPage['headline'])}</h1><p>${String(frenchPage['subheadline'])}</p><a href="#">Réserver une table</a></body></html>`,
  ),
];

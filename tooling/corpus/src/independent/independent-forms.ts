import { incomplete, readable, type BrokenAnswer } from '../broken-answer.ts';
import { fenced } from './fenced.ts';
import { outputs } from './outputs.ts';

const json = JSON.stringify;
const { email, germanEmail, gardenEmail, linkedinPost, frenchPost, page, frenchPage, spanishArticle, germanArticle, spanishGoogle } =
  outputs;

type Section = { heading: string; body: string };
const sections = germanArticle['sections'] as Section[];
const [variant] = spanishGoogle['variants'] as [{ headlines: string[]; descriptions: string[] }];

/** The text is all there, in pieces, among words or in another format than JSON. */
export const independentForms: readonly BrokenAnswer[] = [
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

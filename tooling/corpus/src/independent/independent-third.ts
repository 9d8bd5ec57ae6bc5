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
  germanArticle,
  spanishArticle,
  google,
  spanishGoogle,
  metaAd,
} = outputs;
const loud = { ...gardenEmail, subject: 'Dig in, green thumbs!', body: 'Dig in! Our community garden is dirt cheap.' };
const dig = { draft: 'Dig in' };
const text = (output: Readonly<Record<string, unknown>>, name: string) => String(output[name]);
const questions = frenchPage['faq'] as { question: string; answer: string }[];

/** A third set, written after what the second one showed was mended, and before any of these was read. */
export const independentThird: readonly BrokenAnswer[] = [
  readable('third/cot-tag', 'gardenEmail', `<cot>${json(loud)} too many puns</cot>\n${json(gardenEmail)}`, dig),
  readable('third/thinking-in-stars', 'gardenEmail', `*thinking* Maybe ${json(loud)}? No.\n\n*answer*\n${fenced(gardenEmail)}`, dig),
  readable(
    'third/monologue-in-german',
    'germanEmail',
    `Okay, der Nutzer möchte eine E-Mail. Also vielleicht: {"subject": "Rad kaputt?", "preheader": "Kommt vorbei"}. Hm, zu flapsig.\n\n${json(germanEmail)}`,
    { draft: 'Rad kaputt' },
  ),
  incomplete(
    'third/thoughts-cut-with-a-draft',
    'gardenEmail',
    {
      content: `Okay, let me think about this email.\n\nPossible draft:\n${json(loud)}\n\nNow check the lengths: the subject has 21 characters, which is`,
      finish: 'length',
    },
    dig,
  ),
  incomplete(
    'third/count-and-redo',
    'gardenEmail',
    `${json(loud)}\n\nLength check: subject 21 characters (limit 25–50): too short. Redo:\n\n{"subject": "Your comm`,
    dig,
  ),
  readable(
    'third/redo-that-works',
    'gardenEmail',
    `${json(loud)}\n\nLength check: the subject has 21 characters, too short. Redo:\n\n${json(gardenEmail)}`,
    dig,
  ),
  readable(
    'third/then-a-summary-of-it',
    'page',
    `${json(page)}\n\n**Summary**\n- Headline: promises one thing\n- Subheadline: for whom\n- FAQ: one question`,
  ),
  readable(
    'third/explains-before',
    'page',
    `The headline promises a result; the call to action is short. Here you are:\n\n${fenced(page)}\n\nThe page has 61 words.`,
  ),
  readable(
    'third/single-marks-whole',
    'frenchPage',
    `{${Object.entries(frenchPage)
      .map(([name, value]) => `'${name}': ${typeof value === 'string' ? `'${value.replaceAll("'", '’')}'` : json(value)}`)
      .join(', ')}}`,
  ),
  readable('third/no-marks-around-names', 'germanArticle', json(germanArticle, null, 2).replaceAll(/"(\w+)":/g, '$1:')),
  readable('third/curly-everywhere', 'spanishArticle', json(spanishArticle, null, 2).replaceAll(/"([^"\n]*)"/g, '“$1”')),
  readable(
    'third/marks-inside-an-article',
    'germanArticle',
    json(germanArticle, null, 2)
      .replace('Der Topf aus Ton', 'Der "Topf" aus Ton')
      .replace('Ton nimmt Feuchtigkeit auf', '"Ton" nimmt Feuchtigkeit auf'),
    { parts: { '/sections/0/heading': 'Der "Topf" aus Ton', '/conclusion': text(germanArticle, 'conclusion') } },
  ),
  readable('third/all-in-one-line-with-tabs', 'page', json(page).replaceAll(',"', ',\t"').replace('"}]', '",}, ]')),
  readable('third/comma-for-colon-once', 'email', json(email).replace('"preheader":', '"preheader",')),
  readable('third/name-without-end', 'email', json(email).replace('"preheader":', '"preheader:')),
  readable(
    'third/headings-with-numbers',
    'germanArticle',
    json({
      ...germanArticle,
      sections: (germanArticle['sections'] as { heading: string; body: string }[]).map((one, index) => ({
        id: index + 1,
        ...one,
        word_count: 31,
      })),
    }),
  ),
  readable(
    'third/sections-with-level',
    'spanishArticle',
    json({
      ...spanishArticle,
      sections: (spanishArticle['sections'] as { heading: string; body: string }[]).map(({ heading, body }) => ({
        type: 'section',
        level: 2,
        heading: { text: heading },
        body: { text: body, format: 'markdown' },
      })),
    }),
  ),
  readable('third/everything-in-page', 'frenchPage', json({ status: 'success', page: { ...frenchPage, faq: { questions } } })),
  readable(
    'third/pairs-of-questions',
    'frenchPage',
    json({ ...frenchPage, faq: questions.map(({ question, answer }) => ({ [question]: answer })) }),
  ),
  readable(
    'third/ad-variants-a-and-b',
    'metaAd',
    json({ variant_a: (metaAd['variants'] as unknown[])[0], variant_b: (metaAd['variants'] as unknown[])[1] }),
  ),
  readable('third/ad-as-lines', 'metaAd', (metaAd['variants'] as unknown[]).map((one) => json(one)).join('\n')),
  readable(
    'third/ad-in-fences',
    'metaAd',
    (metaAd['variants'] as unknown[]).map((one, index) => `**Variant ${index + 1}**\n${fenced(one)}`).join('\n\n'),
  ),
  readable(
    'third/one-headline-a-string',
    'google',
    json({ variants: (google['variants'] as { headlines: string[] }[]).map((one) => ({ ...one, headlines: one.headlines.join('\n') })) }),
  ),
  readable(
    'third/headlines-by-bars',
    'spanishGoogle',
    json({
      variants: (spanishGoogle['variants'] as { headlines: string[] }[]).map((one) => ({ ...one, headlines: one.headlines.join(' | ') })),
    }),
  ),
  readable('third/hashtags-joined', 'linkedinPost', json({ ...linkedinPost, hashtags: 'teamwork, focus' })),
  readable(
    'third/post-with-meta',
    'frenchPost',
    json({ platform: 'facebook', language: 'fr', post_text: frenchPost['text'], hashtags: ['#marché'], characters: 143 }),
  ),
  readable(
    'third/yaml-folded',
    'gardenEmail',
    `---\nsubject: "${text(gardenEmail, 'subject')}"\npreheader: '${text(gardenEmail, 'preheader')}'\nbody: |-\n${text(gardenEmail, 'body')
      .split('\n')
      .map((line) => (line === '' ? '' : `  ${line}`))
      .join('\n')}\ncall_to_action: "Choose your bed"\n---`,
  ),
  readable(
    'third/yaml-article',
    'spanishArticle',
    `title: ${text(spanishArticle, 'title')}\nslug: ${text(spanishArticle, 'slug')}\nmeta_title: "${text(spanishArticle, 'meta_title')}"\nmeta_description: "${text(spanishArticle, 'meta_description')}"\nintroduction: "${text(spanishArticle, 'introduction')}"\nsections:\n${(spanishArticle['sections'] as { heading: string; body: string }[]).map(({ heading, body }) => `  - heading: "${heading}"\n    body: "${body}"`).join('\n')}\nconclusion: "${text(spanishArticle, 'conclusion')}"`,
  ),
  readable(
    'third/xml-with-attributes',
    'frenchPage',
    `<landing_page lang="fr"><headline>${text(frenchPage, 'headline')}</headline><subheadline>${text(frenchPage, 'subheadline')}</subheadline><sections>${(frenchPage['sections'] as { heading: string; body: string }[]).map(({ heading, body }, index) => `<section id="${index + 1}"><heading>${heading}</heading><body>${body}</body></section>`).join('')}</sections><call_to_action>Réserver une table</call_to_action><faq>${questions.map(({ question, answer }) => `<item><question>${question}</question><answer>${answer}</answer></item>`).join('')}</faq><meta_title>${text(frenchPage, 'meta_title')}</meta_title><meta_description>${text(frenchPage, 'meta_description')}</meta_description></landing_page>`,
  ),
  readable(
    'third/markdown-of-an-article-with-labels',
    'germanArticle',
    `**Title:** ${text(germanArticle, 'title')}\n**Slug:** ${text(germanArticle, 'slug')}\n**Meta title:** ${text(germanArticle, 'meta_title')}\n**Meta description:** ${text(germanArticle, 'meta_description')}\n\n## Introduction\n${text(germanArticle, 'introduction')}\n\n${(germanArticle['sections'] as { heading: string; body: string }[]).map(({ heading, body }) => `## ${heading}\n${body}`).join('\n\n')}\n\n## Conclusion\n${text(germanArticle, 'conclusion')}`,
  ),
  incomplete(
    'third/cut-in-the-middle-then-an-apology',
    'article',
    `${json(article).slice(0, 400)}\n\nI apologize, but I have reached my output limit.`,
  ),
  incomplete(
    'third/same-body-as-subject',
    'email',
    json({ subject: text(email, 'subject'), preheader: text(email, 'subject'), body: '', call_to_action: '' }),
    { lacks: [] },
  ),
  incomplete(
    'third/only-half-of-the-parts',
    'page',
    json({ headline: page['headline'], subheadline: page['subheadline'], call_to_action: page['call_to_action'] }),
    { parts: { '/headline': text(page, 'headline') }, lacks: ['/sections', '/faq', '/meta_title', '/meta_description'] },
  ),
  incomplete(
    'third/says-it-is-an-example',
    'gardenEmail',
    json({ ...gardenEmail, body: 'Lorem ipsum dolor sit amet, our community garden consectetur.' }),
  ),
];

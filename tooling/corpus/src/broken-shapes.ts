import { incomplete, readable, type BrokenAnswer } from './broken-answer.ts';
import { wholeAnswers as whole, type WholeAnswerName } from './whole-answers.ts';

type Texts = Readonly<Record<string, string>>;
interface Section {
  readonly heading: string;
  readonly body: string;
}
interface Variant {
  readonly primary_text: string | null;
  readonly headlines: readonly string[];
  readonly descriptions: readonly string[];
}

const email = whole.email.output as Texts;
const german = whole.germanEmail.output as Texts;
const { output: article } = whole.article;
const { output: spanish } = whole.spanishArticle;
const { output: page } = whole.page;
const { output: post } = whole.post;
const { output: french } = whole.frenchPost;
const variants = whole.metaAd.output['variants'] as readonly Variant[];
const [google] = whole.google.output['variants'] as readonly [Variant];
const sections = spanish['sections'] as readonly Section[];
const [section] = article['sections'] as readonly [Section];
const faq = page['faq'] as readonly { question: string; answer: string }[];

const named = (of: WholeAnswerName, names: Texts): string =>
  JSON.stringify(Object.fromEntries(Object.entries(whole[of].output).map(([name, value]) => [names[name] ?? name, value])));
const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const camelled = (of: WholeAnswerName): string =>
  JSON.stringify(whole[of].output).replace(/"(\w+)":/g, (_, name: string) => `"${camel(name)}":`);
const withMembers = (of: WholeAnswerName, members: object): string => JSON.stringify({ ...whole[of].output, ...members });
const without = (of: WholeAnswerName, ...names: string[]): string =>
  JSON.stringify(Object.fromEntries(Object.entries(whole[of].output).filter(([name]) => !names.includes(name))));
const lacking = (of: WholeAnswerName, empty: object) => ({ isReadable: true, reads: { ...whole[of].output, ...empty } });

/** JSON under other names, or in another shape. */
export const brokenShapes: readonly BrokenAnswer[] = [
  readable('camel case', 'email', camelled('email')),
  readable('camel case, a page', 'page', camelled('page')),
  readable('camel case, an ad', 'metaAd', camelled('metaAd')),
  readable(
    'capitals and spaces',
    'email',
    named('email', { subject: 'Subject', preheader: 'Preheader', body: 'Body', call_to_action: 'Call to Action' }),
  ),
  readable('hyphens', 'article', named('article', { meta_title: 'meta-title', meta_description: 'meta-description' })),
  readable('cta', 'email', named('email', { call_to_action: 'cta' })),
  readable(
    'subject_line and preview_text',
    'email',
    named('email', { subject: 'subject_line', preheader: 'preview_text', call_to_action: 'cta_text' }),
  ),
  readable(
    'email_subject and email_body',
    'germanEmail',
    named('germanEmail', { subject: 'email_subject', body: 'email_body', call_to_action: 'button_text' }),
  ),
  readable(
    'german names',
    'germanEmail',
    named('germanEmail', { subject: 'Betreff', preheader: 'Vorschautext', body: 'Inhalt', call_to_action: 'Handlungsaufforderung' }),
  ),
  readable('content for body', 'email', named('email', { body: 'content' })),
  readable('post for text', 'post', named('post', { text: 'post' })),
  readable('caption and tags', 'frenchPost', named('frenchPost', { text: 'caption', hashtags: 'tags' })),
  readable('content for text', 'post', named('post', { text: 'content' })),
  readable(
    'headline for headlines',
    'metaAd',
    JSON.stringify({
      variants: variants.map(({ headlines, descriptions, primary_text }) => ({
        primary_text,
        headline: headlines[0],
        description: descriptions[0],
      })),
    }),
  ),
  readable(
    'ads and body',
    'metaAd',
    JSON.stringify({ ads: variants.map(({ headlines, descriptions, primary_text }) => ({ body: primary_text, headlines, descriptions })) }),
  ),
  readable(
    'headlines under numbers',
    'google',
    JSON.stringify({
      variants: [
        {
          headline_1: google.headlines[0],
          headline_2: google.headlines[1],
          headline_3: google.headlines[2],
          description_1: google.descriptions[0],
          description_2: google.descriptions[1],
        },
      ],
    }),
  ),
  readable('headlines as a text', 'google', JSON.stringify({ variants: [{ ...google, headlines: google.headlines.join('\n') }] })),
  readable(
    'headlines as a list in a text',
    'google',
    JSON.stringify({ variants: [{ ...google, headlines: google.headlines.map((line, index) => `${index + 1}. ${line}`).join('\n') }] }),
  ),
  readable(
    'headlines as objects',
    'google',
    JSON.stringify({ variants: [{ ...google, headlines: google.headlines.map((text) => ({ text, characters: text.length })) }] }),
  ),
  readable('primary_text empty', 'google', JSON.stringify({ variants: [{ ...google, primary_text: '' }] })),
  readable('primary_text as a word', 'google', JSON.stringify({ variants: [{ ...google, primary_text: 'null' }] })),
  readable('faqs', 'page', named('page', { faq: 'faqs' })),
  readable(
    'faq as an object',
    'page',
    withMembers('page', { faq: Object.fromEntries(faq.map(({ question, answer }) => [question, answer])) }),
  ),
  readable('q and a', 'page', withMembers('page', { faq: faq.map(({ question, answer }) => ({ q: question, a: answer })) })),
  readable('one faq without its list', 'page', withMembers('page', { faq: faq[0] })),
  readable('a button', 'page', withMembers('page', { call_to_action: { text: page['call_to_action'], url: 'https://example.com/book' } })),
  readable(
    'a hero',
    'page',
    JSON.stringify({
      hero: { headline: page['headline'], subheadline: page['subheadline'], cta: page['call_to_action'] },
      sections: page['sections'],
      faq,
      seo: { title: page['meta_title'], description: page['meta_description'] },
    }),
    { mayBeReady: true },
  ),
  readable(
    'title and content of sections',
    'article',
    withMembers('article', { sections: [{ title: section.heading, content: section.body }] }),
  ),
  readable(
    'sections as an object',
    'spanishArticle',
    withMembers('spanishArticle', { sections: Object.fromEntries(sections.map(({ heading, body }) => [heading, body])) }),
  ),
  readable(
    'sections under numbers',
    'spanishArticle',
    withMembers('spanishArticle', { sections: Object.fromEntries(sections.map((one, index) => [`section_${index + 1}`, one])) }),
  ),
  readable(
    'sections as Markdown',
    'spanishArticle',
    withMembers('spanishArticle', { sections: sections.map(({ heading, body }) => `## ${heading}\n\n${body}`).join('\n\n') }),
  ),
  readable(
    'sections as a list of Markdown',
    'spanishArticle',
    withMembers('spanishArticle', { sections: sections.map(({ heading, body }) => `## ${heading}\n${body}`) }),
  ),
  readable(
    'sections as pairs',
    'spanishArticle',
    withMembers('spanishArticle', { sections: sections.map(({ heading, body }) => ({ [heading]: body })) }),
  ),
  readable('one section without its list', 'article', withMembers('article', { sections: section })),
  readable('sections in a list of one', 'spanishArticle', withMembers('spanishArticle', { sections: [sections] })),
  readable('intro', 'article', named('article', { introduction: 'intro', conclusion: 'outro', title: 'headline' })),
  readable('paragraphs of a body', 'email', withMembers('email', { body: email['body']?.split('\n\n') })),
  readable(
    'a body of parts',
    'germanEmail',
    withMembers('germanEmail', {
      body: Object.fromEntries((german['body'] ?? '').split('\n\n').map((text, index) => [['greeting', 'main', 'closing'][index], text])),
    }),
  ),
  readable('a body with content', 'email', withMembers('email', { body: { format: 'markdown', content: email['body'] } })),
  readable('a subject in a list of one', 'email', withMembers('email', { subject: [email['subject']] })),
  readable('hashtags as a text', 'post', withMembers('post', { hashtags: '#baking' })),
  readable('hashtags with commas', 'frenchPost', withMembers('frenchPost', { hashtags: '#marché,' })),
  readable('hashtags with signs', 'post', withMembers('post', { hashtags: ['#baking', '#Baking'.toLowerCase()] })),
  readable('no hashtags', 'frenchPost', without('frenchPost', 'hashtags'), { reads: { ...french, hashtags: [] } }),
  readable('null for hashtags', 'post', withMembers('post', { hashtags: null }), { reads: { ...post, hashtags: [] } }),
  readable('a number for a text', 'email', withMembers('email', { preheader: 2027 }), {
    reads: { ...email, preheader: '2027' },
    mayBeReady: true,
  }),
  readable(
    'chain of thought as a member',
    'email',
    JSON.stringify({ reasoning: 'Draft subject: Bread bread bread. Too dull.', ...email }),
    { draft: 'Bread bread bread' },
  ),
  readable(
    'thoughts as a member, with a draft',
    'post',
    JSON.stringify({ thoughts: { draft: { text: 'Zzz draft zzz', hashtags: [] } }, ...post }),
    { draft: 'Zzz draft' },
  ),
  readable('a draft and a final member', 'email', JSON.stringify({ draft: { ...email, subject: 'Zzz draft zzz' }, final: email }), {
    draft: 'Zzz draft',
  }),
  incomplete('no call to action', 'email', without('email', 'call_to_action'), {
    ...lacking('email', { call_to_action: '' }),
    lacks: ['/call_to_action'],
  }),
  incomplete('null for a body', 'email', withMembers('email', { body: null }), { ...lacking('email', { body: '' }), lacks: ['/body'] }),
  incomplete('an object without text for a body', 'email', withMembers('email', { body: {} }), {
    ...lacking('email', { body: '' }),
    lacks: ['/body'],
  }),
  incomplete('schema for a body', 'email', withMembers('email', { body: { type: 'string', description: 'Markdown' } }), {
    ...lacking('email', { body: '' }),
    lacks: ['/body'],
  }),
  incomplete('an empty preheader', 'germanEmail', withMembers('germanEmail', { preheader: ' ' }), {
    ...lacking('germanEmail', { preheader: '' }),
    lacks: ['/preheader'],
  }),
  incomplete('no sections', 'article', without('article', 'sections'), { ...lacking('article', { sections: [] }), lacks: ['/sections'] }),
  incomplete('no meta texts', 'page', without('page', 'meta_title', 'meta_description'), {
    ...lacking('page', { meta_title: '', meta_description: '' }),
    lacks: ['/meta_title', '/meta_description'],
  }),
  incomplete(
    'a section without a body',
    'spanishArticle',
    withMembers('spanishArticle', { sections: [sections[0], { heading: sections[1]?.heading }] }),
    { ...lacking('spanishArticle', { sections: [sections[0], { heading: sections[1]?.heading, body: '' }] }), lacks: ['/sections/1/body'] },
  ),
  incomplete('one variant of two', 'metaAd', JSON.stringify({ variants: [variants[0]] }), {
    isReadable: true,
    reads: { variants: [variants[0]] },
    lacks: ['/variants'],
  }),
  incomplete('no descriptions', 'google', JSON.stringify({ variants: [{ primary_text: null, headlines: google.headlines }] }), {
    isReadable: true,
    reads: { variants: [{ ...google, descriptions: [] }] },
    lacks: ['/variants/0/descriptions'],
  }),
  incomplete('an answer without words', 'page', withMembers('page', { faq: [{ question: faq[0]?.question, answer: '...' }] }), {
    ...lacking('page', { faq: [{ question: faq[0]?.question, answer: '...' }] }),
    lacks: ['/faq/0/answer'],
  }),
];

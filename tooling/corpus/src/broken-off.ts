import { incomplete, readable, type BrokenAnswer } from './broken-answer.ts';
import { wholeAnswers as whole, type WholeAnswerName } from './whole-answers.ts';

const json = (of: WholeAnswerName, indent?: number): string => JSON.stringify(whole[of].output, null, indent);
const email = whole.email.output as Readonly<Record<string, string>>;

/** An answer as far as some words in it. */
const upTo = (of: WholeAnswerName, words: string, indent = 2): string => {
  const text = json(of, indent);
  return text.slice(0, text.indexOf(words) + words.length);
};

const labelled = (of: WholeAnswerName, line: (name: string, text: string) => string): string =>
  Object.entries(whole[of].output)
    .map(([name, text]) => line(name.replaceAll('_', ' '), String(text)))
    .join('\n');
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Answers that break off, that are no JSON, or that are no text at all. */
export const brokenOff: readonly BrokenAnswer[] = [
  incomplete(
    'cut in the body',
    'email',
    { content: upTo('email', 'in March our kitchen'), finish: 'length' },
    { lacks: ['/call_to_action'] },
  ),
  incomplete('cut in the body, without saying so', 'germanEmail', upTo('germanEmail', 'die den Winter'), { lacks: ['/call_to_action'] }),
  incomplete('cut in a fence', 'email', `\`\`\`json\n${upTo('email', 'six evenings')}`, { lacks: ['/call_to_action'] }),
  incomplete('cut in a section', 'spanishArticle', upTo('spanishArticle', 'A la sombra'), { lacks: ['/conclusion'] }),
  incomplete('cut behind a member', 'page', upTo('page', 'Save my place"'), { lacks: ['/faq'] }),
  incomplete('cut behind a comma', 'page', upTo('page', 'Save my place",'), { lacks: ['/faq'] }),
  incomplete('cut in a name', 'email', upTo('email', '"call_to'), { lacks: ['/call_to_action'] }),
  incomplete('cut in a list of variants', 'metaAd', upTo('metaAd', 'Fits in a pocket"')),
  incomplete('cut between variants', 'metaAd', upTo('metaAd', '},')),
  incomplete('cut in the last text', 'post', { content: `{"text": "A calm loaf is a learnt`, finish: 'length' }),
  incomplete('cut in the last text, at a full stop', 'post', '{"hashtags": ["baking"], "text": "A calm loaf is a learnt loaf.'),
  incomplete('cut in almost JSON', 'email', `{subject: 'Bake your first sourdough in March', preheader: 'Six evenings', body: 'Hello,`, {
    lacks: ['/call_to_action'],
  }),
  incomplete('whole, but its server says it was cut', 'email', { content: json('email'), finish: 'length' }),
  incomplete(
    'closed by the model in the middle',
    'email',
    JSON.stringify({
      ...email,
      body: 'Hello,\n\nin March our kitchen opens for six evenings of sourdough. You bring a jar; flour and the',
    }),
  ),
  incomplete(
    'a rest that is left out',
    'article',
    JSON.stringify({ ...whole.article.output, conclusion: '[... rest of the article ...]' }),
  ),
  incomplete(
    'a second message announced',
    'article',
    `${json('article')}\n\nI will continue with the rest of the sections in the next message.`,
  ),
  incomplete(
    'the rest was left out for length',
    'page',
    `${json('page')}\n\nNote: some questions were omitted because of the length limit.`,
  ),
  incomplete(
    'a fence for each part, and one missing',
    'email',
    ['subject', 'preheader', 'body'].map((name) => `\`\`\`json\n${JSON.stringify({ [name]: email[name] })}\n\`\`\``).join('\n'),
    { lacks: ['/call_to_action'] },
  ),
  incomplete(
    'elements that are not closed',
    'email',
    `<subject>${email['subject']}</subject>\n<preheader>${email['preheader']}</preheader>\n<body>Hello,\n\nin March`,
    { lacks: ['/call_to_action'] },
  ),
  readable(
    'labels',
    'email',
    labelled('email', (name, text) => `${capital(name)}: ${text}`),
    { mayBeReady: false },
  ),
  readable(
    'bold labels',
    'email',
    labelled('email', (name, text) => `**${capital(name)}:** ${text}\n`),
    { mayBeReady: false },
  ),
  readable(
    'bold labels, the colon behind',
    'germanEmail',
    labelled('germanEmail', (name, text) => `**${capital(name)}**: ${text}\n`),
    { mayBeReady: false },
  ),
  readable(
    'headings for labels',
    'email',
    labelled('email', (name, text) => `## ${capital(name)}\n\n${text}\n`),
    { mayBeReady: false },
  ),
  readable(
    'german labels',
    'germanEmail',
    labelled(
      'germanEmail',
      (name, text) =>
        `${{ subject: 'Betreff', preheader: 'Vorschautext', body: 'Inhalt', 'call to action': 'Handlungsaufforderung' }[name] ?? name}: ${text}\n`,
    ),
    { mayBeReady: false },
  ),
  readable('labels of a post', 'post', `Post: ${String(whole.post.output['text'])}\n\nHashtags: #baking`, { mayBeReady: false }),
  readable(
    'labels in a list',
    'email',
    labelled('email', (name, text) => `- **${capital(name)}**: ${text.replaceAll('\n', '\n  ')}`),
    { mayBeReady: false },
  ),
  readable(
    'labels and an article',
    'spanishArticle',
    `Title: ${String(whole.spanishArticle.output['title'])}\nSlug: ${String(whole.spanishArticle.output['slug'])}\nMeta title: ${String(whole.spanishArticle.output['meta_title'])}\nMeta description: ${String(whole.spanishArticle.output['meta_description'])}\n\n## Introduction\n${String(whole.spanishArticle.output['introduction'])}\n\n${(whole.spanishArticle.output['sections'] as readonly { heading: string; body: string }[]).map(({ heading, body }) => `## ${heading}\n${body}`).join('\n\n')}\n\n## Conclusion\n${String(whole.spanishArticle.output['conclusion'])}`,
    { mayBeReady: false },
  ),
  readable(
    'yaml',
    'email',
    `subject: ${email['subject']}\npreheader: ${email['preheader']}\nbody: |\n  ${email['body']?.replaceAll('\n', '\n  ')}\ncall_to_action: ${email['call_to_action']}`,
    { mayBeReady: false },
  ),
  readable('a call of a tool', 'email', {
    message: { tool_calls: [{ id: 'c1', type: 'function', function: { name: 'email', arguments: json('email') } }] },
    finish: 'tool_calls',
  }),
  readable('a call of a tool behind words', 'post', {
    content: 'I will write the post now.',
    message: { tool_calls: [{ id: 'c1', type: 'function', function: { name: 'post', arguments: json('post') } }] },
    finish: 'tool_calls',
  }),
  readable('ollama: arguments that are no string', 'page', {
    message: { tool_calls: [{ function: { name: 'landing_page', arguments: whole.page.output } }] },
  }),
  readable('a function_call', 'google', {
    message: { function_call: { name: 'ad_copy', arguments: json('google') } },
    finish: 'function_call',
  }),
  readable('two calls, a part each', 'email', {
    message: {
      tool_calls: [
        { function: { name: 'a', arguments: JSON.stringify({ subject: email['subject'], preheader: email['preheader'] }) } },
        { function: { name: 'b', arguments: JSON.stringify({ body: email['body'], call_to_action: email['call_to_action'] }) } },
      ],
    },
  }),
  readable('content that is no string', 'email', { content: whole.email.output }),
  readable('content in parts', 'email', {
    content: [
      { type: 'text', text: json('email').slice(0, 50) },
      { type: 'text', text: json('email').slice(50) },
    ],
  }),
  incomplete('a refusal', 'email', 'I cannot help with writing this email.'),
  incomplete('a refusal as JSON', 'post', '{"error": "I cannot write this post", "message": "It is against my guidelines."}'),
  incomplete(
    'a refusal in the text',
    'post',
    '{"text": "As an AI language model, I cannot write a sourdough post.", "hashtags": ["baking"]}',
  ),
  incomplete('a question', 'page', 'Could you tell me more about the course? Which city is it in?'),
  incomplete('a plain text', 'germanEmail', 'Guten Tag,\n\nam Samstag öffnet unsere Werkstatt.'),
  incomplete(
    'an error of a gateway',
    'email',
    '{"error": {"message": "Rate limit reached", "type": "tokens", "code": "rate_limit_exceeded"}}',
  ),
  incomplete(
    'the schema and nothing else',
    'email',
    JSON.stringify({
      type: 'object',
      properties: {
        subject: { type: 'string', description: 'The subject line' },
        preheader: { type: 'string' },
        body: { type: 'string', description: 'Markdown' },
        call_to_action: { type: 'string' },
      },
    }),
  ),
  incomplete('a template and nothing else', 'email', '{"subject": "", "preheader": "", "body": "", "call_to_action": ""}'),
  incomplete(
    'schema words as values',
    'email',
    '{"subject": "string", "preheader": "string", "body": "string", "call_to_action": "string"}',
  ),
  incomplete(
    'the brief again',
    'post',
    JSON.stringify({ topic: 'Our sourdough course', platform: 'linkedin', keywords: ['sourdough'], hashtags: ['baking'] }),
  ),
  incomplete('white space', 'email', ' \n\n '),
  incomplete('brackets', 'email', '{}{}{}'),
  incomplete('another kind', 'email', json('post').replace('"text"', '"variants"')),
];

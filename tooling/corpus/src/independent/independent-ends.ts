import { incomplete, readable, type BrokenAnswer } from '../broken-answer.ts';
import { fenced } from './fenced.ts';
import { outputs } from './outputs.ts';

const json = JSON.stringify;
const { email, germanEmail, gardenEmail, linkedinPost, frenchPost, page, frenchPage, article, germanArticle, metaAd } = outputs;

/** Up to and with these words, which have to be there. */
const until = (value: unknown, words: string): string => {
  const whole = json(value);
  const end = whole.indexOf(words) + words.length;
  if (end < words.length) throw new Error(`no “${words}”`);
  return whole.slice(0, end);
};
const cut = { finish: 'length' };

/** Answers that break off, refuse, leave something out or say nothing. */
export const independentEnds: readonly BrokenAnswer[] = [
  incomplete(
    'ends/in-a-name',
    'email',
    { content: until(email, '"call_to'), ...cut },
    { parts: { '/subject': String(email['subject']), '/body': String(email['body']) }, lacks: ['/call_to_action'] },
  ),
  incomplete('ends/in-a-name-but-says-stop', 'gardenEmail', until(gardenEmail, '"pre'), {
    parts: { '/subject': String(gardenEmail['subject']) },
    lacks: ['/preheader', '/body', '/call_to_action'],
  }),
  incomplete(
    'ends/in-a-word',
    'germanEmail',
    { content: until(germanEmail, 'Bringen Sie Ihr R'), ...cut },
    { parts: { '/subject': String(germanEmail['subject']) }, lacks: ['/call_to_action'], rule: 'truncation' },
  ),
  incomplete('ends/after-a-colon', 'email', { content: until(email, '"body":'), ...cut }, { lacks: ['/body', '/call_to_action'] }),
  incomplete(
    'ends/after-a-comma',
    'page',
    { content: `${until(page, 'Save my place"')},`, ...cut },
    { parts: { '/call_to_action': 'Save my place' }, lacks: ['/faq', '/meta_title', '/meta_description'] },
  ),
  incomplete(
    'ends/in-an-escape',
    'germanEmail',
    { content: `${until(germanEmail, 'Fahrrad ist bereit f')}\\u00f`, ...cut },
    { lacks: ['/preheader', '/body', '/call_to_action'] },
  ),
  incomplete('ends/in-a-closed-fence', 'germanArticle', `\`\`\`json\n${until(germanArticle, 'Wischen Sie ihn einmal in der')}\n\`\`\``, {
    parts: { '/title': String(germanArticle['title']), '/sections/0/heading': 'Der Topf aus Ton' },
    lacks: ['/conclusion'],
  }),
  incomplete(
    'ends/in-the-second-variant',
    'metaAd',
    { content: until(metaAd, 'Nobody wants to carry'), ...cut },
    { parts: { '/variants/0/headlines/0': 'Dry on the way, light in the bag' } },
  ),
  incomplete(
    'ends/in-an-answer-of-the-questions',
    'frenchPage',
    { content: until(frenchPage, 'Il est ouvert'), ...cut },
    { parts: { '/headline': String(frenchPage['headline']) }, lacks: ['/meta_title', '/meta_description'] },
  ),
  incomplete('ends/closed-by-the-server', 'page', `${until(page, 'read a dough and tr')}"}]}`, {
    parts: { '/headline': String(page['headline']) },
    lacks: ['/call_to_action', '/meta_title'],
  }),
  incomplete('ends/in-a-post', 'linkedinPost', { content: until(linkedinPost, 'because nobody can look'), ...cut }, { rule: 'truncation' }),
  incomplete('ends/in-a-post-but-says-stop', 'frenchPost', until(frenchPost, 'les fraises du'), {}),
  incomplete(
    'ends/with-a-promise-to-go-on',
    'germanArticle',
    `${fenced(germanArticle).slice(0, 760)}\n\n(Fortsetzung folgt in der nächsten Nachricht)`,
    { parts: { '/slug': 'brot-richtig-lagern' } },
  ),
  incomplete(
    'ends/said-to-be-shortened',
    'article',
    json({ ...article, conclusion: 'Begin tonight. [... rest of the conclusion omitted for brevity ...]' }),
  ),
  incomplete('ends/truncated-by-a-gateway', 'email', `${until(email, 'six evenings of')}... [truncated]`, { lacks: ['/call_to_action'] }),
  incomplete(
    'ends/in-python',
    'email',
    {
      content: `{'subject': 'Bake your first sourdough in March', 'preheader': 'Six evenings, one starter, a loaf each week', 'body': 'Hello, in Mar`,
      ...cut,
    },
    { parts: { '/preheader': String(email['preheader']) }, lacks: ['/call_to_action'] },
  ),
  incomplete(
    'ends/in-xml',
    'gardenEmail',
    {
      content: `<email><subject>${String(gardenEmail['subject'])}</subject><preheader>${String(gardenEmail['preheader'])}</preheader><body>Hello,\n\nour community garden op`,
      ...cut,
    },
    { parts: { '/subject': String(gardenEmail['subject']) } },
  ),
  incomplete(
    'ends/in-labels',
    'gardenEmail',
    {
      content: `Subject: ${String(gardenEmail['subject'])}\nPreheader: ${String(gardenEmail['preheader'])}\nBody: Hello,\n\nour community garden op`,
      ...cut,
    },
    { lacks: ['/call_to_action'] },
  ),
  incomplete(
    'ends/in-a-string-of-json',
    'page',
    { content: json({ response: until(page, 'How to keep a starter') }), ...cut },
    { parts: { '/headline': String(page['headline']) } },
  ),
  incomplete('ends/with-nulls', 'page', json({ ...page, call_to_action: null, faq: null, meta_title: null }), {
    parts: { '/headline': String(page['headline']) },
    lacks: ['/call_to_action', '/faq', '/meta_title'],
  }),
  incomplete('ends/with-the-word-null', 'email', json({ ...email, preheader: 'null', call_to_action: 'N/A' }), {
    rule: 'placeholder',
  }),
  incomplete(
    'ends/with-types-for-values',
    'email',
    json({ subject: 'string', preheader: 'string', body: 'string', call_to_action: 'string' }),
  ),
  incomplete(
    'ends/with-descriptions-for-values',
    'email',
    json({
      subject: 'The subject line',
      preheader: 'The line that inboxes show after the subject',
      body: 'Markdown',
      call_to_action: 'The words on the button',
    }),
  ),
  incomplete('ends/with-slots', 'email', json({ ...email, call_to_action: '[Insert call to action]', preheader: '<preheader>' })),
  incomplete('ends/with-dots', 'gardenEmail', json({ ...gardenEmail, body: '...' }), { lacks: ['/body'] }),
  incomplete('ends/with-to-be-done', 'page', json({ ...page, meta_title: 'TBD', meta_description: 'TODO' })),
  incomplete('ends/with-an-empty-list', 'page', json({ ...page, faq: [], sections: [] }), { lacks: ['/faq', '/sections'] }),
  incomplete('ends/with-true-for-a-text', 'email', json({ ...email, call_to_action: true }), { lacks: ['/call_to_action'] }),
  incomplete('ends/without-one-variant', 'metaAd', json({ variants: [(metaAd['variants'] as unknown[])[0]] })),
  incomplete(
    'ends/with-one-headline',
    'spanishGoogle',
    json({ variants: [{ primary_text: null, headlines: ['Clases de guitarra cerca'], descriptions: [] }] }),
  ),
  incomplete('ends/refuses-in-json', 'email', json({ error: 'I can’t help with that request.' })),
  incomplete(
    'ends/refuses-in-every-part',
    'gardenEmail',
    json({
      subject: 'I’m sorry',
      preheader: 'I can’t assist with this request',
      body: 'I cannot write this email because it may be misleading. Our community garden is great, though.',
      call_to_action: 'I can’t help',
    }),
    { rule: 'refusal' },
  ),
  incomplete('ends/refuses-in-words', 'page', 'I’m sorry, but I can’t create promotional content for this.', {}),
  incomplete(
    'ends/asks-back',
    'linkedinPost',
    'Happy to help! Before I write the post: who is the audience, and how long should it be?',
    {},
  ),
  incomplete('ends/empty-object', 'email', '{}', {}),
  incomplete('ends/empty-fence', 'email', '```json\n```', {}),
  incomplete('ends/only-a-word', 'page', 'Done!', {}),
  incomplete('ends/only-white-space', 'email', ' \n\n\t ', { fails: true }),
  incomplete('ends/json-null', 'email', 'null', {}),
  incomplete('ends/another-kind', 'email', json(linkedinPost)),
  incomplete(
    'ends/a-brief-for-an-answer',
    'gardenEmail',
    json({
      type: 'email',
      topic: 'Community garden opens its gates',
      keywords: ['community garden'],
      facts: ['Opening on 12 April', 'Twenty beds to rent'],
    }),
  ),
  readable('ends/brackets-of-objects-only', 'article', json(article).slice(0, -1)),
  incomplete(
    'ends/saved-as-a-file',
    'email',
    'I have written the email and saved it as `email.json`. Let me know if you would like any changes!',
    {},
  ),
];

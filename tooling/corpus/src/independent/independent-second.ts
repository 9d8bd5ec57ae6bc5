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
  google,
  spanishGoogle,
  metaAd,
} = outputs;
const draft = { ...email, subject: 'Unlock sourdough secrets now', body: 'Hey foodie, are you ready to unlock sourdough?' };
const unlocked = { draft: 'nlock sourdough' };
const [variant] = spanishGoogle['variants'] as [{ headlines: string[]; descriptions: string[] }];
const sections = germanArticle['sections'] as { heading: string; body: string }[];
const text = (name: string) => String(email[name]);

/** A second set, written after what the first one showed was mended, and before any of these was read. */
export const independentSecond: readonly BrokenAnswer[] = [
  readable(
    'second/chinese-thoughts',
    'email',
    `<think>好的，用户需要一封邮件。草稿：${json(draft)} 太吵了。</think>\n\n${json(email)}`,
    unlocked,
  ),
  readable(
    'second/headed-reasoning',
    'email',
    `## Reasoning\nA first idea: ${json(draft)}\nToo loud.\n\n## Answer\n${fenced(email)}`,
    unlocked,
  ),
  incomplete(
    'second/two-drafts-and-no-end',
    'gardenEmail',
    `### Draft 1\n${fenced({ ...gardenEmail, subject: 'Dig in!' })}\n\n### Draft 2\n${fenced({ ...gardenEmail, subject: 'Dirt cheap beds' })}\n\nWhich one should I polish?`,
  ),
  readable(
    'second/scored-attempts',
    'email',
    `Attempt 1:\n${json(draft)}\nScore: 6/10, too loud.\n\nAttempt 2:\n${json(email)}\nScore: 9/10.`,
    unlocked,
  ),
  incomplete(
    'second/prefers-the-first',
    'email',
    `${json(email)}\n\nOr, a bolder take:\n${json(draft)}\n\nI would go with the first one.`,
    unlocked,
  ),
  incomplete(
    'second/alternative-below',
    'page',
    `${fenced(page)}\n\n**Alternative version** (more playful):\n${fenced({ ...page, headline: 'Get baked with us' })}`,
    { draft: 'Get baked' },
  ),
  readable('second/boxed', 'email', `**Final Answer**\n\n$$\\boxed{${json(email)}}$$`),
  readable('second/event-of-a-stream', 'frenchPost', `data: ${json(frenchPost)}\n\ndata: [DONE]`),
  readable(
    'second/completion-in-a-completion',
    'email',
    json({
      id: 'cmpl-1',
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content: json(email) }, finish_reason: 'stop' }],
      usage: { total_tokens: 300 },
    }),
  ),
  readable(
    'second/gemini-in-a-completion',
    'page',
    json({ candidates: [{ content: { parts: [{ text: fenced(page) }], role: 'model' }, finishReason: 'STOP' }] }),
  ),
  readable(
    'second/claude-in-a-completion',
    'gardenEmail',
    json({ type: 'message', role: 'assistant', content: [{ type: 'text', text: json(gardenEmail) }], stop_reason: 'end_turn' }),
  ),
  readable('second/fence-in-an-answer', 'linkedinPost', json({ answer: fenced(linkedinPost), confidence: 0.93 })),
  readable('second/messages', 'email', json([{ role: 'assistant', content: json(email) }])),
  readable(
    'second/names-with-the-kind',
    'email',
    json({ email_subject: text('subject'), preview_text: text('preheader'), email_body: text('body'), cta_button_text: 'Save my place' }),
  ),
  readable(
    'second/responsive-search-ad',
    'spanishGoogle',
    json({ responsive_search_ad: { headline: variant.headlines, description: variant.descriptions } }),
  ),
  readable(
    'second/headline1-in-a-variant',
    'spanishGoogle',
    json({
      variants: [
        {
          headline1: variant.headlines[0],
          headline2: variant.headlines[1],
          headline3: variant.headlines[2],
          description1: variant.descriptions[0],
          description2: variant.descriptions[1],
        },
      ],
    }),
  ),
  readable('second/null-as-a-word', 'google', json(google).replace('null', '"null"')),
  readable(
    'second/headlines-by-h1',
    'spanishGoogle',
    json({
      variants: [
        {
          primary_text: '',
          headlines: { h1: variant.headlines[0], h2: variant.headlines[1], h3: variant.headlines[2] },
          descriptions: { d1: variant.descriptions[0], d2: variant.descriptions[1] },
        },
      ],
    }),
  ),
  readable('second/post-in-content', 'linkedinPost', json({ content: { main_text: linkedinPost['text'], hashtags: '#teamwork, #focus' } })),
  readable(
    'second/metadata-and-content',
    'germanArticle',
    json({
      article: {
        metadata: {
          title: germanArticle['title'],
          slug: germanArticle['slug'],
          meta_title: germanArticle['meta_title'],
          meta_description: germanArticle['meta_description'],
        },
        content: { introduction: germanArticle['introduction'], sections, conclusion: germanArticle['conclusion'] },
      },
    }),
  ),
  readable(
    'second/h2-and-p',
    'germanArticle',
    json({ ...germanArticle, sections: sections.map(({ heading, body }) => ({ h2: heading, p: body })) }),
  ),
  readable(
    'second/hero-and-seo',
    'page',
    json({
      hero: { headline: page['headline'], subheadline: page['subheadline'], cta: page['call_to_action'] },
      sections: page['sections'],
      faq: page['faq'],
      seo: { title: page['meta_title'], description: page['meta_description'] },
    }),
  ),
  readable(
    'second/items-of-lists',
    'frenchPage',
    json({ ...frenchPage, sections: { items: frenchPage['sections'] }, faq: { title: 'Questions', items: frenchPage['faq'] } }),
  ),
  readable(
    'second/sections-as-pairs',
    'germanArticle',
    json({ ...germanArticle, sections: sections.map(({ heading, body }) => [heading, body]) }),
  ),
  readable(
    'second/sections-by-number',
    'germanArticle',
    json({ ...germanArticle, sections: { 1: sections[0], 2: sections[1], 3: sections[2] } }),
  ),
  incomplete(
    'second/body-without-a-label',
    'email',
    `**Subject line**: ${text('subject')}\n**Preview text**: ${text('preheader')}\n\n---\n\n${text('body')}\n\n[Save my place]`,
  ),
  readable(
    'second/apostrophes-in-single-marks',
    'gardenEmail',
    `{'subject': 'Your neighbour's bed is waiting', 'preheader': 'Twenty beds, one gate, and neighbours who share seeds', 'body': 'Hello,\\n\\nour community garden opens on 12 April. It's yours, too.', 'call_to_action': 'Choose your bed'}`,
    {
      parts: {
        '/subject': "Your neighbour's bed is waiting",
        '/body': "Hello,\n\nour community garden opens on 12 April. It's yours, too.",
        '/call_to_action': 'Choose your bed',
      },
    },
  ),
  readable(
    'second/brace-missing-before-words',
    'email',
    `${json(email, null, 2).slice(0, -2)}\n\nI hope this helps! Let me know if you need changes.`,
  ),
  readable('second/two-braces', 'email', `{${json(email, null, 2)}}`),
  readable('second/fence-in-a-line', 'email', `\`\`\`json ${json(email)} \`\`\``),
  readable('second/fence-of-apostrophes', 'page', `'''json\n${json(page, null, 2)}\n'''`),
  readable('second/draft-in-a-comment', 'email', `<!-- first draft: ${json(draft)} -->\n${json(email)}`, unlocked),
  readable(
    'second/labels-in-the-values',
    'email',
    json({ ...email, subject: `**Subject:** ${text('subject')}`, call_to_action: 'Call to action: Save my place' }),
  ),
  readable(
    'second/marks-in-the-values',
    'gardenEmail',
    json({ ...gardenEmail, subject: `"${String(gardenEmail['subject'])}"`, call_to_action: '“Choose your bed”' }),
  ),
  readable('second/line-breaks-escaped-twice', 'email', json({ ...email, body: text('body').replaceAll('\n', '\\n') })),
  readable('second/beginning-lost', 'email', json(email).slice(2)),
  readable(
    'second/section-by-section',
    'germanArticle',
    `Here is the frame:\n${fenced({ ...germanArticle, sections: undefined })}\n\n${sections.map((section, index) => `Section ${index + 1}:\n${fenced(section)}`).join('\n\n')}`,
  ),
  readable(
    'second/json-patch',
    'gardenEmail',
    json(Object.entries(gardenEmail).map(([name, value]) => ({ op: 'add', path: `/${name}`, value }))),
  ),
  readable(
    'second/csv',
    'email',
    `subject,preheader,body,call_to_action\n${Object.values(email)
      .map((value) => `"${String(value)}"`)
      .join(',')}`,
  ),
  readable(
    'second/german-labels',
    'germanEmail',
    `Betreff: ${String(germanEmail['subject'])}\nVorschautext: ${String(germanEmail['preheader'])}\nText:\n${String(germanEmail['body'])}\nCall-to-Action: Termin sichern`,
  ),
  readable(
    'second/french-labels',
    'frenchPage',
    `Titre : ${String(frenchPage['headline'])}\nSous-titre : ${String(frenchPage['subheadline'])}\nBouton : Réserver une table`,
    { parts: { '/headline': String(frenchPage['headline']), '/subheadline': String(frenchPage['subheadline']) }, mayBeReady: false },
  ),
  readable(
    'second/labels-with-emoji',
    'gardenEmail',
    `📧 **Subject:** ${String(gardenEmail['subject'])}\n👀 **Preheader:** ${String(gardenEmail['preheader'])}\n\n📝 **Body:**\n${String(gardenEmail['body'])}\n\n👉 **Call to action:** Choose your bed`,
  ),
  readable(
    'second/refuses-a-claim-and-writes',
    'email',
    `I can’t promise results, so I left that claim out. Here is the email:\n\n${json(email)}`,
  ),
  incomplete('second/names-to-fill-in', 'email', json({ ...email, body: `Hi [First Name],\n\n${text('body')}` }), { rule: 'placeholder' }),
  readable(
    'second/button-with-address',
    'email',
    json({ ...email, call_to_action: { text: 'Save my place', url: 'https://example.com/places' } }),
  ),
  incomplete(
    'second/thoughts-used-all-up',
    'page',
    { content: '', message: { reasoning_content: `Let me write: ${json(page).slice(0, 300)}` }, finish: 'length' },
    { fails: true, draft: 'proud of' },
  ),
  readable('second/self-check', 'metaAd', json({ output: metaAd, self_check: { variants: 2, headlines: 'short', score: 9 } })),
  readable('second/alternatives-beside', 'email', json({ output: email, alternatives: [draft] }), unlocked),
  readable('second/empty-refusal', 'frenchPost', { content: json(frenchPost), message: { refusal: null, reasoning: '' } }),
  incomplete('second/says-how-it-goes-on', 'article', `${json(article).slice(0, -100)}\n… (continues in the same style)`, {}),
  incomplete(
    'second/each-value-a-comment',
    'page',
    json(Object.fromEntries(Object.keys(page).map((name) => [name, `<your ${name} here>`]))),
  ),
  incomplete(
    'second/everything-in-capital-slots',
    'email',
    json({ subject: 'SUBJECT_LINE', preheader: 'PREHEADER_TEXT', body: 'EMAIL_BODY', call_to_action: 'CTA_TEXT' }),
  ),
  incomplete(
    'second/error-of-a-proxy',
    'email',
    json({ error: { message: 'Rate limit reached for requests', type: 'requests', code: 'rate_limit_exceeded' } }),
  ),
  incomplete(
    'second/body-repeats-the-prompt',
    'gardenEmail',
    `You are an experienced marketing copywriter. You write one piece of content of the kind “email”.\n\nThe parts of the answer:\n- subject: 25 to 50 characters\n- preheader: 40 to 90 characters\n- body: paragraphs of one to three sentences\n- call_to_action: two to five words`,
  ),
];

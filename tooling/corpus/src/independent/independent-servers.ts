import { incomplete, readable, type BrokenAnswer } from '../broken-answer.ts';
import { fenced } from './fenced.ts';
import { outputs } from './outputs.ts';

const json = JSON.stringify;
const { email, germanEmail, gardenEmail, linkedinPost, frenchPost, page, frenchPage, article, google, metaAd, spanishGoogle } = outputs;

const draftEmail = { ...email, subject: 'Unlock sourdough secrets now', body: 'Hey foodie, are you ready to unlock sourdough?' };
const call = (args: unknown, name = 'write_content') => ({ id: 'call_1', type: 'function', function: { name, arguments: args } });

/** What servers and the templates of chats make of an answer. */
export const independentServers: readonly BrokenAnswer[] = [
  readable(
    'servers/vllm-reasoning-parser',
    'email',
    {
      content: fenced(email),
      message: { reasoning_content: `Draft: ${json(draftEmail)} Too loud. Make it calm.` },
    },
    { draft: 'Unlock' },
  ),
  readable(
    'servers/openrouter-reasoning-details',
    'linkedinPost',
    {
      content: json(linkedinPost),
      message: {
        reasoning: '{"text": "Typing is dead. #teamwork #focus", "hashtags": ["teamwork"]}',
        reasoning_details: [{ type: 'reasoning.text', text: 'Typing is dead.', format: 'unknown' }],
      },
    },
    { draft: 'Typing is dead' },
  ),
  incomplete(
    'servers/only-reasoning-content',
    'email',
    { content: null, message: { reasoning_content: json(email) }, finish: 'length' },
    { fails: true, draft: 'Bake your first' },
  ),
  incomplete(
    'servers/only-reasoning-and-empty-content',
    'gardenEmail',
    { content: '', message: { reasoning: `The final answer is ${json(gardenEmail)}` } },
    { fails: true, draft: 'bed is waiting' },
  ),
  readable(
    'servers/gpt-oss-harmony-return',
    'page',
    `<|channel|>analysis<|message|>User wants landing page. Headline idea: "Sourdough hero". JSON {"headline":"Sourdough hero"}.<|end|><|start|>assistant<|channel|>final<|message|>${json(page)}<|return|>`,
    { draft: 'hero' },
  ),
  readable(
    'servers/gpt-oss-specials-stripped',
    'email',
    `analysisWe need to produce JSON. Draft: ${json(draftEmail)} Subject is too loud; avoid "unlock".assistantfinal${json(email)}`,
    { draft: 'Unlock' },
  ),
  readable(
    'servers/gpt-oss-commentary-call',
    'gardenEmail',
    `<|channel|>analysis<|message|>Call the function.<|end|><|start|>assistant<|channel|>commentary to=functions.write_content <|constrain|>json<|message|>${json(gardenEmail)}<|call|>`,
  ),
  incomplete(
    'servers/gpt-oss-analysis-cut',
    'email',
    { content: `<|channel|>analysis<|message|>Let me draft. ${json(draftEmail)} Now shorten the su`, finish: 'length' },
    { fails: true, draft: 'Unlock' },
  ),
  readable(
    'servers/mistral-thinking-parts',
    'germanEmail',
    {
      content: [
        {
          type: 'thinking',
          thinking: [{ type: 'text', text: 'Entwurf: {"subject": "Rad kaputt?", "body": "Hallo Radler"}' }],
          closed: true,
        },
        { type: 'text', text: json(germanEmail) },
      ],
    },
    { draft: 'Rad kaputt' },
  ),
  readable('servers/text-in-two-parts', 'frenchPage', {
    content: [
      { type: 'text', text: json(frenchPage).slice(0, 300) },
      { type: 'text', text: json(frenchPage).slice(300) },
    ],
  }),
  readable('servers/responses-output-text-part', 'email', { content: [{ type: 'output_text', text: fenced(email), annotations: [] }] }),
  readable('servers/content-as-object', 'linkedinPost', { content: linkedinPost }),
  readable('servers/claude-door-words-and-call', 'page', {
    content: 'I’ll write the page with the tool.',
    message: { tool_calls: [call(json(page))] },
    finish: 'tool_calls',
  }),
  readable('servers/ollama-arguments-object', 'metaAd', {
    content: '',
    message: { tool_calls: [{ function: { name: 'ad_copy', arguments: metaAd } }] },
  }),
  readable('servers/function-call-with-output-string', 'email', {
    content: null,
    message: { function_call: { name: 'respond', arguments: json({ output: json(email) }) } },
    finish: 'function_call',
  }),
  readable(
    'servers/called-twice',
    'email',
    { content: null, message: { tool_calls: [call(json(draftEmail)), { ...call(json(email)), id: 'call_2' }] }, finish: 'tool_calls' },
    { draft: 'Unlock' },
  ),
  incomplete(
    'servers/call-cut',
    'page',
    { content: null, message: { tool_calls: [call(json(page).slice(0, 260))] }, finish: 'length' },
    {
      parts: { '/headline': 'Bake sourdough you are proud of' },
      lacks: ['/meta_title', '/meta_description'],
    },
  ),
  incomplete('servers/call-without-arguments', 'email', { content: null, message: { tool_calls: [call('')] }, finish: 'tool_calls' }),
  readable(
    'servers/hermes-tool-call-tag',
    'spanishGoogle',
    `<tool_call>\n${json({ name: 'ad_copy', arguments: spanishGoogle })}\n</tool_call>`,
  ),
  readable('servers/mistral-tool-calls-token', 'email', `[TOOL_CALLS][${json({ name: 'email', arguments: email, id: 'abc123456' })}]`),
  readable(
    'servers/llama-python-tag',
    'frenchPost',
    `<|python_tag|>${json({ type: 'function', name: 'social_post', parameters: frenchPost })}<|eom_id|>`,
  ),
  readable('servers/llama-function-tag', 'gardenEmail', `<function=write_email>${json(gardenEmail)}</function>`),
  readable(
    'servers/qwen-coder-xml-call',
    'email',
    `<tool_call>\n<function=email>\n${Object.entries(email)
      .map(([name, value]) => `<parameter=${name}>\n${String(value)}\n</parameter>`)
      .join('\n')}\n</function>\n</tool_call>`,
    { mayBeReady: true },
  ),
  incomplete(
    'servers/azure-filter-in-the-middle',
    'article',
    { content: json(article).slice(0, 330), finish: 'content_filter' },
    { fails: true },
  ),
  incomplete('servers/azure-filter-before-a-word', 'email', { content: null, finish: 'content_filter' }, { fails: true }),
  incomplete(
    'servers/refusal-member',
    'email',
    { content: null, message: { refusal: 'I’m sorry, but I can’t help with that.' } },
    { fails: true },
  ),
  readable('servers/no-finish-reason', 'linkedinPost', { content: json(linkedinPost), finish: null }),
  readable('servers/length-at-the-last-brace', 'email', { content: json(email), finish: 'length' }),
  readable('servers/im-end-left-in', 'email', `${json(email)}<|im_end|>`),
  readable('servers/end-of-turn-and-eos', 'germanEmail', `\n${fenced(germanEmail)}<end_of_turn>\n</s></s>`),
  readable(
    'servers/runs-on-into-the-next-turn',
    'email',
    `${json(email)}<|im_end|>\n<|im_start|>user\nGreat! Now one that is funny.<|im_end|>\n<|im_start|>assistant\n${json({ ...email, subject: 'Loaf at first sight', body: 'Knock knock. Who is there? Dough.' })}`,
    { draft: 'Loaf at first' },
  ),
  readable(
    'servers/runs-on-with-plain-roles',
    'gardenEmail',
    `${json(gardenEmail)}\n\nUser: Can you make it shorter?\nAssistant: ${json({ ...gardenEmail, body: 'Come by. Beds here. Bring seeds.' })}`,
    { draft: 'Come by. Beds' },
  ),
  readable('servers/glm-box', 'frenchPost', `<|begin_of_box|>${json(frenchPost)}<|end_of_box|>`),
  readable(
    'servers/cohere-sections',
    'email',
    `<|START_THINKING|>Maybe ${json(draftEmail)}<|END_THINKING|><|START_RESPONSE|>${json(email)}<|END_RESPONSE|>`,
    { draft: 'Unlock' },
  ),
  readable(
    'servers/kimi-diamonds',
    'linkedinPost',
    `◁think▷Something like {"text": "Pens win. #teamwork #focus", "hashtags": ["teamwork", "focus"]}◁/think▷${json(linkedinPost)}`,
    { draft: 'Pens win' },
  ),
  readable('servers/seed-think', 'email', `<seed:think>Draft ${json(draftEmail)}</seed:think>\n${json(email)}`, { draft: 'Unlock' }),
  readable(
    'servers/r1-prompt-opened-the-thoughts',
    'page',
    `Okay, a landing page about sourdough evenings. First try:\n${json({ ...page, headline: 'Get baked with us' })}\nNo, too silly.\n</think>\n\n${fenced(page)}`,
    { draft: 'Get baked' },
  ),
  readable('servers/qwen-empty-thoughts', 'spanishGoogle', `<think>\n\n</think>\n\n${json(spanishGoogle)}`),
  readable(
    'servers/granite-thought-process',
    'email',
    `Here is my thought process: The reader works by day. A first idea: ${json(draftEmail)}. It shouts.\n\nHere is my response: ${json(email)}`,
    { draft: 'Unlock' },
  ),
  readable(
    'servers/apriel-final-response',
    'email',
    `Here are my reasoning steps:\n1. Subject: "Unlock sourdough secrets now"\n2. {"subject": "Unlock sourdough secrets now"}\n[BEGIN FINAL RESPONSE]\n${json(email)}\n[END FINAL RESPONSE]`,
    { draft: 'Unlock' },
  ),
  incomplete(
    'servers/whitespace-without-end',
    'email',
    { content: `{"subject": "Bake your first sourdough in March",${'\n'.repeat(3_000)}`, finish: 'length' },
    {
      parts: { '/subject': 'Bake your first sourdough in March' },
      lacks: ['/preheader', '/body', '/call_to_action'],
    },
  ),
  incomplete(
    'servers/loop-until-the-limit',
    'email',
    {
      content: `{"subject": "Bake your first sourdough in March", "preheader": "Six evenings, one starter, a loaf each week", "body": "Hello,${' calm and calm'.repeat(900)}`,
      finish: 'length',
    },
    {
      parts: { '/subject': 'Bake your first sourdough in March' },
      lacks: ['/call_to_action'],
    },
  ),
  readable('servers/the-same-object-again', 'frenchPost', { content: `${json(frenchPost)}${json(frenchPost)}` }),
  readable(
    'servers/calls-and-reasoning',
    'google',
    {
      content: '',
      message: {
        reasoning_content: json(google).replaceAll('Bake with', 'Dance with'),
        tool_calls: [call(json({ ad_copy: google }), 'ad_copy')],
      },
      finish: 'tool_calls',
    },
    { draft: 'Dance with' },
  ),
];
